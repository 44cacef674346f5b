import { isInt, isRecord } from '#contract/json.ts';
import { CELLS, RACK } from '../data/board.ts';
import { HIGHEST, SIGNS, sorted, type Token } from './tokens.ts';
import { CHECKING, CLOSING, type Config, GRIDS, type Laid, type Move } from './types.ts';

export function parseConfig(raw: unknown): Config | null {
  if (!isRecord(raw)) return null;
  const grid = GRIDS.find(one => one === (raw['grid'] ?? 'full'));
  const checking = CHECKING.find(one => one === (raw['checking'] ?? 'assisted'));
  const closing = CLOSING.find(one => one === (raw['closing'] ?? 'reserve'));
  if (grid === undefined || checking === undefined || closing === undefined) return null;
  return { grid, checking, closing };
}

export function parseMove(raw: unknown): Move | null {
  if (!isRecord(raw)) return null;
  switch (raw['kind']) {
    case 'play':
      return parsePlay(raw['tokens']);
    case 'exchange':
      return parseExchange(raw['tokens']);
    default:
      return null;
  }
}

/** One writing for one play: in the order of the cells, none of them twice. */
function parsePlay(raw: unknown): Move | null {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > CELLS) return null;
  // Spread, because a list from elsewhere may have holes that `map` would skip.
  const tokens = [...raw].map(parseLaid).filter(laid => laid !== null);
  const cells = new Set(tokens.map(({ cell }) => cell));
  if (tokens.length < raw.length || cells.size < tokens.length) return null;
  return { kind: 'play', tokens: tokens.toSorted((a, b) => a.cell - b.cell) };
}

function parseLaid(raw: unknown): Laid | null {
  if (!isRecord(raw)) return null;
  const { cell, token } = raw;
  return isInt(cell, 0, CELLS - 1) && isToken(token) ? { cell, token } : null;
}

function parseExchange(raw: unknown): Move | null {
  if (!Array.isArray(raw) || raw.length > RACK) return null;
  const tokens = [...raw];
  return tokens.every(isNumber) ? { kind: 'exchange', tokens: sorted(tokens) } : null;
}

function isToken(raw: unknown): raw is Token {
  return isNumber(raw) || SIGNS.some(sign => sign === raw);
}

function isNumber(raw: unknown): raw is number {
  return isInt(raw, 1, HIGHEST);
}
