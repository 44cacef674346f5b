/** All ways to fill the beginning of a side, kept by value. */
import { operate } from './chain.ts';
import { type Code, EMPTY, PLUS, POINTS } from './codes.ts';
import { freeBetween, type Line } from './line.ts';
import { TOKEN_BITS } from './play-list.ts';
import { type Kind, type RackUse, suffices, useOf } from './rack-use.ts';

/**
 * The more free places there are, the more ways to fill them: about e to the power of half of this. Of the two
 * sides of a line, one is never above 14.
 */
export function weightOf(line: Line, from: number, to: number): number {
  return 3 * freeBetween(line, from, to) + 2 * freeBetween(line, from + 1, to - 1);
}

/** Sides above this are not listed to their end: the rest is worked out backwards. */
export const MOST_LISTED = 15;

export type SideTable = {
  readonly count: number;
  readonly values: Int32Array;
  /** Numbers used: see `RackUse`. */
  readonly used: Int32Array;
  /** What is laid on the free places, packed as in a list of plays. */
  readonly numbers: Int32Array;
  readonly operators: Int32Array;
  /** CA-13: of all tokens, those that lie there included. */
  readonly points: Uint8Array;
  /** Made when it is first asked for. */
  index: SideIndex | null;
};

/** By the lowest bits of the value: the first entry, and from each entry to the next; -1 at the end. */
type SideIndex = { readonly heads: Int32Array; readonly nexts: Int32Array };

/** Tables by what the places take: most places of a board take everything, so most tables are shared. */
export type SideBook = { readonly rack: RackUse; readonly tables: Map<string, SideTable> };

/** The side from place `from` to place `to`, both of them for numbers. */
export function tableFor(book: SideBook, line: Line, from: number, to: number): SideTable {
  const key = keyOf(line, from, to);
  const known = book.tables.get(key);
  if (known !== undefined) return known;
  const table =
    from === to
      ? extend(book, NOTHING, line, { at: to, numbersBefore: 0, operatorsBefore: 0 })
      : extend(book, tableFor(book, line, from, to - 2), line, {
          at: to,
          numbersBefore: freeBetween(line, from, to - 2),
          operatorsBefore: freeBetween(line, from + 1, to - 3),
        });
  book.tables.set(key, table);
  return table;
}

function keyOf({ fixed, kinds, operators }: Line, from: number, to: number): string {
  let key = '';
  for (let at = from; at <= to; at++) {
    const code = fixed[at] ?? 0;
    const takes = (at - from) % 2 === 0 ? 32 + (kinds[at] ?? 0) : 96 + (operators[at] ?? 0);
    key += String.fromCharCode(code === EMPTY ? takes : code);
  }
  return key;
}

/** Room to write a table in before its size is known. */
let room = roomFor(4096);

function roomFor(size: number): Omit<SideTable, 'count' | 'index'> {
  return {
    values: new Int32Array(size),
    used: new Int32Array(size),
    numbers: new Int32Array(size),
    operators: new Int32Array(size),
    points: new Uint8Array(size),
  };
}

type End = { readonly at: number; readonly numbersBefore: number; readonly operatorsBefore: number };

/** What stands before the first number. */
const NOTHING: SideTable = {
  count: 1,
  values: new Int32Array(1),
  used: new Int32Array(1),
  numbers: new Int32Array(1),
  operators: new Int32Array(1),
  points: new Uint8Array(1),
  index: null,
};

/** Each entry of the table, then each operation that may follow it, then each number. */
function extend({ rack }: SideBook, base: SideTable, line: Line, end: End): SideTable {
  const { at, numbersBefore, operatorsBefore } = end;
  // The first number is added to nothing.
  const isBegun = base !== NOTHING;
  const signs = isBegun ? operatorsAt(line, at - 1) : [PLUS];
  const isFreeSign = isBegun && line.fixed[at - 1] === EMPTY;
  const isFree = line.fixed[at] === EMPTY;
  const kinds = kindsAt(line, at);
  const most = base.count * signs.length * kinds.length;
  if (most > room.values.length) room = roomFor(2 * most);
  let count = 0;
  for (const sign of signs) {
    const operator = isFreeSign ? (sign - PLUS) << (TOKEN_BITS * operatorsBefore) : 0;
    const points = isBegun ? 1 + (POINTS[sign] ?? 0) : 1;
    for (const kind of kinds) {
      const right = isFree ? (rack.kinds[kind] ?? 0) : (line.fixed[at] ?? 0);
      const use = isFree ? useOf(kind) : 0;
      const number = isFree ? kind << (TOKEN_BITS * numbersBefore) : 0;
      for (let i = 0; i < base.count; i++) {
        const used = (base.used[i] ?? 0) + use;
        if (!suffices(rack, used)) continue;
        const value = operate(base.values[i] ?? 0, sign, right);
        if (value < 0) continue;
        room.values[count] = value;
        room.used[count] = used;
        room.numbers[count] = (base.numbers[i] ?? 0) | number;
        room.operators[count] = (base.operators[i] ?? 0) | operator;
        room.points[count] = (base.points[i] ?? 0) + points;
        count++;
      }
    }
  }
  return {
    count,
    values: room.values.slice(0, count),
    used: room.used.slice(0, count),
    numbers: room.numbers.slice(0, count),
    operators: room.operators.slice(0, count),
    points: room.points.slice(0, count),
    index: null,
  };
}

function operatorsAt({ fixed, operators }: Line, at: number): Code[] {
  if (fixed[at] !== EMPTY) return [fixed[at] ?? 0];
  return [0, 1, 2, 3].filter(i => (((operators[at] ?? 0) >> i) & 1) === 1).map(i => PLUS + i);
}

/** One entry that stands for it where a number lies already. */
function kindsAt({ fixed, kinds }: Line, at: number): Kind[] {
  if (fixed[at] !== EMPTY) return [0];
  return [0, 1, 2, 3, 4, 5].filter(kind => (((kinds[at] ?? 0) >> kind) & 1) === 1);
}

export function indexOf(table: SideTable): SideIndex {
  if (table.index !== null) return table.index;
  const { count, values } = table;
  const heads = new Int32Array(2 ** Math.max(2, 32 - Math.clz32(count))).fill(-1);
  const nexts = new Int32Array(count);
  for (let i = count - 1; i >= 0; i--) {
    const slot = (values[i] ?? 0) & (heads.length - 1);
    nexts[i] = heads[slot] ?? 0;
    heads[slot] = i;
  }
  table.index = { heads, nexts };
  return table.index;
}
