import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Token, tokenNamed } from '../../rules/tokens.ts';
import { fillLattice } from '../fill.ts';
import { rngOf } from '../generate.ts';
import { latticeOf } from '../lattice.ts';
import { countSolutions, type Puzzle } from '../solve.ts';
import { countNaively } from './naive.ts';

/** A 5 × 5 written as on paper; `.` is a hole. */
function puzzle(rows: readonly string[], ...toPlace: Token[]): Puzzle {
  const given = rows.flatMap(row => row.trim().split(/\s+/).map(tokenNamed));
  return { size: 5, given, toPlace };
}

const FULL = ['6 - 5 = 1', '+ # + # =', '3 + 1 = 4', '= # = # -', '9 = 6 + 3'];

describe('[CA-18] counting solutions', () => {
  test('a full grid is its own solution', () => {
    const full = puzzle(FULL);
    expect(countSolutions(full)).toEqual({ count: 1, solution: full.given, isSure: true });
  });

  test('one missing token has one place', () => {
    const found = countSolutions(
      puzzle(['6 - 5 = 1', '+ # + # =', '3 + . = 4', '= # = # -', '9 = 6 + 3'], 1),
    );
    expect(found.count).toBe(1);
    expect(found.solution?.[12]).toBe(1);
  });

  test('a token that does not fit has none', () => {
    const wrong = puzzle(['6 - 5 = 1', '+ # + # =', '3 + . = 4', '= # = # -', '9 = 6 + 3'], 2);
    expect(countSolutions(wrong)).toEqual({ count: 0, solution: null, isSure: true });
  });

  test('every token has to be placed, and every hole filled', () => {
    expect(countSolutions(puzzle(FULL, 4)).count).toBe(0);
    expect(countSolutions(puzzle(['. - 5 = 1', ...FULL.slice(1)])).count).toBe(0);
  });

  test('like tokens are interchangeable', () => {
    // All six `=` are to place. Were they told apart, there would be 720 ways.
    const holes = FULL.map(row => row.replaceAll('=', '.'));
    expect(countSolutions(puzzle(holes, '=', '=', '=', '=', '=', '='), 10).count).toBe(1);
  });

  test('[CA-17] a line of bare numbers is none', () => {
    const bare = puzzle(['3 = 3 = 3', '+ # + # +', '1 + 1 = 2', '= # = # =', '4 + 1 = 5']);
    expect(countSolutions(bare).count).toBe(0);
  });

  test('no more are counted than asked for', () => {
    const empty = puzzle(
      ['. . . . .', '. # . # .', '. . . . .', '. # . # .', '. . . . .'],
      ...puzzle(FULL).given.filter(token => token !== null),
    );
    expect(countSolutions(empty).count).toBe(2);
    expect(countSolutions(empty, 5).count).toBe(5);
  });

  test('patience that runs out is not taken for an end', () => {
    const grid = puzzle(
      ['. . . . .', '. # . # .', '. . . . .', '. # . # .', '. . . . .'],
      ...puzzle(FULL).given.filter(token => token !== null),
    );
    const all = countSolutions(grid, Number.POSITIVE_INFINITY);
    expect(all.isSure).toBe(true);
    const some = countSolutions(grid, Number.POSITIVE_INFINITY, 60);
    expect(some.isSure).toBe(false);
    expect(some.count).toBeGreaterThan(0);
    expect(some.count).toBeLessThan(all.count);
    expect(some.solution).toEqual(all.solution);
    expect(countSolutions(grid, 2, 0)).toEqual({ count: 0, solution: null, isSure: false });
  });

  test('a whole board of the vectors is right in all its lines', () => {
    const file = new URL('../../test/vectors/board.json', import.meta.url);
    const { solitaire } = JSON.parse(readFileSync(file, 'utf8'));
    const given = (solitaire.filled13 as string[][]).flat().map(tokenNamed);
    expect(countSolutions({ size: 13, given, toPlace: [] }).count).toBe(1);
  });

  test('agrees with a solver that tries everything', () => {
    const counts = new Set<number>();
    for (let i = 0; i < 150; i++) {
      const rng = rngOf(`naive ${i}`);
      const given = fillLattice(5, rng);
      const toPlace: Token[] = [];
      for (const cell of rng.shuffle(latticeOf(5).cells).slice(0, 3 + (i % 6))) {
        toPlace.push(given[cell] as Token);
        given[cell] = null;
      }
      // One time in three with a number that does not belong there.
      if (i % 3 === 0) toPlace[0] = typeof toPlace[0] === 'number' ? (toPlace[0] % 20) + 1 : '-';
      const exact = countSolutions({ size: 5, given, toPlace }, Number.POSITIVE_INFINITY).count;
      expect(exact, `naive ${i}`).toBe(countNaively({ size: 5, given, toPlace }));
      counts.add(exact);
    }
    // All kinds were met.
    expect([...counts].sort((a, b) => a - b).slice(0, 3)).toEqual([0, 1, 2]);
  });
});
