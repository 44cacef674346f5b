/**
 * The board with a border of two cells, so that looking two cells away needs no bounds check.
 * Rows are 16 apart: the two spare columns at the right of a row are also the border at the left of the next.
 */
import { must } from '#kernel/must.ts';
import { CELLS, type Cell, DIRECTIONS, OPERATORS, prizeAt, restrictionAt, SIZE } from '../../rules/cells.ts';

/** An index into the bordered board. Not a `Cell` of the rules: see `toSpot` and `toCell`. */
export type Spot = number;
const STRIDE = 16;
export const SPOTS = (SIZE + 4) * STRIDE;

/** One step in each of DIRECTIONS: up, right, down, left. */
export const STEPS = Int32Array.of(-STRIDE, 1, STRIDE, -1);
export const DIRECTION_COUNT = DIRECTIONS.length;

const spots = Int32Array.from(
  { length: CELLS },
  (_, cell) => (Math.floor(cell / SIZE) + 2) * STRIDE + (cell % SIZE),
);
const cells = new Int32Array(SPOTS).fill(-1);
for (const [cell, spot] of spots.entries()) cells[spot] = cell;

/** MB-8: what the square multiplies by. */
export const PRIZE = new Uint8Array(SPOTS).fill(1);
/** MB-6: 0 for a square without restriction, else 1 + the index of its operator. */
export const KIND = new Uint8Array(SPOTS);
export const KINDS = 1 + OPERATORS.length;

for (let cell = 0; cell < CELLS; cell++) {
  const spot = toSpot(cell);
  PRIZE[spot] = prizeAt(cell);
  const operator = restrictionAt(cell);
  KIND[spot] = operator === null ? 0 : 1 + OPERATORS.indexOf(operator);
}

export function toSpot(cell: Cell): Spot {
  return must(spots[cell]);
}

export function toCell(spot: Spot): Cell {
  return must(cells[spot]);
}
