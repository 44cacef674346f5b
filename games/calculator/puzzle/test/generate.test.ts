import { describe, expect, test } from 'vitest';
import { EQUALS_IN_SOLITAIRE, NUMBERS, SUPPLY } from '../../data/board.ts';
import type { Token } from '../../rules/tokens.ts';
import { BY_EYE, deduceInLine, LEVELS, type Level } from '../deduce.ts';
import { fillLattice } from '../fill.ts';
import { type MadePuzzle, makePuzzle, rngOf } from '../generate.ts';
import { hintFor } from '../hint.ts';
import { latticeOf, SIZES } from '../lattice.ts';
import { lay, makePosition, propagate } from '../position.ts';
import { countSolutions, type Puzzle } from '../solve.ts';
import { isLegal } from './naive.ts';

describe('[CA-17] full grids', () => {
  test.each(SIZES)('%i cells wide are right in every line, and come out of one box', size => {
    for (let i = 0; i < (size === 13 ? 5 : 40); i++) {
      const grid = fillLattice(size, rngOf(`full ${i}`));
      const { lines, cells } = latticeOf(size);
      for (const line of lines) {
        const tokens = line.map(cell => grid[cell] as Token);
        expect(isLegal(tokens)).toBe(true);
        expect(equatesNumberWithItself(tokens), tokens.join(' ')).toBe(false);
      }
      expect(grid.filter(token => token !== null)).toHaveLength(cells.length);
      expectOneBox(grid);
    }
  });
});

describe('[CA-18] generated puzzles', () => {
  /** The printed sheet: alone, any equality will do but that of a number with itself. */
  test.each([
    { puzzles: 24, size: 9 },
    { puzzles: 3, size: 13 },
  ] as const)(
    '$puzzles of side $size: in none a number is equal to itself, and some lines have two =',
    ({ puzzles, size }) => {
      const solutions = Array.from({ length: puzzles }, (_, i) =>
        makePuzzle(size, levelFor(i), `itself ${i}`),
      );
      const lines = solutions.flatMap(({ solution }) =>
        latticeOf(size).lines.map(line => line.map(cell => solution[cell] as Token)),
      );
      expect(lines.filter(equatesNumberWithItself)).toEqual([]);
      expect(lines.some(line => line.filter(token => token === '=').length === 2)).toBe(true);
      for (const { puzzle, solution } of solutions)
        expect(countSolutions(puzzle)).toEqual({ count: 1, solution, isSure: true });
    },
  );

  test.each([
    { puzzles: 300, size: 5 },
    { puzzles: 5, size: 9 },
  ] as const)(
    '$puzzles of side $size have exactly one solution, that of the generator',
    ({ puzzles, size }) => {
      for (let i = 0; i < puzzles; i++) {
        const { puzzle, solution } = makePuzzle(size, levelFor(i), `unique ${i}`);
        expect(countSolutions(puzzle)).toEqual({ count: 1, solution, isSure: true });
        const holes = latticeOf(size).cells.filter(cell => puzzle.given[cell] === null);
        expect(puzzle.toPlace).toHaveLength(holes.length);
        expectOneBox(solution);
      }
    },
  );

  test.each(LEVELS)('level %i asks for what it says, and no more', level => {
    for (const size of [5, 9] as const) {
      for (let i = 0; i < 10; i++) expect(levelOf(makePuzzle(size, level, `level ${i}`))).toBe(level);
    }
  });

  test('the same seed gives the same puzzle, another seed another one', () => {
    expect(makePuzzle(9, 2, 'rose')).toEqual(makePuzzle(9, 2, 'rose'));
    expect(makePuzzle(9, 2, 'rose')).not.toEqual(makePuzzle(9, 2, 'lily'));
  });

  test('a seed gives the same puzzle in years to come', () => {
    const { puzzle } = makePuzzle(5, 1, 'rose');
    expect(written(puzzle)).toMatchInlineSnapshot(`
      ". = . + .
      = . - . .
      2 = 5 . .
      . . . . .
      . . 6 . .
      3 6 9 11 15 17 + + + - = = ="
    `);
  });
});

function equatesNumberWithItself(tokens: readonly Token[]): boolean {
  const sides = tokens.join(' ').split('=');
  return sides.some((side, i) => isBare(side) && isBare(sides[i + 1] ?? ''));
}

function isBare(side: string): boolean {
  return /^ ?\d+ ?$/.test(side);
}

const levelFor = (i: number): Level => ((i % 3) + 1) as Level;

function expectOneBox(tokens: readonly (Token | null)[]): void {
  const box: Readonly<Record<string, number>> = { ...NUMBERS, ...SUPPLY, '=': EQUALS_IN_SOLITAIRE };
  const used = tokens.filter(token => token !== null).map(String);
  for (const token of new Set(used)) {
    const count = used.filter(one => one === token).length;
    expect(count, token).toBeLessThanOrEqual(box[token] as number);
  }
}

/** The lowest level whose means are enough, found by using them to the end. */
function levelOf({ puzzle, solution }: MadePuzzle): Level | 'beyond' {
  const { size, given, toPlace } = puzzle;
  const first = makePosition(size, given, toPlace);
  for (let found = deduceInLine(first); found !== null; found = deduceInLine(first)) {
    lay(first, found.cell, found.code);
  }
  if (first.open === 0) return 1;
  const second = makePosition(size, given, toPlace);
  propagate(second, BY_EYE);
  if (second.open === 0) return 2;
  // Supposing something, once at a time, is enough for all the rest.
  const board = [...given];
  for (let hint = hintFor(puzzle, solution, board); hint !== null; hint = hintFor(puzzle, solution, board)) {
    if (hint.why === 'trial' && hint.refuted.length === 0) return 'beyond';
    board[hint.cell] = hint.token;
  }
  return 3;
}

function written({ size, given, toPlace }: Puzzle): string {
  const rows = Array.from({ length: size }, (_, row) =>
    given
      .slice(row * size, row * size + size)
      .map(token => token ?? '.')
      .join(' '),
  );
  return [...rows, toPlace.join(' ')].join('\n');
}
