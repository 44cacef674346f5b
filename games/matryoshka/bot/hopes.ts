/**
 * What rows and columns are worth while more cards may come: the points expected of them if each missing card
 * comes with a certain probability. With probability 0 they are worth what they score.
 */
import { BONUS, POINTS } from '../rules/score.ts';
import { COLUMNS } from './code.ts';

export interface Hopes {
  /** By the sizes present, as seven bits. */
  readonly row: Float64Array;
  /** By the number of cards. */
  readonly column: Float64Array;
  /** What one card adds to a row, by `stepAt`; and to a column, by the number of cards with it. */
  readonly rowStep: Float64Array;
  readonly columnStep: Float64Array;
}

/** Of the sizes present and, among them, one. */
export function stepAt(bits: number, column: number): number {
  return bits * COLUMNS + column;
}

const MASKS = 1 << COLUMNS;

/** What a row scores (MY-9, MY-10), by the sizes present. */
export const ROW_POINTS = Float64Array.from({ length: MASKS }, (_, bits) => rowPoints(bits));

function rowPoints(bits: number): number {
  let points = 0;
  let length = 0;
  for (let column = 0; column <= COLUMNS; column++) {
    if (((bits >> column) & 1) === 1) length += 1;
    else {
      points += (POINTS[length] ?? 0) + (BONUS[length] ?? 0);
      length = 0;
    }
  }
  return points;
}

/** `sets`: how many are in play, which bounds the columns. */
export function hopesOf(chance: number, sets: number): Hopes {
  const row = Float64Array.from(ROW_POINTS);
  // One column after the other: with the chance that its card comes, a row is worth what it would be with it.
  for (let bit = 1; bit < MASKS; bit <<= 1) {
    for (let bits = 0; bits < MASKS; bits++) {
      if ((bits & bit) === 0) row[bits] = (1 - chance) * (row[bits] ?? 0) + chance * (row[bits | bit] ?? 0);
    }
  }
  const column = Float64Array.from({ length: sets + 2 }, (_, cards) => POINTS[cards] ?? 0);
  for (let missing = 1; missing <= sets; missing++) {
    for (let cards = 0; cards <= sets - missing; cards++)
      column[cards] = (1 - chance) * (column[cards] ?? 0) + chance * (column[cards + 1] ?? 0);
  }
  const rowStep = new Float64Array(MASKS * COLUMNS);
  for (let bits = 0; bits < MASKS; bits++)
    for (let one = 0; one < COLUMNS; one++)
      rowStep[stepAt(bits, one)] = (row[bits] ?? 0) - (row[bits & ~(1 << one)] ?? 0);
  const columnStep = column.map((worth, cards) => worth - (column[cards - 1] ?? 0));
  return { row, column, rowStep, columnStep };
}
