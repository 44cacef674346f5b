/** What a screen that all look at shows of a turn: its sums, and what is being tried. */
import type { OnScreen, SumOfTurn, TurnInSums } from '#contract/page.ts';
import { makeCell } from '../rules/cells.ts';
import { sum } from '../rules/tiles.ts';
import type { Mathable, Placement, View } from '../rules/types.ts';
import { sumsOf } from './placement-facts.ts';

export const onScreen: OnScreen<Mathable> = {
  lastTurn: view => {
    const { turn, past } = view;
    const last = turn.placements.length > 0 ? { ...turn, superBonus: 0 } : past.at(-1);
    return last === undefined ? null : inSums(view, last);
  },
  tried: move => (move.kind === 'place' ? { what: String(move.tile), at: makeCell(move.cell) } : null),
};

interface Played {
  readonly seat: number;
  readonly placements: readonly Placement[];
  readonly superBonus: number;
}

function inSums(view: View, { seat, placements, superBonus }: Played): TurnInSums {
  return {
    seat,
    points: sum(placements.map(({ points }) => points)) + superBonus,
    extra: superBonus,
    sums: placements.map(placement => sumOf(view, placement)),
  };
}

/** MB-15: where players check one another, the calculation is for them to find. */
function sumOf({ board, config }: View, placement: Placement): SumOfTurn {
  const { cell, tile, points } = placement;
  const sums = config.checking === 'referee' ? sumsOf(board, placement) : [];
  return {
    text: sums.length === 0 ? String(tile) : `${sums.join(' = ')} = ${tile}`,
    at: makeCell(cell),
    points,
  };
}
