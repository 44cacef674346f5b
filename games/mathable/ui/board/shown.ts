import { type Cell, PAIRS } from '../../rules/cells.ts';
import { holds, linesAt } from '../../rules/placing.ts';
import type { Placement, Tile, View } from '../../rules/types.ts';
import type { Hand } from '../hand/hand-state.ts';

export interface ShownLine {
  readonly cells: readonly Cell[];
  readonly holds: boolean;
}

/** The lines to outline: of the tile being considered, of one that was refused, else of what was just placed. */
export function linesToShow(
  view: View,
  hand: Hand,
  tile: Tile | undefined,
  fresh: readonly Placement[],
): readonly ShownLine[] {
  const { board, config } = view;
  if (hand.tag === 'laid' && tile !== undefined) {
    if (config.lines === 'claimed') return hand.claims.map(direction => lineFrom(hand.cell, direction, true));
    // Where players check one another, the page does not tell a true line from a wrong one.
    const shown = linesAt(board, hand.cell).filter(
      line => config.checking === 'challenge' || holds(hand.cell, line, tile),
    );
    return shown.map(({ direction }) => lineFrom(hand.cell, direction, true));
  }
  if (hand.tag === 'refused' && board[hand.cell] === null)
    return linesAt(board, hand.cell).map(({ direction }) => lineFrom(hand.cell, direction, false));
  const last = fresh.at(-1);
  if (last === undefined || config.checking === 'challenge') return [];
  return last.lines.map(direction => lineFrom(last.cell, direction, true));
}

/** What was placed between two views. */
export function newPlacements(before: View | null, after: View): readonly Placement[] {
  if (before === null || after.past.length + after.turn.placements.length === 0) return [];
  const now =
    after.turn.placements.length > 0 ? after.turn.placements : (after.past.at(-1)?.placements ?? []);
  return now.filter(({ cell }) => before.board[cell] === null && after.board[cell] !== null);
}

function lineFrom(cell: Cell, direction: string, holdsThere: boolean): ShownLine {
  const pair = PAIRS[cell]?.find(one => one.direction === direction);
  return { cells: pair === undefined ? [cell] : [cell, pair.near, pair.far], holds: holdsThere };
}
