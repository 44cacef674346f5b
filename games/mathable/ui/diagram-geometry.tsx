import type { SquareKind } from '#ui/wood.tsx';
import type { Cell, Square } from '../rules/cells.ts';
import { spotOf } from './diagram-positions.tsx';

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
    x: left * 100 - 1,
    y: top * 100 - 1,
    width: (Math.max(...spots.map(one => one.column)) - left) * 100 + 102,
    height: (Math.max(...spots.map(one => one.row)) - top) * 100 + 102,
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
      return `c${square.number}` as SquareKind;
  }
}
