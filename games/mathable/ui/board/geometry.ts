import type { SquareKind } from '#ui/board/wood.tsx';
import { type Cell, SIZE, type Square } from '../../rules/cells.ts';

/** Column and row of a cell. */
export function spotOf(cell: Cell): { readonly column: number; readonly row: number } {
  return { column: cell % SIZE, row: Math.floor(cell / SIZE) };
}

/** Moves a drawing of 100 units to its cell. */
export function corner(cell: Cell): string {
  const { column, row } = spotOf(cell);
  return `translate(${column * 100} ${row * 100})`;
}

/** A loop around cells in line. */
export function loop(cells: readonly Cell[]): { x: number; y: number; width: number; height: number } {
  const spots = cells.map(spotOf);
  const [left, top] = [Math.min(...spots.map(one => one.column)), Math.min(...spots.map(one => one.row))];
  return {
    x: left * 100 - 3,
    y: top * 100 - 3,
    width: (Math.max(...spots.map(one => one.column)) - left) * 100 + 106,
    height: (Math.max(...spots.map(one => one.row)) - top) * 100 + 106,
  };
}

export function kindOf(square: Square): SquareKind {
  switch (square.tag) {
    case 'plain':
      return '.';
    case 'restriction':
      return square.operator;
    case 'prize':
      return square.factor === 2 ? '2' : '3';
    case 'printed':
      return `c${square.number}`;
  }
}
