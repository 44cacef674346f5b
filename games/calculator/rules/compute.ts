/** CA-4, CA-5, CA-6: reading a chain of tokens. No board is needed for it. */
import { must } from '#kernel/must.ts';
import { isSign, type Sign, type Token } from './tokens.ts';

type Operator = Exclude<Sign, '='>;

/** Why a step of a computation cannot be done: CA-5. */
export type Trouble = 'negative' | 'not-exact' | 'by-zero';

type Computed =
  | { readonly ok: true; readonly value: number }
  | {
      readonly ok: false;
      readonly why: Trouble | 'malformed';
      /** Index of the sign that cannot be worked out, or of the token that is out of place. */
      readonly at: number;
      /** What stands on either side of that sign when its turn comes. */
      readonly left?: number;
      readonly right?: number;
    };

/** One side, strictly from left to right. */
export function compute(tokens: readonly Token[]): Computed {
  const [first] = tokens;
  if (first === undefined || isSign(first)) return { ok: false, why: 'malformed', at: 0 };
  let value = first;
  for (let at = 1; at < tokens.length; at += 2) {
    const [sign, right] = [must(tokens[at]), tokens[at + 1]];
    if (!isSign(sign) || sign === '=') return { ok: false, why: 'malformed', at };
    if (right === undefined || isSign(right)) return { ok: false, why: 'malformed', at: at + 1 };
    const result = operate(value, sign, right);
    if (typeof result === 'string') return { ok: false, why: result, at, left: value, right };
    value = result;
  }
  return { ok: true, value };
}

function operate(left: number, sign: Operator, right: number): number | Trouble {
  switch (sign) {
    case '+':
      return left + right;
    case '-':
      return right > left ? 'negative' : left - right;
    case 'x':
      return left * right;
    case ':':
      if (right === 0) return 'by-zero';
      return left % right === 0 ? left / right : 'not-exact';
  }
}

/** One side as school has it, × and : first; null unless that is a whole number, not negative. */
export function computeAtSchool(tokens: readonly Token[]): number | null {
  let sum = 0;
  let term = Number(tokens[0]);
  for (let at = 1; at < tokens.length; at += 2) {
    const [sign, right] = [tokens[at], Number(tokens[at + 1])];
    if (sign === 'x') term *= right;
    else if (sign === ':') term /= right;
    else {
      sum += term;
      term = sign === '+' ? right : -right;
    }
  }
  const value = sum + term;
  return Number.isInteger(value) && value >= 0 ? value : null;
}

/** A side that is not empty: tokens `from` up to, but not with, `to`. */
export type Side = { readonly from: number; readonly to: number; readonly value: number };

/** What is wrong with a run, and at which of its tokens. */
export type Fault =
  /** CA-6: it does not alternate, or begins or ends with + − × : */
  | { readonly why: 'numbers' | 'signs' | 'begins' | 'ends'; readonly at: number }
  /** CA-5. */
  | { readonly why: Trouble; readonly at: number; readonly left: number; readonly right: number }
  | { readonly why: 'unequal'; readonly sides: readonly Side[] };

export type Run =
  /** Two complete sides or more, all of this value. One `=` may stand open at either end. */
  | { readonly tag: 'equality'; readonly value: number; readonly sides: readonly Side[] }
  /** It may stand: `3+4`, `=5`. */
  | { readonly tag: 'fragment'; readonly value: number; readonly sides: readonly Side[] }
  | { readonly tag: 'wrong'; readonly fault: Fault };

/** CA-6: what a run of touching tokens is. A single number is a fragment. */
export function readRun(tokens: readonly Token[]): Run {
  const misplaced = findMisplaced(tokens);
  if (misplaced !== null) return { tag: 'wrong', fault: misplaced };
  const sides: Side[] = [];
  for (let from = 0; from < tokens.length; ) {
    const next = tokens.indexOf('=', from);
    const to = next < 0 ? tokens.length : next;
    if (to > from) {
      const computed = compute(tokens.slice(from, to));
      if (!computed.ok) return { tag: 'wrong', fault: faultOf(computed, from) };
      sides.push({ from, to, value: computed.value });
    }
    from = to + 1;
  }
  const value = sides[0]?.value ?? 0;
  if (sides.some(side => side.value !== value)) return { tag: 'wrong', fault: { why: 'unequal', sides } };
  return { tag: sides.length > 1 ? 'equality' : 'fragment', value, sides };
}

/** Only what alternates, and neither begins nor ends with an operation, is worth computing. */
function findMisplaced(tokens: readonly Token[]): Fault | null {
  if (isOperator(tokens[0])) return { why: 'begins', at: 0 };
  for (let at = 1; at < tokens.length; at++) {
    const sign = isSign(must(tokens[at]));
    if (sign === isSign(must(tokens[at - 1]))) return { why: sign ? 'signs' : 'numbers', at };
  }
  return isOperator(tokens.at(-1)) ? { why: 'ends', at: tokens.length - 1 } : null;
}

function isOperator(token: Token | undefined): boolean {
  return token !== undefined && isSign(token) && token !== '=';
}

function faultOf({ why, at, left, right }: Extract<Computed, { ok: false }>, from: number): Fault {
  // A run that alternates has no malformed side: what is left is CA-5.
  if (why === 'malformed') return { why: 'signs', at: from + at };
  return { why, at: from + at, left: left ?? 0, right: right ?? 0 };
}
