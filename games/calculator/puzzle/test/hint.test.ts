import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../deduce.ts';
import { makePuzzle } from '../generate.ts';
import { type Hint, hintFor } from '../hint.ts';

/** All hints of a puzzle, each followed. */
function follow(
  size: 5 | 9,
  level: Level,
  seed: string,
): { hints: Hint[]; board: unknown; solution: unknown } {
  const { puzzle, solution } = makePuzzle(size, level, seed);
  const board = [...puzzle.given];
  const hints: Hint[] = [];
  for (let hint = hintFor(puzzle, solution, board); hint !== null; hint = hintFor(puzzle, solution, board)) {
    hints.push(hint);
    board[hint.cell] = hint.token;
  }
  return { hints, board, solution };
}

describe('[CA-18] hints', () => {
  test.each(LEVELS)('of level %i lead to the solution, one token at a time', level => {
    for (let i = 0; i < 20; i++) {
      const { hints, board, solution } = follow(i < 17 ? 5 : 9, level, `hint ${i}`);
      expect(board).toEqual(solution);
      expect(hints.length).toBeGreaterThan(10);
    }
  });

  test('of a low level never ask for what belongs to a higher one', () => {
    for (let i = 0; i < 20; i++) {
      const first = new Set(follow(5, 1, `hint ${i}`).hints.map(({ why }) => why));
      for (const why of ['crossing', 'supply', 'trial'] as const) expect(first).not.toContain(why);
      const second = new Set(follow(5, 2, `hint ${i}`).hints.map(({ why }) => why));
      expect(second).not.toContain('trial');
    }
  });

  test('what is wrong comes first', () => {
    const { puzzle, solution } = makePuzzle(5, 1, 'mistake');
    const cell = puzzle.given.findIndex((token, i) => token === null && typeof solution[i] === 'number');
    const wrong = puzzle.toPlace.find(token => typeof token === 'number' && token !== solution[cell]);
    const board = puzzle.given.with(cell, wrong ?? null);
    expect(hintFor(puzzle, solution, board)).toEqual({ cell, token: wrong, why: 'mistake' });
  });

  test('there is none for a full board', () => {
    const { puzzle, solution } = makePuzzle(5, 1, 'full');
    expect(hintFor(puzzle, solution, solution)).toBeNull();
  });
});
