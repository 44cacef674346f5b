/** CA-14: what new tokens bring in the crossing lines. */
import { CODES, EMPTY, PLUS } from './codes.ts';
import type { Line } from './line.ts';
import { TOKEN_BITS } from './play-list.ts';

/** A new token that touches something across: its place, and where it is in the packed form. */
export type Touch = { readonly at: number; readonly isNumber: boolean; readonly shift: number };

/** The new tokens of a run from place `from` to place `to`, the first number at `parity` (0 or 1). */
export function touchesOf({ fixed, touched }: Line, from: number, to: number, parity: number): Touch[] {
  const touches: Touch[] = [];
  const shifts = { numbers: 0, signs: 0 };
  for (let at = from; at <= to; at++) {
    if (fixed[at] !== EMPTY) continue;
    const kind = at % 2 === parity ? 'numbers' : 'signs';
    if (touched[at] === 1) touches.push({ at, isNumber: kind === 'numbers', shift: shifts[kind] });
    shifts[kind] += TOKEN_BITS;
  }
  return touches;
}

export function crossingPoints(
  { crossPoints }: Line,
  kinds: readonly number[],
  touches: readonly Touch[],
  numbers: number,
  signs: number,
): number {
  let points = 0;
  for (const { at, isNumber, shift } of touches) {
    const code = isNumber ? (kinds[(numbers >> shift) & 7] ?? 0) : PLUS + ((signs >> shift) & 7);
    points += crossPoints[at * CODES + code] ?? 0;
  }
  return points;
}
