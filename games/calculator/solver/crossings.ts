/** What each empty cell takes, given what touches it in the crossing direction. */
import { CELLS, SIZE } from '../data/board.ts';
import { type Chain, EQUALITY, emptyChain, readChain, WRONG } from './chain.ts';
import { CODES, EMPTY } from './codes.ts';
import { type Axis, type Field, IS_RED, isBlocked, STEPS } from './field.ts';

export type Crossings = {
  /** By cell, one bit per code: it may lie here, as far as the crossing line goes. */
  readonly allowed: Int32Array;
  /** Likewise: it would lie in an equality of the crossing line. */
  readonly covered: Int32Array;
  /** By cell: whether anything touches it in the crossing line. */
  readonly touched: Uint8Array;
  /** By cell and code: the points of the crossing line. */
  readonly points: Uint16Array;
  /** By cell: the most of these. */
  readonly most: Uint16Array;
};

export function emptyCrossings(): Crossings {
  return {
    allowed: new Int32Array(CELLS),
    covered: new Int32Array(CELLS),
    touched: new Uint8Array(CELLS),
    points: new Uint16Array(CELLS * CODES),
    most: new Uint16Array(CELLS),
  };
}

const chain = emptyChain();

/** For plays along `axis`. */
export function findCrossings(field: Field, axis: Axis, into: Crossings): void {
  const crossing: Axis = axis === 0 ? 1 : 0;
  const held = heldBits(field.stock);
  for (let cell = 0; cell < CELLS; cell++) {
    into.covered[cell] = 0;
    into.touched[cell] = 0;
    into.allowed[cell] = field.board[cell] !== EMPTY || isBlocked(field, cell) ? 0 : held;
    if (into.allowed[cell] === 0) continue;
    const hole = spanAround(field, cell, crossing, chain);
    if (chain.length > 1) tryCodes({ cell, hole, held }, into);
  }
}

function heldBits(stock: Uint8Array): number {
  let bits = 0;
  for (let code = 1; code < CODES; code++) if ((stock[code] ?? 0) > 0) bits |= 1 << code;
  return bits;
}

function tryCodes(
  { cell, hole, held }: { readonly cell: number; readonly hole: number; readonly held: number },
  into: Crossings,
): void {
  let allowed = 0;
  let covered = 0;
  let most = 0;
  for (let code = 1; code < CODES; code++) {
    if (((held >> code) & 1) === 0) continue;
    chain.codes[hole] = code;
    const verdict = readChain(chain);
    if (verdict === WRONG) continue;
    allowed |= 1 << code;
    const isCovered = verdict === EQUALITY && hole >= chain.from && hole < chain.to;
    if (isCovered) covered |= 1 << code;
    const points = verdict === EQUALITY ? chain.points : 0;
    into.points[cell * CODES + code] = points;
    if (points > most) most = points;
  }
  into.allowed[cell] = allowed;
  into.covered[cell] = covered;
  into.most[cell] = most;
  into.touched[cell] = 1;
}

/** Writes what touches a cell along an axis into the chain, and returns where the cell itself is in it. */
export function spanAround({ board, scored }: Field, cell: number, axis: Axis, into: Chain): number {
  const step = STEPS[axis];
  const place = axis === 0 ? cell % SIZE : Math.floor(cell / SIZE);
  let before = 0;
  while (before < place && board[cell - (before + 1) * step] !== EMPTY) before++;
  let after = 0;
  while (place + after + 1 < SIZE && board[cell + (after + 1) * step] !== EMPTY) after++;
  into.length = before + after + 1;
  for (let i = 0, at = cell - before * step; i < into.length; i++, at += step) {
    into.codes[i] = board[at] ?? 0;
    into.factors[i] = scored[axis][at] === 1 ? 0 : 1 + (IS_RED[at] ?? 0);
  }
  return before;
}
