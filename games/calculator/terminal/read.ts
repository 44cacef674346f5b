/** The move grammar of the terminal: `g7 9x2=18; g9 down 2=12-10`, `swap 3 11`, `pass`, in French and English alike. */

import { refused } from '#contract/game.ts';
import type { Reading } from '#contract/terminal.ts';
import { cellNamed, nameOf, stepFrom } from '../rules/cells.ts';
import { parseMove } from '../rules/parse.ts';
import { printed, type Sign, type Token, tokenNamed } from '../rules/tokens.ts';
import type { Calculator, Cell, Direction, View } from '../rules/types.ts';

/** What people type, without accents. The word that we print is the label `verb.<kind>`. */
const EXCHANGE = new Set(['swap', 'exchange', 'echange', 'echanger']);
const PASS = new Set(['pass', 'passe', 'passer']);
const ALL = new Set(['all', 'tout', 'tous']);
const WAYS: Readonly<Record<string, Direction>> = {
  across: 'across',
  right: 'across',
  droite: 'across',
  down: 'down',
  bas: 'down',
};
const SIGNS: Readonly<Record<string, Sign>> = { '−': '-', '×': 'x', '*': 'x', '÷': ':', '/': ':' };

export function read(line: string, view: View): Reading<Calculator> | null {
  const plain = line.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
  const [first = '', ...rest] = plain.split(/[\s,]+/);
  if (PASS.has(first)) return rest.length === 0 ? asMove({ kind: 'exchange', tokens: [] }) : null;
  if (EXCHANGE.has(first)) {
    // Somebody who wants to let the turn go by says so.
    if (rest.length === 0) return { tag: 'refused', refusal: refused('CA-10', { case: 'which' }) };
    const isAll = rest.length === 1 && ALL.has(rest[0] ?? '');
    return asMove({ kind: 'exchange', tokens: isAll ? (view.rack ?? []) : rest.map(readNumber) });
  }
  return readPlay(plain, view);
}

/** Each part is a cell, perhaps a direction, and tokens; what lies there already may be repeated. */
function readPlay(text: string, view: View): Reading<Calculator> | null {
  const laid = new Map<Cell, Token>();
  for (const part of text.split(/[;,]/)) {
    const match = /^\s*([a-z]\d{1,2})\s*(?:([a-z]{2,})\s)?\s*(.+?)\s*$/.exec(part);
    const tokens = readTokens(match?.[3] ?? '');
    const direction = match?.[2] === undefined ? 'across' : WAYS[match[2]];
    if (match === null || direction === undefined || tokens === null) return null;
    let cell: Cell | null = cellNamed(match[1] ?? '');
    if (cell === null)
      return { tag: 'refused', refusal: refused('CA-1', { case: 'off', cell: match[1] ?? '' }) };
    for (const token of tokens) {
      if (cell === null)
        return { tag: 'refused', refusal: refused('CA-1', { case: 'off', cell: match[1] ?? '' }) };
      const before: Token | undefined = laid.get(cell);
      if (before !== undefined && before !== token) {
        const facts = { case: 'taken', cell: nameOf(cell), there: printed(before) };
        return { tag: 'refused', refusal: refused('CA-1', facts) };
      }
      if (view.board[cell] !== token) laid.set(cell, token);
      cell = stepFrom(cell, direction, 1);
    }
  }
  return asMove({ kind: 'play', tokens: [...laid].map(([cell, token]) => ({ cell, token })) });
}

/** `9x2=18` or `9 × 2 = 18`; null if something in it is no token. */
function readTokens(text: string): Token[] | null {
  const words = text.match(/\d+|[^\s\d]/g) ?? [];
  const tokens = words.map(word => tokenNamed(SIGNS[word] ?? word)).filter(token => token !== null);
  return tokens.length === words.length && tokens.length > 0 ? tokens : null;
}

/** Through the same gate as a move from anywhere else. */
function asMove(raw: unknown): Reading<Calculator> | null {
  const move = parseMove(raw);
  return move === null ? null : { tag: 'move', move };
}

function readNumber(text: string): number | null {
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}
