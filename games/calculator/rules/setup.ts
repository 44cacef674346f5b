import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { ALL_NUMBERS, CELLS, RACK, SUPPLY } from '../data/board.ts';
import type { Board } from './runs.ts';
import { type NumberToken, sorted } from './tokens.ts';
import type { Config, Draw, State } from './types.ts';

export const EMPTY_BOARD: Board = Array.from({ length: CELLS }, () => null);

/** CA-7: draw for the order, put everything back, draw six each. */
export function setup(config: Config, seats: number, rng: Rng): State {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const { draws, order } = drawForOrder(everyone, rng);
  const bag = rng.shuffle(ALL_NUMBERS);
  const racks: NumberToken[][] = everyone.map(() => []);
  for (const seat of order) racks[seat] = sorted(bag.splice(bag.length - RACK));
  return {
    config,
    board: EMPTY_BOARD,
    bag,
    racks,
    supply: SUPPLY,
    scores: everyone.map(() => 0),
    scored: [],
    draws,
    order,
    turns: 0,
    idle: 0,
    lastTurn: null,
    past: [],
  };
}

/**
 * Whoever drew what somebody else drew, too, draws again. The bag lasts: it would have to come out in pairs to its
 * last number, and several numbers have an odd count.
 */
function drawForOrder(everyone: readonly Seat[], rng: Rng): { draws: Draw[]; order: Seat[] } {
  const bag = rng.shuffle(ALL_NUMBERS);
  const drawn: NumberToken[][] = everyone.map(() => []);
  const draws: Draw[] = [];
  for (let tied = everyone; tied.length > 0; tied = everyone.filter(seat => isTied(drawn, seat))) {
    const row = tied.map(seat => ({ seat, token: must(bag.pop()) }));
    for (const { seat, token } of row) drawn[seat]?.push(token);
    draws.push(row);
  }
  return { draws, order: everyone.toSorted((a, b) => compare(drawn[a] ?? [], drawn[b] ?? [])) };
}

function isTied(drawn: readonly (readonly NumberToken[])[], seat: Seat): boolean {
  return drawn.some((other, i) => i !== seat && compare(other, drawn[seat] ?? []) === 0);
}

/** By the first draw, then by the next: no two seats have drawn the same all along. */
function compare(a: readonly NumberToken[], b: readonly NumberToken[]): number {
  const differing = a.findIndex((token, i) => token !== b[i]);
  return differing < 0 ? a.length - b.length : must(a[differing]) - (b[differing] ?? 0);
}
