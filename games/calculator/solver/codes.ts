/** Tokens as small numbers, for searches: 0 is an empty cell, 1 to 20 the numbers, then the signs. */
import { must } from '#kernel/must.ts';
import { CELLS } from '../data/board.ts';
import { pointsOf } from '../rules/gains.ts';
import { HIGHEST, isSign, SIGNS, type Token } from '../rules/tokens.ts';
import type { Cell, Laid } from '../rules/types.ts';

export type Code = number;

export const EMPTY = 0;
export const PLUS = HIGHEST + 1;
export const MINUS = HIGHEST + 2;
export const TIMES = HIGHEST + 3;
export const DIVIDED = HIGHEST + 4;
export const EQUALS = HIGHEST + 5;
export const CODES = HIGHEST + 6;

export function toCode(token: Token): Code {
  return isSign(token) ? PLUS + SIGNS.indexOf(token) : token;
}

export function toToken(code: Code): Token {
  return code <= HIGHEST ? code : must(SIGNS[code - PLUS]);
}

/** CA-13, by code. */
export const POINTS = Uint8Array.from({ length: CODES }, (_, code) =>
  code === EMPTY ? 0 : pointsOf(toToken(code)),
);

/** One object for each token in each cell: plays by the thousand share them. */
const LAID: readonly Laid[] = Array.from({ length: CELLS * CODES }, (_, i) => ({
  cell: Math.floor(i / CODES),
  token: toToken(i % CODES),
}));

export function laidAt(cell: Cell, code: Code): Laid {
  return must(LAID[cell * CODES + code]);
}
