import type { CommandResult, FileCommand } from '#contract/commands.ts';
import type { Facts } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import type { Words } from '#text/words.ts';
import { latticeOf, SIZES } from '../../puzzle/lattice.ts';
import { countSolutions, type Puzzle } from '../../puzzle/solve.ts';
import { type Token, tokenNamed } from '../../rules/tokens.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { drawGrid, gridToJson, parseGrid } from './grid.ts';

/**
 * Positions to look at before giving up: about ten seconds on an almost empty grid. The puzzles that we make need
 * only a few (none of some hundreds needed more than eight).
 */
const PATIENCE = 20_000;

const EXAMPLE = {
  grid: [
    ['6', '-', '5', '=', null],
    ['+', '#', '+', '#', '='],
    ['3', '+', null, '=', '4'],
    ['=', '#', '=', '#', '-'],
    ['9', '=', '6', null, '3'],
  ],
  toPlace: ['1', '1', '+'],
};

/**
 * `etagere solve calculator FILE`: how many solutions a puzzle has (none, one, more; unknown if that would take
 * too long), and one of them.
 */
export const solve: FileCommand = {
  about: (words: Words<TerminalLabel>) => words.label('solve.about'),
  file: {
    fields: (words: Words<TerminalLabel>) => [
      { name: 'grid', means: words.label('solve.field.grid') },
      { name: 'toPlace', means: words.label('solve.field.to-place') },
    ],
    example: EXAMPLE,
  },
  run: ({ file }, words: Words<TerminalLabel>): CommandResult => {
    const read = parsePuzzle(file);
    if (!read.ok) return { tag: 'unreadable', key: read.key, facts: read.facts };
    const { size } = read.puzzle;
    const { count, solution, isSure } = countSolutions(read.puzzle, 2, PATIENCE);
    const told =
      isSure || count > 1 ? words.label('solve.found', { count }) : words.label('solve.unknown', { count });
    return {
      tag: 'done',
      json: {
        solutions: count > 1 ? 'more' : isSure ? count : 'unknown',
        solution: solution === null ? null : gridToJson(size, solution),
      },
      text: solution === null ? told : [told, '', drawGrid(size, solution)].join('\n'),
    };
  },
};

type Parsed =
  | { readonly ok: true; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly key: TerminalLabel; readonly facts: Facts };

/** What `etagere puzzle` writes. Keys that we do not know are left alone. */
function parsePuzzle(raw: unknown): Parsed {
  if (!isRecord(raw)) return { ok: false, key: 'solve.not-an-object', facts: {} };
  const { grid: rawGrid, toPlace: rawTokens = [] } = raw;
  const rows: readonly unknown[] = Array.isArray(rawGrid) ? rawGrid : [];
  const size = SIZES.find(one => one === rows.length);
  if (size === undefined) return { ok: false, key: 'solve.size', facts: {} };
  const read = parseGrid(size, rows);
  if (!read.ok) return { ok: false, key: 'solve.field', facts: { field: read.field } };
  if (!Array.isArray(rawTokens)) return { ok: false, key: 'solve.field', facts: { field: 'toPlace' } };
  const toPlace: Token[] = [];
  for (const [index, written] of rawTokens.entries()) {
    const token =
      typeof written === 'string' || typeof written === 'number' ? tokenNamed(String(written)) : null;
    if (token === null) return { ok: false, key: 'solve.field', facts: { field: `toPlace[${index}]` } };
    toPlace.push(token);
  }
  const holes = latticeOf(size).cells.filter(cell => read.grid[cell] === null).length;
  if (holes !== toPlace.length) {
    return { ok: false, key: 'solve.holes', facts: { holes, tokens: toPlace.length } };
  }
  return { ok: true, puzzle: { size, given: read.grid, toPlace } };
}
