/** Positions for tests: games in which everybody lays what comes up. */
import type { Rng } from '#contract/rng.ts';
import { rngFor } from '#kernel/rng.ts';
import { game } from '../../rules/index.ts';
import { equalsLeft, seatToPlay } from '../../rules/turn.ts';
import type { Config, Move, State } from '../../rules/types.ts';
import type { Position } from '../field.ts';
import { fieldOf } from '../field.ts';
import { listPlays } from '../generate.ts';
import { playAt } from '../play-list.ts';

export const PLAIN: Config = { grid: 'full', checking: 'assisted', closing: 'reserve' };
export const LATTICE: Config = { ...PLAIN, grid: 'lattice' };

export function rngOf(seed: number, step = 0): Rng {
  return rngFor([seed, 7, 7, 7, 7, 7, 7, 7], step);
}

export function positionOf(state: State): Position {
  const { board, supply, scored, config } = state;
  return { board, supply, scored, grid: config.grid, equals: equalsLeft(state) };
}

/** Every state of a random game, the last included, with the move that follows. */
export function* randomGame(
  config: Config,
  seats: number,
  seed: number,
): Generator<{ state: State; move: Move | null; rng: Rng }> {
  let state = game.setup(config, seats, rngOf(seed));
  for (let step = 1; ; step++) {
    const seat = seatToPlay(state);
    if (seat === null) break;
    const move = randomMove(state, state.racks[seat] ?? [], rngOf(seed, 1000 + step));
    yield { state, move, rng: rngOf(seed, step) };
    state = game.apply(state, [{ seat, move, elapsedMs: 0, by: 'bot' }], rngOf(seed, step));
  }
  yield { state, move: null, rng: rngOf(seed) };
}

/** One turn in eight is an exchange; a play uses at most three numbers, so that games are long. */
function randomMove(state: State, rack: readonly number[], rng: Rng): Move {
  const list = listPlays(fieldOf(positionOf(state), rack), 3);
  if (list.count === 0 || rng.int(8) === 0)
    return { kind: 'exchange', tokens: rack.slice(0, Math.min(rng.int(4), state.bag.length)) };
  return { kind: 'play', tokens: playAt(list, rng.int(list.count)).tokens };
}

/** One state of a random game, as far on as asked; the last before its end if it is not so long. */
export function stateAfter(config: Config, seed: number, turns: number): State {
  let found: State | undefined;
  for (const { state, move } of randomGame(config, 2, seed)) {
    if (move !== null) found = state;
    if (state.turns === turns) break;
  }
  return found as State;
}
