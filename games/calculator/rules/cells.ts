/** CA-1: the geometry of the board. */
import { must } from '#kernel/must.ts';
import { CELLS, SIZE } from '../data/board.ts';
import type { Cell, Direction } from './types.ts';

export const DIRECTIONS = ['across', 'down'] as const satisfies readonly Direction[];

export function cellAt(row: number, column: number): Cell {
  return row * SIZE + column;
}

export function rowOf(cell: Cell): number {
  return Math.floor(cell / SIZE);
}

export function columnOf(cell: Cell): number {
  return cell % SIZE;
}

/** `g7`: the letter of the row, then the number of the column. */
export function nameOf(cell: Cell): string {
  return `${String.fromCharCode(97 + rowOf(cell))}${columnOf(cell) + 1}`;
}

export function cellNamed(text: string): Cell | null {
  const match = /^([a-m])([1-9]\d?)$/i.exec(text);
  if (match === null) return null;
  const row = must(match[1]).toLowerCase().charCodeAt(0) - 97;
  const column = Number(match[2]) - 1;
  return column < SIZE ? cellAt(row, column) : null;
}

/** The next cell to the right or below, or the one before; null beyond the edge. */
export function stepFrom(cell: Cell, direction: Direction, by: 1 | -1): Cell | null {
  if (direction === 'across') {
    const column = columnOf(cell) + by;
    return column >= 0 && column < SIZE ? cell + by : null;
  }
  const next = cell + by * SIZE;
  return next >= 0 && next < CELLS ? next : null;
}

/** All cells of the row or column through a cell, in reading order. */
export function lineCells(cell: Cell, direction: Direction): Cell[] {
  return Array.from({ length: SIZE }, (_, i) =>
    direction === 'across' ? cellAt(rowOf(cell), i) : cellAt(i, columnOf(cell)),
  );
}

const NEIGHBOURS: readonly (readonly Cell[])[] = Array.from({ length: CELLS }, (_, cell) =>
  DIRECTIONS.flatMap(direction => [stepFrom(cell, direction, -1), stepFrom(cell, direction, 1)]).filter(
    next => next !== null,
  ),
);

export function neighboursOf(cell: Cell): readonly Cell[] {
  return NEIGHBOURS[cell] ?? [];
}
