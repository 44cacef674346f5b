/** MB-1: the geometry of the board. A cell is a number from 0 (1A, top left) to 195 (14N). */
import { must } from '#kernel/must.ts';
import { PRINTED_NUMBERS, PRINTED_ROWS } from '../data/board.ts';

export type Cell = number;
export const SIZE = 14;
export const CELLS = SIZE * SIZE;

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const OPERATORS = ['+', '-', 'x', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

type PrintedNumber = (typeof PRINTED_NUMBERS)[keyof typeof PRINTED_NUMBERS];

export type Square =
  | { readonly tag: 'plain' }
  | { readonly tag: 'restriction'; readonly operator: Operator }
  | { readonly tag: 'prize'; readonly factor: 2 | 3 }
  | { readonly tag: 'printed'; readonly number: PrintedNumber };

export const SQUARES: readonly Square[] = PRINTED_ROWS.flatMap(row => row.split('').map(parseSquare));

/** The two cells going away from a cell in one direction. */
export type Pair = { readonly direction: Direction; readonly near: Cell; readonly far: Cell };

/** For each cell, the pairs that lie wholly on the board. */
export const PAIRS: readonly (readonly Pair[])[] = Array.from({ length: CELLS }, (_, cell) => pairsAt(cell));

export function squareAt(cell: Cell): Square {
  return must(SQUARES[cell]);
}

export function restrictionAt(cell: Cell): Operator | null {
  const square = squareAt(cell);
  return square.tag === 'restriction' ? square.operator : null;
}

export function prizeAt(cell: Cell): number {
  const square = squareAt(cell);
  return square.tag === 'prize' ? square.factor : 1;
}

/** `8I`: row, then column. */
export function makeCell(cell: Cell): string {
  return `${Math.floor(cell / SIZE) + 1}${String.fromCharCode(65 + (cell % SIZE))}`;
}

export function parseCell(text: string): Cell | null {
  const match = /^(\d{1,2})([A-N])$/i.exec(text);
  if (match === null) return null;
  const row = Number(match[1]) - 1;
  const column = must(match[2]).toUpperCase().charCodeAt(0) - 65;
  return row >= 0 && row < SIZE ? row * SIZE + column : null;
}

function pairsAt(cell: Cell): Pair[] {
  const row = Math.floor(cell / SIZE);
  const column = cell % SIZE;
  const pairs: Pair[] = [];
  if (row >= 2) pairs.push({ direction: 'up', near: cell - SIZE, far: cell - 2 * SIZE });
  if (column < SIZE - 2) pairs.push({ direction: 'right', near: cell + 1, far: cell + 2 });
  if (row < SIZE - 2) pairs.push({ direction: 'down', near: cell + SIZE, far: cell + 2 * SIZE });
  if (column >= 2) pairs.push({ direction: 'left', near: cell - 1, far: cell - 2 });
  return pairs;
}

function parseSquare(char: string): Square {
  if (char === '2' || char === '3') return { tag: 'prize', factor: char === '2' ? 2 : 3 };
  const operator = OPERATORS.find(one => one === char);
  if (operator !== undefined) return { tag: 'restriction', operator };
  const [, number] = Object.entries(PRINTED_NUMBERS).find(([letter]) => letter === char) ?? [];
  return number === undefined ? { tag: 'plain' } : { tag: 'printed', number };
}
