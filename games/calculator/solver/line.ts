/** One row or column as a search along it sees it. */
import { SIZE, STAR } from '../data/board.ts';
import { HIGHEST } from '../rules/tokens.ts';
import { CODES, EMPTY, EQUALS, PLUS, POINTS, TIMES } from './codes.ts';
import type { Crossings } from './crossings.ts';
import { type Axis, type Field, IS_RED, STEPS } from './field.ts';
import type { Kind, RackUse } from './rack-use.ts';

/** Each list has an entry for each of the 13 places. */
export type Line = {
  readonly cells: Int32Array;
  /** What lies there already. */
  readonly fixed: Uint8Array;
  /** Of an empty place: the numbers that it takes, one bit for each kind; and the operations, + first. */
  readonly kinds: Uint8Array;
  readonly operators: Uint8Array;
  readonly takesEquals: Uint8Array;
  /** Empty places whose token would also lie in an equality across: one bit for each code. */
  readonly covered: Int32Array;
  /** Something lies there, or beside it; or it is the star of an empty board. */
  readonly anchored: Uint8Array;
  readonly touched: Uint8Array;
  /** How often an `=` counts here. */
  readonly factors: Uint8Array;
  /** Empty places up to here, this one included, every other place counted. */
  readonly free: Int8Array;
  /** What the signs up to here bring at most, this one included, every other place counted. */
  readonly mostSigns: Uint8Array;
  /** By place and code: points of the crossing line. */
  readonly crossPoints: Uint16Array;
  /** By place: the most of these. */
  readonly mostAcross: Uint16Array;
};

export function emptyLine(): Line {
  return {
    cells: new Int32Array(SIZE),
    fixed: new Uint8Array(SIZE),
    kinds: new Uint8Array(SIZE),
    operators: new Uint8Array(SIZE),
    takesEquals: new Uint8Array(SIZE),
    covered: new Int32Array(SIZE),
    anchored: new Uint8Array(SIZE),
    touched: new Uint8Array(SIZE),
    factors: new Uint8Array(SIZE),
    free: new Int8Array(SIZE),
    mostSigns: new Uint8Array(SIZE),
    crossPoints: new Uint16Array(SIZE * CODES),
    mostAcross: new Uint16Array(SIZE),
  };
}

const OPERATOR_BITS = 0b1111;
const TIMES_BIT = 1 << (TIMES - PLUS);

/** Returns whether anything can be laid along it at all. */
export function readLine(
  {
    field,
    crossings,
    rack,
  }: { readonly field: Field; readonly crossings: Crossings; readonly rack: RackUse },
  axis: Axis,
  index: number,
  isFirst: boolean,
  into: Line,
): boolean {
  const step = STEPS[axis];
  let isAnchored = false;
  for (let at = 0, cell = axis === 0 ? index * SIZE : index; at < SIZE; at++, cell += step) {
    const fixed = field.board[cell] ?? 0;
    const allowed = crossings.allowed[cell] ?? 0;
    into.cells[at] = cell;
    into.fixed[at] = fixed;
    into.kinds[at] = kindBits(rack, allowed);
    into.operators[at] = (allowed >> PLUS) & OPERATOR_BITS;
    into.takesEquals[at] = (allowed >> EQUALS) & 1;
    into.covered[at] = crossings.covered[cell] ?? 0;
    into.touched[at] = crossings.touched[cell] ?? 0;
    into.anchored[at] = isFirst ? Number(cell === STAR) : Number(fixed !== EMPTY || into.touched[at] === 1);
    into.factors[at] = field.scored[axis][cell] === 1 ? 0 : 1 + (IS_RED[cell] ?? 0);
    into.mostSigns[at] = (at > 1 ? (into.mostSigns[at - 2] ?? 0) : 0) + mostOf(into, at);
    into.free[at] = (at > 1 ? (into.free[at - 2] ?? 0) : 0) + (fixed === EMPTY ? 1 : 0);
    if (into.touched[at] === 1) {
      into.mostAcross[at] = crossings.most[cell] ?? 0;
      for (let code = 1; code < CODES; code++) {
        into.crossPoints[at * CODES + code] = crossings.points[cell * CODES + code] ?? 0;
      }
    }
    isAnchored ||= into.anchored[at] === 1;
  }
  return isAnchored;
}

/** Of a sign here. */
function mostOf({ fixed, operators }: Line, at: number): number {
  const code = fixed[at] ?? 0;
  if (code !== EMPTY) return POINTS[code] ?? 0;
  return (operators[at] ?? 0) >= TIMES_BIT ? (POINTS[TIMES] ?? 0) : (POINTS[PLUS] ?? 0);
}

/** The most points of the side from place `from` to place `to`, both of them for numbers. */
export function mostOfSide({ mostSigns }: Line, from: number, to: number): number {
  const signs = to > from ? (mostSigns[to - 1] ?? 0) - (from > 0 ? (mostSigns[from - 1] ?? 0) : 0) : 0;
  return (to - from) / 2 + 1 + signs;
}

function kindBits({ kinds }: RackUse, allowed: number): number {
  let bits = 0;
  for (let kind: Kind = 0; kind < kinds.length; kind++) {
    bits |= ((allowed >> (kinds[kind] ?? 0)) & 1) << kind;
  }
  return bits;
}

/** Empty places among `from`, `from + 2`, … `to`. */
export function freeBetween({ free }: Line, from: number, to: number): number {
  if (to < from) return 0;
  return (free[to] ?? 0) - (from > 1 ? (free[from - 2] ?? 0) : 0);
}

/** A place that holds a number, or takes one. */
export function takesNumber({ fixed, kinds }: Line, at: number): boolean {
  const code = fixed[at] ?? 0;
  return code === EMPTY ? kinds[at] !== 0 : code <= HIGHEST;
}

/** A place that holds a sign, or takes one. */
export function takesSign({ fixed, operators, takesEquals }: Line, at: number): boolean {
  const code = fixed[at] ?? 0;
  return code === EMPTY ? operators[at] !== 0 || takesEquals[at] === 1 : code > HIGHEST;
}
