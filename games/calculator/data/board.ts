import type { Sign } from '../rules/tokens.ts';
import type { Cell } from '../rules/types.ts';

/** CA-1. Rows and columns are counted from 0; the star is in the middle. */
export const SIZE = 13;
export const CELLS = SIZE * SIZE;
/** The cell of row 6, column 6. */
export const STAR = 84;

/**
 * The board from the top: `n` the numbers of the lattice, `.` its signs, `R` a red square, `*` the star,
 * `#` off the lattice.
 */
export const BOARD_ROWS = [
  'n.n.n.n.n.n.n',
  '.#R#.#.#.#R#.',
  'nRn.n.n.n.nRn',
  '.#.#.#R#.#.#.',
  'n.n.nRnRn.n.n',
  '.#.#R#.#R#.#.',
  'n.nRn.*.nRn.n',
  '.#.#R#.#R#.#.',
  'n.n.nRnRn.n.n',
  '.#.#.#R#.#.#.',
  'nRn.n.n.n.nRn',
  '.#R#.#.#.#R#.',
  'n.n.n.n.n.n.n',
] as const;

const squares = BOARD_ROWS.join('');

/** CA-13: an `=` on one of these counts double. */
export const RED: ReadonlySet<Cell> = new Set(
  Array.from({ length: CELLS }, (_, cell) => cell).filter(cell => squares[cell] === 'R'),
);

export function isOffLattice(cell: Cell): boolean {
  return squares[cell] === '#';
}

/** CA-2: how many tokens there are of each number. 80 in all. */
export const NUMBERS: Readonly<Record<number, number>> = {
  1: 3,
  2: 6,
  3: 6,
  4: 6,
  5: 5,
  6: 5,
  7: 4,
  8: 5,
  9: 4,
  10: 4,
  11: 2,
  12: 5,
  13: 2,
  14: 3,
  15: 4,
  16: 4,
  17: 2,
  18: 4,
  19: 2,
  20: 4,
};

export const ALL_NUMBERS: readonly number[] = Object.entries(NUMBERS).flatMap(([number, count]) =>
  Array.from({ length: count }, () => Number(number)),
);

/** CA-2: the signs in open supply. */
export const SUPPLY: Readonly<Record<Sign, number>> = { '+': 24, '-': 24, x: 14, ':': 14, '=': 16 };
/** CA-17. */
export const EQUALS_IN_SOLITAIRE = 20;
/** CA-3. */
export const RACK = 6;
