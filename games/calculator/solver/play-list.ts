/** Plays by the ten thousand, as numbers: what is laid is packed, and unpacked for those that are wanted. */
import { must } from '#kernel/must.ts';
import type { Laid } from '../rules/types.ts';
import { CODES, type Code, EQUALS, laidAt, PLUS } from './codes.ts';

/** Bits for one token: the kind of a number in its rack, or a sign counted from +. */
export const TOKEN_BITS = 3;
const TOKEN = 2 ** TOKEN_BITS - 1;
/** The packed form of `=`. */
export const PACKED_EQUALS = EQUALS - PLUS;

export type Play = { readonly tokens: readonly Laid[]; readonly points: number };

/** Cells that some plays fill, all in one line. */
export type Span = {
  /** The first and the last place of the line that belongs to the run, those that were filled before included. */
  readonly from: number;
  readonly to: number;
  /** The cells for the new tokens, in the order in which they are packed. */
  readonly numberCells: readonly number[];
  readonly signCells: readonly number[];
};

export type PlayList = {
  /** The different numbers of the rack. */
  kinds: readonly number[];
  readonly spans: Span[];
  count: number;
  /** Per play: an index into `spans`. */
  spanOf: Int32Array;
  points: Int32Array;
  /** The numbers used: see `RackUse`. */
  used: Int32Array;
  /** What is laid, the first token in the lowest bits. */
  numbers: Int32Array;
  signs: Int32Array;
};

export function emptyPlayList(kinds: readonly number[]): PlayList {
  const column = (): Int32Array<ArrayBuffer> => new Int32Array(8192);
  return {
    kinds,
    spans: [],
    count: 0,
    spanOf: column(),
    points: column(),
    used: column(),
    numbers: column(),
    signs: column(),
  };
}

/** Makes it empty again, for another rack. */
export function clearPlayList(list: PlayList, kinds: readonly number[]): PlayList {
  list.kinds = kinds;
  list.spans.length = 0;
  list.count = 0;
  return list;
}

const COLUMNS = ['spanOf', 'points', 'used', 'numbers', 'signs'] as const;

/** Adds a play of the last span. */
export function addPlay(list: PlayList, points: number, used: number, numbers: number, signs: number): void {
  const at = list.count++;
  if (at === list.points.length) grow(list);
  list.spanOf[at] = list.spans.length - 1;
  list.points[at] = points;
  list.used[at] = used;
  list.numbers[at] = numbers;
  list.signs[at] = signs;
}

function grow(list: PlayList): void {
  for (const column of COLUMNS) {
    const wider = new Int32Array(2 * list[column].length);
    wider.set(list[column]);
    list[column] = wider;
  }
}

/** Takes out the plays from `first` on that lay only one token. */
export function dropSingles(list: PlayList, first: number): void {
  let kept = first;
  for (let at = first; at < list.count; at++) {
    const { numberCells, signCells } = must(list.spans[list.spanOf[at] ?? 0]);
    if (numberCells.length + signCells.length === 1) continue;
    if (kept < at) for (const column of COLUMNS) list[column][kept] = list[column][at] ?? 0;
    kept++;
  }
  list.count = kept;
}

export function playAt(list: PlayList, at: number): Play {
  const { numberCells, signCells } = must(list.spans[list.spanOf[at] ?? 0]);
  const tokens: Laid[] = [];
  let numbers = list.numbers[at] ?? 0;
  for (const cell of numberCells) {
    tokens.push(laidAt(cell, list.kinds[numbers & TOKEN] ?? 0));
    numbers >>= TOKEN_BITS;
  }
  let signs = list.signs[at] ?? 0;
  for (const cell of signCells) {
    tokens.push(laidAt(cell, PLUS + (signs & TOKEN)));
    signs >>= TOKEN_BITS;
  }
  return { tokens: tokens.sort((a, b) => a.cell - b.cell), points: list.points[at] ?? 0 };
}

const counts = new Uint8Array(CODES);

/** CA-2: whether there are enough signs for these. */
export function hasSigns(stock: Uint8Array, signs: number, count: number): boolean {
  counts.fill(0, PLUS);
  for (let i = 0, rest = signs; i < count; i++, rest >>= TOKEN_BITS) {
    const code: Code = PLUS + (rest & TOKEN);
    const wanted = (counts[code] ?? 0) + 1;
    if (wanted > (stock[code] ?? 0)) return false;
    counts[code] = wanted;
  }
  return true;
}
