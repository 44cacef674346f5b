/** One placement of a tile as a number of 15 bits, and sets of them. */
import type { Face } from './faces.ts';
import type { Spot } from './grid.ts';

/** spot × 64 + face, plus one so that 0 is no placement. */
export type Code = number;

export function makeCode(spot: Spot, face: Face): Code {
  return spot * 64 + face + 1;
}

export function spotOf(code: Code): Spot {
  return (code - 1) >> 6;
}

export function faceOf(code: Code): Face {
  return (code - 1) & 63;
}

/** No turn lays more between two draws: a rack never holds more than 7. */
export const MOST_CODES = 8;

/** In ascending order, so that the order of laying does not matter; entries from `count` on are 0. */
export interface CodeSet {
  count: number;
  readonly codes: Int32Array;
}

export function emptyCodeSet(): CodeSet {
  return { count: 0, codes: new Int32Array(MOST_CODES) };
}

export function insertCode(set: CodeSet, code: Code): void {
  const { codes } = set;
  let at = set.count++;
  for (; at > 0 && (codes[at - 1] ?? 0) > code; at--) codes[at] = codes[at - 1] ?? 0;
  codes[at] = code;
}

export function removeCode(set: CodeSet, code: Code): void {
  const { codes } = set;
  let at = codes.indexOf(code);
  set.count--;
  for (; at < set.count; at++) codes[at] = codes[at + 1] ?? 0;
  codes[set.count] = 0;
}
