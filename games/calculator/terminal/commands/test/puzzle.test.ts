import { describe, expect, test } from 'vitest';
import { entryOf, wordsOf } from '#cli/shelf.ts';
import type { CommandResult } from '#contract/commands.ts';
import { puzzle } from '../puzzle.ts';
import { solve } from '../solve.ts';

const words = await wordsOf(entryOf('calculator'), 'en');

interface Written {
  readonly size: number;
  readonly grid: (string | null)[][];
  readonly toPlace: string[];
  readonly solution: string[][];
}

function made(size: number, level: number, seed = 'rose'): Written {
  const given = { size: String(size), level: String(level), seed };
  return jsonOf(puzzle.run({ given }, words)) as Written;
}

function solved(file: unknown): unknown {
  return jsonOf(solve.run({ file }, words));
}

function jsonOf(result: CommandResult): unknown {
  return result.tag === 'unreadable' ? { unreadable: words.label(result.key, result.facts) } : result.json;
}

describe('etagere puzzle', () => {
  test.each([
    [5, 1],
    [9, 2],
    [13, 3],
  ])('what it writes of side %i, level %i, has the solution that it says', (size, level) => {
    const { grid, toPlace, solution } = made(size, level);
    expect(grid).toHaveLength(size);
    expect(grid[1]?.[1]).toBe('#');
    expect(solved({ grid, toPlace })).toEqual({ solutions: 1, solution });
    // Where something is given, the solution has the same; the rest is what is to place.
    const rest = solution.flatMap((row, y) => row.filter((_, x) => grid[y]?.[x] === null));
    expect(rest.toSorted()).toEqual(toPlace.toSorted());
    expect(solution.map((row, y) => row.map((token, x) => (grid[y]?.[x] === null ? null : token)))).toEqual(
      grid,
    );
  });

  test('without a seed every puzzle is another one, and says which', () => {
    const [first, second] = [0, 1].map(() => jsonOf(puzzle.run({ given: { size: '5', level: '1' } }, words)));
    expect(first).not.toEqual(second);
    const { seed } = first as { seed: string };
    expect(made(5, 1, seed)).toEqual(first);
  });

  test('people get the grid and the tokens to place, and the solution only if they ask for it', () => {
    const given = { size: '5', level: '1', seed: 'rose' };
    const textOf = (more: object): string => {
      const result = puzzle.run({ given: { ...given, ...more } }, words);
      return result.tag === 'done' ? result.text : '';
    };
    expect(textOf({})).toMatch(
      /·[^]*To place: [\d ]+ \+[^]*\n\nWith --seed rose --solution it is shown solved\.$/,
    );
    expect(textOf({})).not.toContain('Solution:');
    expect(textOf({ solution: 'yes' })).toMatch(/To place: [\d ]+ \+[^]*Solution:\n\n[^·]+$/);
  });
});

describe('etagere solve', () => {
  const FULL = [
    ['6', '-', '5', '=', '1'],
    ['+', '#', '+', '#', '='],
    ['3', '+', '1', '=', '4'],
    ['=', '#', '=', '#', '-'],
    ['9', '=', '6', '+', '3'],
  ];
  const holed = (row: number, column: number): unknown[][] =>
    FULL.map((one, y) => (y === row ? one.with(column, '') : one));

  test('none', () => {
    expect(solved({ grid: holed(2, 2), toPlace: ['2'] })).toEqual({ solutions: 0, solution: null });
  });

  test('one; numbers may be written as numbers', () => {
    expect(solved({ grid: holed(2, 2), toPlace: [1] })).toEqual({ solutions: 1, solution: FULL });
    expect(solved({ grid: FULL })).toEqual({ solutions: 1, solution: FULL });
  });

  test('more', () => {
    const grid = FULL.map(row => row.map(token => (token === '#' ? '#' : null)));
    const toPlace = FULL.flat().filter(token => token !== '#');
    expect(solved({ grid, toPlace })).toMatchObject({ solutions: 'more', solution: expect.any(Array) });
  });

  test('unknown, if to search an almost empty grid would take minutes', () => {
    const { grid, solution } = made(9, 1);
    const empty = grid.map(row => row.map(token => (token === '#' ? '#' : null)));
    const tokens = solution.flat().filter(token => token !== '#');
    // Of two numbers only, so that giving up does not take long either.
    const toPlace = tokens.map(token => (Number(token) > 0 ? 17 + (Number(token) % 2) * 2 : token));
    expect(solve.run({ file: { grid: empty, toPlace } }, words)).toEqual({
      tag: 'done',
      json: { solutions: 'unknown', solution: null },
      text: expect.stringMatching(/given up\. None was found so far\.$/),
    });
  });

  test.each([
    [[], /not a grid/],
    [{ grid: [[]] }, /5, 9 or 13 rows/],
    [{ grid: FULL.with(2, ['1']) }, /“grid\[2\]”/],
    [{ grid: FULL.with(0, ['+', '-', '5', '=', '1']) }, /“grid\[0\]\[0\]”/],
    [{ grid: FULL.with(1, ['+', '5', '+', '#', '=']) }, /“grid\[1\]\[1\]”/],
    [{ grid: FULL.with(0, ['21', '-', '5', '=', '1']) }, /“grid\[0\]\[0\]”/],
    [{ grid: holed(0, 0), toPlace: 'all' }, /“toPlace”/],
    [{ grid: holed(0, 0), toPlace: ['÷'] }, /“toPlace\[0\]”/],
    [{ grid: holed(0, 0) }, /1 hole for no tokens/],
    [{ grid: FULL, toPlace: ['4', '4'] }, /no holes for 2 tokens/],
  ])('%j cannot be read', (file, sentence) => {
    expect(solved(file)).toEqual({ unreadable: expect.stringMatching(sentence) });
  });
});
