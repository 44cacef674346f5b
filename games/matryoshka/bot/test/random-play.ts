import type { Commit, Outcome } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { rngFor } from '#kernel/rng.ts';
import { game } from '../../rules/index.ts';
import type { Config, Move, State, View } from '../../rules/types.ts';

export const TALKING: Config = { talk: 'remarks' };
export const SILENT: Config = { talk: 'silent' };

export function rngOf(seed: number, step = 0): Rng {
  return rngFor([seed, 2, 3, 4, 5, 6, 7, 8], step);
}

export function randomMove(view: View, rng: Rng): Move {
  const moves = [...game.moves(view)].filter(({ kind }) => kind !== 'remark');
  return moves[rng.int(moves.length)] as Move;
}

type Choose = (view: View, rng: Rng) => Move;

/** Every state of a game, with the choices that follow; none after the last. */
export function* wholeGame(
  { config, seats, seed }: { readonly config: Config; readonly seats: number; readonly seed: number },
  choose: Choose,
): Generator<{ readonly state: State; readonly commits: readonly Commit<Move>[] }> {
  let state = game.setup(config, seats, rngOf(seed));
  for (let step = 1; ; step++) {
    const status = game.status(state);
    if (status.tag === 'over') break;
    const commits = status.turn.seats.map(seat => {
      const move = choose(game.view(state, seat), rngOf(seed, 10_000 + step * seats + seat));
      return { seat, move, elapsedMs: 0, by: 'bot' as const };
    });
    yield { state, commits };
    state = game.apply(state, commits, rngOf(seed, step));
  }
  yield { state, commits: [] };
}

export function playTable(seats: number, seed: number, choose: Choose): Outcome {
  let last: State | undefined;
  for (const { state } of wholeGame({ config: SILENT, seats, seed }, choose)) last = state;
  const status = last === undefined ? null : game.status(last);
  if (status?.tag !== 'over') throw new Error('the game did not end');
  return status.outcome;
}

/** Views of all who must act, at every so many steps of random games. */
export function positions(seats: number, every: number): { readonly view: View; readonly seed: number }[] {
  const found: { view: View; seed: number }[] = [];
  for (let seed = 0; seed < 3; seed++) {
    let step = 0;
    for (const { state, commits } of wholeGame({ config: TALKING, seats, seed }, randomMove)) {
      if (step++ % every !== 0) continue;
      for (const { seat } of commits) found.push({ view: game.view(state, seat), seed: 100 * seed + step });
    }
  }
  return found;
}
