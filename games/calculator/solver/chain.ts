/** CA-4 to CA-6 and CA-13 on codes, for searches; a test holds it to the rules. */
import { HIGHEST } from '../rules/tokens.ts';
import { type Code, DIVIDED, EQUALS, MINUS, PLUS, POINTS, TIMES } from './codes.ts';

/** What `operate` answers where CA-5 forbids. */
const IMPOSSIBLE = -1;

/** CA-5. */
export function operate(left: number, sign: Code, right: number): number {
  switch (sign) {
    case PLUS:
      return left + right;
    case MINUS:
      return left >= right ? left - right : IMPOSSIBLE;
    case TIMES:
      return left * right;
    case DIVIDED:
      return left % right === 0 ? left / right : IMPOSSIBLE;
    default:
      return IMPOSSIBLE;
  }
}

export const WRONG = 0;
export const FRAGMENT = 1;
export const EQUALITY = 2;

/** Some touching cells in a line, written and read again and again. */
export type Chain = {
  length: number;
  readonly codes: Uint8Array;
  /** How often an `=` in this place counts: not at all where it has scored, twice on a red square. */
  readonly factors: Uint8Array;
  /** Of an equality: from its first complete side up to, but not with, the end of its last. */
  from: number;
  to: number;
  points: number;
};

export function emptyChain(): Chain {
  return { length: 0, codes: new Uint8Array(13), factors: new Uint8Array(13), from: 0, to: 0, points: 0 };
}

/** CA-6; for an equality, `from`, `to` and `points` are set. A chain of one is a fragment. */
export function readChain(chain: Chain): number {
  const { codes, length } = chain;
  chain.from = codes[0] === EQUALS ? 1 : 0;
  chain.to = codes[length - 1] === EQUALS ? length - 1 : length;
  chain.points = 0;
  if (length === 1) return FRAGMENT;
  let sides = 0;
  let target = IMPOSSIBLE;
  let before = 0;
  let factor = 0;
  for (let at = chain.from; at <= chain.to; at++) {
    let value = at < chain.to ? (codes[at] ?? 0) : EQUALS;
    if (value > HIGHEST) return WRONG;
    let points = 1;
    for (at++; at < chain.to && codes[at] !== EQUALS; at += 2) {
      const sign = codes[at] ?? 0;
      const right = at + 1 < chain.to ? (codes[at + 1] ?? 0) : EQUALS;
      if (sign <= HIGHEST || right > HIGHEST) return WRONG;
      value = operate(value, sign, right);
      if (value === IMPOSSIBLE) return WRONG;
      points += 1 + (POINTS[sign] ?? 0);
    }
    if (sides > 0 && value !== target) return WRONG;
    target = value;
    chain.points += (before + points) * factor;
    before = points;
    factor = at < chain.to ? (chain.factors[at] ?? 0) : 0;
    sides++;
    if (at >= chain.to) break;
  }
  return sides > 1 ? EQUALITY : FRAGMENT;
}
