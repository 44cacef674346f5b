/** Tokens as small numbers, and sets of tokens as the bits of one number: for search. */
import { must } from '#kernel/must.ts';
import { SIGNS, type Token } from '../rules/tokens.ts';

/** 1 to 20 are numbers, then come the signs; 0 stands for no token. */
export type Code = number;
/** Bit `code` is set if the token is in it. */
export type Mask = number;

export const GREATEST = 20;
export const CODES = GREATEST + SIGNS.length + 1;

export const PLUS = codeOf('+');
export const MINUS = codeOf('-');
export const TIMES = codeOf('x');
export const OVER = codeOf(':');
export const EQUALS = codeOf('=');

export const ALL_NUMBERS: Mask = 2 ** (GREATEST + 1) - 2;
export const ALL_SIGNS: Mask = 2 ** CODES - 2 ** (GREATEST + 1);

export function codeOf(token: Token): Code {
  return typeof token === 'number' ? token : GREATEST + 1 + SIGNS.indexOf(token);
}

export function tokenOf(code: Code): Token {
  return code <= GREATEST ? code : must(SIGNS[code - GREATEST - 1]);
}

export function tokensIn(mask: Mask): Token[] {
  const tokens: Token[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) tokens.push(tokenOf(lowest(rest)));
  return tokens;
}

/** The smallest code of a set that is not empty. */
export function lowest(mask: Mask): Code {
  return 31 - Math.clz32(mask & -mask);
}

export function isSingle(mask: Mask): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0;
}

export function sizeOf(mask: Mask): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** CA-4, CA-5: what a side comes to with one more number. Negative if it must not be. */
export function goOn(left: number, sign: Code, right: number): number {
  if (sign === PLUS) return left + right;
  if (sign === MINUS) return left - right;
  if (sign === TIMES) return left * right;
  return left % right === 0 ? left / right : -1;
}
