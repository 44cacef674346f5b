import { isInt, isRecord } from '#contract/json.ts';
import { CELLS, DIRECTIONS, type Direction } from './cells.ts';
import { RACK, sorted } from './tiles.ts';
import { CHECKING, type Config, LINES, type Move } from './types.ts';

/** Numbers above any tile are read, then refused with MB-2: a sentence helps more than "malformed". */
const MOST_TILE = 999;

export function parseConfig(raw: unknown): Config | null {
  if (!isRecord(raw)) return null;
  const checking = CHECKING.find(one => one === (raw['checking'] ?? 'referee'));
  const lines = LINES.find(one => one === (raw['lines'] ?? 'automatic'));
  return checking === undefined || lines === undefined ? null : { checking, lines };
}

export function parseMove(raw: unknown): Move | null {
  if (!isRecord(raw)) return null;
  switch (raw['kind']) {
    case 'place':
      return parsePlace(raw);
    case 'exchange':
      return parseExchange(raw['tiles']);
    case 'end':
    case 'draw':
    case 'keep':
    case 'pass':
    case 'contest':
    case 'accept':
      return { kind: raw['kind'] };
    default:
      return null;
  }
}

function parsePlace({ cell, tile, lines }: Readonly<Record<string, unknown>>): Move | null {
  if (!isInt(cell, 0, CELLS - 1) || !isInt(tile, 0, MOST_TILE)) return null;
  if (lines === undefined) return { kind: 'place', cell, tile };
  if (!Array.isArray(lines) || ![...lines].every(isDirection)) return null;
  // One writing for one claim: in the order of DIRECTIONS, each once.
  return { kind: 'place', cell, tile, lines: DIRECTIONS.filter(direction => lines.includes(direction)) };
}

function parseExchange(tiles: unknown): Move | null {
  if (!Array.isArray(tiles) || tiles.length === 0 || tiles.length > RACK) return null;
  // Spread, because `every` skips the holes that a list from elsewhere may have.
  if (![...tiles].every(tile => isInt(tile, 0, MOST_TILE))) return null;
  return { kind: 'exchange', tiles: sorted(tiles) };
}

function isDirection(raw: unknown): raw is Direction {
  return DIRECTIONS.some(direction => direction === raw);
}
