import type { Commit } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { rngFor } from '#kernel/rng.ts';
import { game } from '../rules/index.ts';
import type { Config, Move, State, View } from '../rules/types.ts';

export const STRATEGIC: Config = {
  form: 'strategic',
  answers: 'choices',
  record: 'shown',
  starter: 'random',
};
export const SIMPLIFIED: Config = { ...STRATEGIC, form: 'simplified' };

export function rngOf(seed: number, step = 0): Rng {
  return rngFor([seed, 8, 1, 0, 0, 0, 0, 0], step);
}

export interface Table {
  readonly config: Config;
  readonly seats: number;
  readonly seed: number;
}

export type Choose = (view: View, rng: Rng, state: State) => Move;

/** Every state of a game, the last one included; at most so many steps of it. */
export function* statesOf({ config, seats, seed }: Table, choose: Choose, most = 2000): Generator<State> {
  let state = game.setup(config, seats, rngOf(seed));
  for (let step = 1; step <= most; step++) {
    yield state;
    const status = game.status(state);
    if (status.tag === 'over') return;
    const now = state;
    const commits = status.turn.seats.map((seat): Commit<Move> => {
      const move = choose(game.view(now, seat), rngOf(seed, 10_000 + step * seats + seat), now);
      return { seat, move, elapsedMs: 0, by: 'bot' };
    });
    state = game.apply(state, commits, rngOf(seed, step));
  }
}

/** Anything that is allowed: each kind of move as often as another. */
export function anyMove(view: View, rng: Rng): Move {
  const moves = [...game.moves(view)];
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  const kind = kinds[rng.int(kinds.length)];
  const alike = moves.filter(move => move.kind === kind);
  return alike[rng.int(alike.length)] as Move;
}

/** Somebody with luck: half of the calls find their card, so that families come together. */
export function luckyMove(view: View, rng: Rng, state: State): Move {
  const lucky = [...game.moves(view)].filter(
    move => move.kind === 'call' && state.hands[move.from]?.includes(move.card) === true,
  );
  const isLucky = lucky.length > 0 && rng.int(2) === 0;
  return isLucky ? (lucky[rng.int(lucky.length)] as Move) : anyMove(view, rng);
}
