import type { Outcome } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { rngFor } from '#kernel/rng.ts';
import { game } from '../../rules/index.ts';
import { CHECKING, type Config, LINES, type Move, type State, type View } from '../../rules/types.ts';

export const PLAIN: Config = { checking: 'referee', lines: 'automatic' };

export function rngOf(seed: number, step = 0): Rng {
  return rngFor([seed, 2, 3, 4, 5, 6, 7, 8], step);
}

/** Picks a kind of move, then one of that kind: else exchanges, the most numerous, would drown the rest. */
export function randomMove(moves: readonly Move[], rng: Rng): Move {
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  const kind = kinds[rng.int(kinds.length)];
  // Tiles on the board make positions worth testing: any other choice is made half as often.
  const wanted = kinds.includes('place') && rng.int(2) === 0 ? 'place' : kind;
  const some = moves.filter(move => move.kind === wanted);
  return some[rng.int(some.length)] as Move;
}

/** Every state of a random game by the real rules, with the move that follows. */
export function* randomGame(seats: number, seed: number): Generator<{ state: State; move: Move; rng: Rng }> {
  let state = game.setup(PLAIN, seats, rngOf(seed));
  for (let step = 1; game.status(state).tag === 'playing'; step++) {
    const { seat } = state.turn;
    const rng = rngOf(seed, step);
    const move = randomMove([...game.moves(game.view(state, seat))], rng);
    yield { state, move, rng };
    state = game.apply(state, [{ seat, move, elapsedMs: 0, by: 'bot' }], rngOf(seed, step));
  }
  yield { state, move: { kind: 'pass' }, rng: rngOf(seed) };
}

export const CONFIGS: readonly Config[] = CHECKING.flatMap(checking =>
  LINES.map(lines => ({ checking, lines })),
);

/** Plays a game with one mind for all seats; those who may interrupt are asked as `rank` would have it. */
export function playTable(
  config: Config,
  seats: number,
  seed: number,
  choose: (view: View, rng: Rng) => Move,
): Outcome {
  let state = game.setup(config, seats, rngOf(seed));
  for (let step = 1; ; step++) {
    const status = game.status(state);
    if (status.tag === 'over') return status.outcome;
    const commits = status.turn.seats.map(seat => {
      const move = choose(game.view(state, seat), rngOf(seed, 10_000 + step * seats + seat));
      return { seat, move, elapsedMs: 0, by: 'bot' as const };
    });
    state = game.apply(state, commits, rngOf(seed, step));
  }
}

export type Asked = { readonly view: View; readonly seed: number; readonly must: boolean };

/** Views of those who must act, and of those who may, at every so many steps of a random game. */
export function tableTalk(config: Config, seats: number, every: number): Asked[] {
  const asked: Asked[] = [];
  for (let seed = 0; seed < 4; seed++) {
    let state = game.setup(config, seats, rngOf(seed));
    for (let step = 1; step < 2000; step++) {
      const status = game.status(state);
      if (status.tag === 'over') break;
      const must = status.turn.seats;
      const may = status.turn.may?.seats ?? [];
      if (step % every === 0) {
        for (const seat of [...must, ...may])
          asked.push({ view: game.view(state, seat), seed: 100 * seed + step, must: must.includes(seat) });
      }
      const commits = must.map(seat => {
        const move = randomMove(
          [...game.moves(game.view(state, seat))],
          rngOf(seed, 10_000 + step * seats + seat),
        );
        return { seat, move, elapsedMs: 0, by: 'bot' as const };
      });
      state = game.apply(state, commits, rngOf(seed, step));
    }
  }
  return asked;
}
