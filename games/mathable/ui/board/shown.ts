import { type Cell, PAIRS } from '../../rules/cells.ts';
import { holds, linesAt } from '../../rules/placing.ts';
import type { Placement, View } from '../../rules/types.ts';
import { type Hand, withLaid } from '../hand/hand-state.ts';

export interface ShownLine {
  readonly cells: readonly Cell[];
  readonly holds: boolean;
}

/** The lines to outline: of the tile being considered, of one that was refused, else of what was just placed. */
export function linesToShow(view: View, hand: Hand, fresh: readonly Placement[]): readonly ShownLine[] {
  const { config } = view;
  const laid = hand.tag === 'laying' ? hand.laid : [];
  const why = hand.tag === 'laying' ? hand.why : null;
  const all = withLaid(view, laid).board;
  if (why !== null)
    return all[why.cell] === null
      ? linesAt(all, why.cell).map(({ direction }) => lineFrom(why.cell, direction, false))
      : [];
  const considered = laid.at(-1);
  if (considered !== undefined) {
    const { cell, claims, slot } = considered;
    if (config.lines === 'claimed') return claims.map(direction => lineFrom(cell, direction, true));
    // Where players check one another, the page does not tell a true line from a wrong one.
    const { board } = withLaid(view, laid.slice(0, -1));
    const shown = linesAt(board, cell).filter(
      line => config.checking === 'challenge' || holds(cell, line, view.rack[slot] ?? 0),
    );
    return shown.map(({ direction }) => lineFrom(cell, direction, true));
  }
  const last = fresh.at(-1);
  if (last === undefined || config.checking === 'challenge') return [];
  return last.lines.map(direction => lineFrom(last.cell, direction, true));
}

/** What the others placed since the viewer's own last turn; for who only looks on, the last turn. */
export function markedCells({ past, turn, me }: View): readonly Cell[] {
  if (me === 'spectator') return cellsOf(turn.placements.length > 0 ? turn : past.at(-1));
  const mine = past.findLastIndex(({ seat }) => seat === me);
  // While one plays, it stays marked.
  return [...past.slice(mine + 1), turn].filter(({ seat }) => seat !== me).flatMap(cellsOf);
}

function cellsOf(turn: { readonly placements: readonly Placement[] } | undefined): readonly Cell[] {
  return turn?.placements.map(({ cell }) => cell) ?? [];
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
