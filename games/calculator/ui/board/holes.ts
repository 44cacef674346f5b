import { isOffLattice, RED, STAR } from '../../data/board.ts';
import { columnOf, rowOf } from '../../rules/cells.ts';
import type { Cell, Config } from '../../rules/types.ts';

/** What the board has on a cell; `plain` is off the lattice, `blocked` too where nothing can lie there. */
export type HoleKind = 'number' | 'sign' | 'plain' | 'red' | 'star' | 'blocked';

export function holeAt(cell: Cell, grid: Config['grid']): HoleKind {
  if (cell === STAR) return 'star';
  if (RED.has(cell)) return 'red';
  if (isOffLattice(cell)) return grid === 'lattice' ? 'blocked' : 'plain';
  return rowOf(cell) % 2 === 0 && columnOf(cell) % 2 === 0 ? 'number' : 'sign';
}
