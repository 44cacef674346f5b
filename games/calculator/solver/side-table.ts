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

/** A stretch of `entries`. */
export type SideTable = {
  readonly from: number;
  readonly count: number;
  /** Made when it is first asked for. */
  index: SideIndex | null;
};

/** The entries of all tables, one after the other. */
type Entries = {
  readonly values: Int32Array;
  /** Numbers used: see `RackUse`. */
  readonly used: Int32Array;
  /** What is laid on the free places, packed as in a list of plays. */
  readonly numbers: Int32Array;
  readonly operators: Int32Array;
  /** CA-13: of all tokens, those that lie there included. */
  readonly points: Uint8Array;
  /** The next entry of the same table with the same lowest bits of its value; -1 at the end. */
  readonly nexts: Int32Array;
};

/** By the lowest bits of the value: the place in `heads` of its first entry. */
type SideIndex = { readonly at: number; readonly mask: number };

/** Tables by what the places take: most places of a board take everything, so most tables are shared. */
export type SideBook = { readonly rack: RackUse; readonly tables: Map<string, SideTable> };

/** Tables depend on the rack and on nothing else that changes: those of the racks seen last are kept. */
const books = new Map<string, SideBook>();
/** Entries beyond which all is forgotten before the next search. */
const MOST_KEPT = 300_000;

/** What stands before the first number is its first entry. */
export let entries = entriesFor(2 * MOST_KEPT);
let filled = 1;
export let heads = new Int32Array(2 * MOST_KEPT);
let headed = 0;

function entriesFor(size: number): Entries {
  return {
    values: new Int32Array(size),
    used: new Int32Array(size),
    numbers: new Int32Array(size),
    operators: new Int32Array(size),
    points: new Uint8Array(size),
    nexts: new Int32Array(size),
  };
}

export function bookFor(rack: RackUse): SideBook {
  if (filled > MOST_KEPT || headed > MOST_KEPT) {
    books.clear();
    filled = 1;
    headed = 0;
  }
  const key = `${rack.kinds.join()} ${rack.all}`;
  const known = books.get(key);
  if (known !== undefined) return known;
  const book = { rack, tables: new Map<string, SideTable>() };
  books.set(key, book);
  return book;
}

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

type End = { readonly at: number; readonly numbersBefore: number; readonly operatorsBefore: number };

const NOTHING: SideTable = { from: 0, count: 1, index: null };

/** Makes room for so many entries more. */
function makeRoom(more: number): void {
  if (filled + more <= entries.values.length) return;
  const wider = entriesFor(2 * (filled + more));
  for (const column of COLUMNS) wider[column].set(entries[column]);
  entries = wider;
}

const COLUMNS = ['values', 'used', 'numbers', 'operators', 'points', 'nexts'] as const;

/** Each entry of the table, then each operation that may follow it, then each number. */
function extend({ rack }: SideBook, base: SideTable, line: Line, end: End): SideTable {
  const { at, numbersBefore, operatorsBefore } = end;
  // The first number is added to nothing.
  const isBegun = base !== NOTHING;
  const signs = isBegun ? operatorsAt(line, at - 1) : [PLUS];
  const isFreeSign = isBegun && line.fixed[at - 1] === EMPTY;
  const isFree = line.fixed[at] === EMPTY;
  const kinds = kindsAt(line, at);
  makeRoom(base.count * signs.length * kinds.length);
  const { values, used, numbers, operators, points } = entries;
  const behind = base.from + base.count;
  const from = filled;
  let to = from;
  for (const sign of signs) {
    const operator = isFreeSign ? (sign - PLUS) << (TOKEN_BITS * operatorsBefore) : 0;
    const more = isBegun ? 1 + (POINTS[sign] ?? 0) : 1;
    for (const kind of kinds) {
      const right = isFree ? (rack.kinds[kind] ?? 0) : (line.fixed[at] ?? 0);
      const use = isFree ? useOf(kind) : 0;
      const number = isFree ? kind << (TOKEN_BITS * numbersBefore) : 0;
      for (let i = base.from; i < behind; i++) {
        const nowUsed = (used[i] ?? 0) + use;
        if (!suffices(rack, nowUsed)) continue;
        const value = operate(values[i] ?? 0, sign, right);
        if (value < 0) continue;
        values[to] = value;
        used[to] = nowUsed;
        numbers[to] = (numbers[i] ?? 0) | number;
        operators[to] = (operators[i] ?? 0) | operator;
        points[to] = (points[i] ?? 0) + more;
        to++;
      }
    }
  }
  filled = to;
  return { from, count: to - from, index: null };
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
  const { from, count } = table;
  const { values, nexts } = entries;
  const size = 2 ** Math.max(2, 32 - Math.clz32(count));
  if (headed + size > heads.length) {
    const wider = new Int32Array(2 * (headed + size));
    wider.set(heads);
    heads = wider;
  }
  const [at, mask] = [headed, size - 1];
  headed += size;
  heads.fill(-1, at, headed);
  for (let i = from + count - 1; i >= from; i--) {
    const slot = at + ((values[i] ?? 0) & mask);
    nexts[i] = heads[slot] ?? 0;
    heads[slot] = i;
  }
  table.index = { at, mask };
  return table.index;
}
