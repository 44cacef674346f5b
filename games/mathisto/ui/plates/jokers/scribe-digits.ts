/** What the tablet YBC 7289 says, in base 60: a side, its ratio to the diagonal, and the diagonal. */
export const SIDE = [30] as const;
export const RATIO = [1, 24, 51, 10] as const;
export const DIAGONAL = [42, 25, 35] as const;

/** A number from its digits in base 60; the first is the units. */
export function value(digits: readonly number[]): number {
  return digits.reduce((sum, digit, place) => sum + digit / 60 ** place, 0);
}

/** How one digit is pressed into clay: hooks for tens, wedges for ones, in rows. */
export interface Pressed {
  readonly tens: readonly number[];
  readonly ones: readonly number[];
}

export function pressed(digit: number): Pressed {
  return { tens: inRows(Math.floor(digit / 10)), ones: inRows(digit % 10) };
}

/** Up to three lie in one row; more are shared out, the upper rows first. */
function inRows(count: number): readonly number[] {
  const rows = count > 6 ? 3 : count > 3 ? 2 : count > 0 ? 1 : 0;
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
}
