import { columnOf, rowOf } from '../../rules/cells.ts';
import type { Cell } from '../../rules/types.ts';

/** Units around the holes, for the names of rows and columns. */
export const MARGIN = 46;
/** A hole has 100 units to itself. */
export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${1300 + 2 * MARGIN} ${1300 + 2 * MARGIN}`;

/** Moves a drawing of 100 units to its cell. */
export function corner(cell: Cell): string {
  return `translate(${columnOf(cell) * 100} ${rowOf(cell) * 100})`;
}

/** A loop around cells in line, given from the first to the last. */
export function loop(cells: readonly Cell[]): { x: number; y: number; width: number; height: number } {
  const [first, last] = [cells[0] ?? 0, cells.at(-1) ?? 0];
  return {
    x: columnOf(first) * 100 + 2,
    y: rowOf(first) * 100 + 1,
    width: (columnOf(last) - columnOf(first)) * 100 + 96,
    height: (rowOf(last) - rowOf(first)) * 100 + 97,
  };
}
