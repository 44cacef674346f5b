import { CELLS, type Cell } from '../../rules/cells.ts';
import { linesThatHold, pointsOf } from '../../rules/placing.ts';
import { without } from '../../rules/tiles.ts';
import { lay } from '../../rules/turn.ts';
import type { Board, Tile } from '../../rules/types.ts';

/**
 * The most points of a turn by trying every sequence of placements, from the rules alone. Sets of tiles laid
 * in another order are not gone through again; nothing else is clever here, and nothing else should be.
 */
export function exhaustiveBest(board: Board, rack: readonly Tile[], emptied: number): number {
  return best(board, rack, emptied, new Map());
}

function best(board: Board, rack: readonly Tile[], emptied: number, known: Map<string, number>): number {
  const key = board.join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  let most = rack.length === 0 ? emptied : 0;
  for (const { cell, tile, points } of allPlacements(board, rack)) {
    const rest = best(lay(board, [{ cell, tile }]), without(rack, [tile]), emptied, known);
    most = Math.max(most, points + rest);
  }
  known.set(key, most);
  return most;
}

function allPlacements(board: Board, rack: readonly Tile[]): { cell: Cell; tile: Tile; points: number }[] {
  const found: { cell: Cell; tile: Tile; points: number }[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (board[cell] !== null) continue;
    for (const tile of new Set(rack)) {
      const lines = linesThatHold(board, cell, tile).length;
      if (lines > 0) found.push({ cell, tile, points: pointsOf(cell, tile, lines) });
    }
  }
  return found;
}
