import { must } from '#kernel/must.ts';
import type { Token } from '../rules/tokens.ts';
import { ALL_NUMBERS, ALL_SIGNS, CODES, type Code, codeOf, lowest, type Mask, sizeOf } from './codes.ts';
import { holdsNumber, type Lattice, latticeOf, type Size } from './lattice.ts';
import { completeLine } from './line.ts';

/** How far somebody has come with a puzzle. Search changes its own copy. */
export interface Position {
  readonly lattice: Lattice;
  /** What lies on each cell; 0 on open and on blocked ones. */
  readonly laid: Uint8Array;
  /** What each open cell may still hold; the token itself where one lies. */
  readonly may: Int32Array;
  /** How many of each token are still to place. */
  readonly left: Int8Array;
  /** Whether a line has to be looked at again. */
  readonly stale: Uint8Array;
  open: number;
}

export function makePosition(
  size: Size,
  given: readonly (Token | null)[],
  toPlace: readonly Token[],
): Position {
  const lattice = latticeOf(size);
  const left = new Int8Array(CODES);
  for (const token of toPlace) left[codeOf(token)] = (left[codeOf(token)] ?? 0) + 1;
  const laid = new Uint8Array(size * size);
  const may = new Int32Array(size * size);
  const stale = new Uint8Array(lattice.lines.length).fill(1);
  const position: Position = { lattice, laid, may, left, stale, open: 0 };
  for (const cell of lattice.cells) {
    const token = given[cell] ?? null;
    if (token === null) position.open++;
    else {
      laid[cell] = codeOf(token);
      may[cell] = 1 << codeOf(token);
    }
  }
  forgetDeductions(position);
  return position;
}

/** Every open cell may hold whatever is left of its kind. */
export function forgetDeductions({ lattice, laid, may, left }: Position): void {
  let available = 0;
  for (let code = 1; code < CODES; code++) if ((left[code] ?? 0) > 0) available |= 1 << code;
  for (const cell of lattice.cells) {
    if (laid[cell] !== 0) continue;
    may[cell] = available & (holdsNumber(lattice.size, cell) ? ALL_NUMBERS : ALL_SIGNS);
  }
}

export function copyOf(position: Position): Position {
  const { lattice, laid, may, left, stale, open } = position;
  return { lattice, laid: laid.slice(), may: may.slice(), left: left.slice(), stale: stale.slice(), open };
}

/** False if there is none left. */
export function lay(position: Position, cell: number, code: Code): boolean {
  const { lattice, laid, may, left, stale } = position;
  const count = left[code] ?? 0;
  if (count === 0) return false;
  left[code] = count - 1;
  laid[cell] = code;
  may[cell] = 1 << code;
  position.open--;
  for (const line of must(lattice.linesAt[cell])) stale[line] = 1;
  // The last one of its kind: nothing else can hold it now.
  if (count > 1) return true;
  for (const other of lattice.cells) {
    if (laid[other] === 0 && !narrow(position, other, ~(1 << code))) return false;
  }
  return true;
}

/** Keeps only what is in `mask`. False if nothing remains. */
function narrow({ lattice, may, stale }: Position, cell: number, mask: Mask): boolean {
  const before = may[cell] ?? 0;
  const after = before & mask;
  if (after === before) return true;
  may[cell] = after;
  for (const line of must(lattice.linesAt[cell])) stale[line] = 1;
  return after !== 0;
}

/** How much is read into one line. */
export interface Limits {
  /** Lines with more of them are left alone. */
  readonly holes: number;
  /** Tokens tried before a line is left for later, when more of it is known. */
  readonly patience: number;
}

/** A line that cannot be completed, or a token for which there is no place. */
export type Dead = { readonly line: number } | { readonly code: Code };

/**
 * Draws conclusions, line after line, until there is nothing more to find: what no completion of a line holds is
 * struck out, a cell with one token left gets it. Says where it fails if the position has no solution at all.
 * `until`: stop once there is a token on this cell.
 */
export function propagate(position: Position, limits: Limits, until = -1): Dead | null {
  const { laid } = position;
  for (;;) {
    if (until >= 0 && laid[until] !== 0) return null;
    const line = nextLine(position, limits.holes);
    if (line < 0) {
      const supply = countPlaces(position);
      if (supply === 'settled') return null;
      if (supply !== 'changed') return supply;
    } else if (!narrowLine(position, line, limits.patience)) return { line };
    const bare = laySingles(position);
    if (bare !== null) return bare;
  }
}

/** Strikes out what no completion of the line holds. False if there is none. */
export function narrowLine(position: Position, line: number, patience: number): boolean {
  const { lattice, laid, may, left, stale } = position;
  const cells = must(lattice.lines[line]);
  stale[line] = 0;
  const seen = cells.map(() => 0);
  const masks = cells.map(cell => may[cell] ?? 0);
  const open = cells.map(cell => laid[cell] === 0);
  const ways = completeLine({ masks, open, left, patience, stopWhenFull: true }, seen);
  if (ways === null) return true;
  if (ways === 0) return false;
  for (const [i, cell] of cells.entries()) narrow(position, cell, seen[i] ?? 0);
  // Narrowing its cells marked this line too, but it was worked out just now: only those that cross it are stale.
  stale[line] = 0;
  return true;
}

function laySingles(position: Position): Dead | null {
  const { lattice, laid, may } = position;
  for (let found = true; found; ) {
    found = false;
    for (const cell of lattice.cells) {
      const mask = may[cell] ?? 0;
      if (laid[cell] !== 0 || (mask & (mask - 1)) !== 0) continue;
      if (mask === 0) return { line: must(lattice.linesAt[cell]?.[0]) };
      if (!lay(position, cell, lowest(mask))) return { code: lowest(mask) };
      found = true;
    }
  }
  return null;
}

/** All tokens have to be placed: one that has as many places left as there are of it takes them all. */
export function countPlaces(position: Position): Dead | 'changed' | 'settled' {
  const { lattice, laid, may, left } = position;
  const places = new Int16Array(CODES);
  for (const cell of lattice.cells) {
    if (laid[cell] !== 0) continue;
    for (let rest = may[cell] ?? 0; rest !== 0; rest &= rest - 1) {
      places[lowest(rest)] = (places[lowest(rest)] ?? 0) + 1;
    }
  }
  for (let code = 1; code < CODES; code++) {
    const count = left[code] ?? 0;
    if (count === 0 || (places[code] ?? 0) > count) continue;
    if ((places[code] ?? 0) < count) return { code };
    for (const cell of lattice.cells) {
      if (laid[cell] === 0 && ((may[cell] ?? 0) >> code) & 1) narrow(position, cell, 1 << code);
    }
    return 'changed';
  }
  return 'settled';
}

/** The stale line that is the quickest to read; -1 if there is none. */
export function nextLine({ lattice, laid, may, stale }: Position, mostHoles: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let line = 0; line < lattice.lines.length; line++) {
    if (stale[line] === 0) continue;
    let size = 1;
    let holes = 0;
    for (const cell of must(lattice.lines[line])) {
      size *= sizeOf(may[cell] ?? 0);
      if (laid[cell] === 0) holes++;
    }
    if (size < least && holes <= mostHoles) {
      least = size;
      best = line;
    }
  }
  return best;
}
