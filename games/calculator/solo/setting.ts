import { EQUALS_IN_SOLITAIRE, NUMBERS, SUPPLY } from '../data/board.ts';
import type { MadePuzzle } from '../puzzle/generate.ts';
import { holdsNumber, isBlocked, type Size } from '../puzzle/lattice.ts';
import { isSign, SIGNS, type Token, tokenNamed } from '../rules/tokens.ts';

export type Board = readonly (Token | null)[];

/** What somebody alone sits in front of: a lattice, what lies on it for good, and what there is to lay. */
export interface Setting {
  readonly size: Size;
  readonly given: Board;
  readonly tokens: readonly Token[];
}

/** CA-17: all tokens of the box. */
export function freeSetting(size: Size): Setting {
  const numbers = Object.entries(NUMBERS).flatMap(([number, count]) => repeat(Number(number), count));
  const signs = SIGNS.flatMap(sign => repeat(sign, sign === '=' ? EQUALS_IN_SOLITAIRE : SUPPLY[sign]));
  return { size, given: Array.from({ length: size * size }, () => null), tokens: [...numbers, ...signs] };
}

export function puzzleSetting({ puzzle }: MadePuzzle): Setting {
  return { size: puzzle.size, given: puzzle.given, tokens: puzzle.toPlace };
}

/** A token that is to be laid, and how many of it are left; none, if all lie on the board. */
export interface Pile {
  readonly token: Token;
  readonly left: number;
}

/** In the order of the box. */
export function pilesOf({ given, tokens }: Setting, board: Board): readonly Pile[] {
  const piles = new Map<Token, number>();
  for (const token of tokens) piles.set(token, (piles.get(token) ?? 0) + 1);
  for (const [cell, token] of board.entries()) {
    if (token !== null && given[cell] === null) piles.set(token, (piles.get(token) ?? 0) - 1);
  }
  return [...piles].map(([token, left]) => ({ token, left }));
}

/** What happens to the board when a token is laid: what lay there goes back to the others. */
export type Laying =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly why: 'given' | 'number-wanted' | 'sign-wanted' | 'none-left' };

export function layOn(setting: Setting, board: Board, cell: number, token: Token): Laying {
  const { size, given } = setting;
  if (given[cell] !== null) return { ok: false, why: 'given' };
  if (isSign(token) === holdsNumber(size, cell)) {
    return { ok: false, why: isSign(token) ? 'number-wanted' : 'sign-wanted' };
  }
  if (board[cell] === token) return { ok: true, board };
  const pile = pilesOf(setting, board).find(one => one.token === token);
  if (pile === undefined || pile.left <= 0) return { ok: false, why: 'none-left' };
  return { ok: true, board: board.with(cell, token) };
}

/** The same board if there is nothing to take. */
export function takeFrom({ given }: Setting, board: Board, cell: number): Board {
  return given[cell] !== null || board[cell] === null ? board : board.with(cell, null);
}

/** A board that was kept, as far as it can be one of this setting; none of it, if other tokens were given there. */
export function parseBoard(setting: Setting, raw: unknown): Board {
  let board = setting.given;
  if (!Array.isArray(raw)) return board;
  if (board.some((token, cell) => token !== null && String(raw[cell]) !== String(token))) return board;
  for (const [cell, token] of raw.entries()) {
    if (cell >= board.length || isBlocked(setting.size, cell)) continue;
    const known = typeof token === 'string' || typeof token === 'number' ? tokenNamed(String(token)) : null;
    const laying = known === null ? null : layOn(setting, board, cell, known);
    if (laying?.ok === true) board = laying.board;
  }
  return board;
}

function repeat(token: Token, count: number): Token[] {
  return Array.from({ length: count }, () => token);
}
