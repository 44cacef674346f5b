import { describe, expect, test } from 'vitest';
import type { Puzzle } from '#ui/learn/course.ts';
import { beginAt, next, previous, type Run, show, tryMove } from '#ui/learn/lesson-run.ts';
import { beginPuzzle, type PuzzleRun, playNext, playOn } from '#ui/learn/puzzle-run.ts';
import { doStep } from '#ui/learn/test/lesson-suite.ts';
import { game } from '../../rules/index.ts';
import type { Mathable } from '../../rules/types.ts';
import { COURSE } from '../course.tsx';
import { readMove } from '../position.ts';

const { lesson, puzzles } = COURSE;

const diligent = (run: Run<Mathable>): Run<Mathable> => doStep(COURSE, run);

describe('the lesson under way', () => {
  test.each([
    ['done by the learner', diligent],
    ['shown', show<Mathable>],
  ])('%s, it goes from the first step to the last and ends on 39 and 121', (_, act) => {
    let run = beginAt(lesson, 0);
    for (const step of lesson.steps.slice(0, -1)) {
      expect(run.step.id).toBe(step.id);
      run = next(act(run));
    }
    expect(run.step.id).toBe('finish');
    expect(run.envelope.view.scores).toEqual([39, 121]);
    expect(next(run)).toBe(run);
  });

  test('a step that is not done does not let one go on', () => {
    const run = beginAt(lesson, 1);
    expect(next(run)).toBe(run);
  });

  test('another legal move is answered and not played', () => {
    const run = tryMove(beginAt(lesson, 1), readMove('8F 12'));
    expect(run).toMatchObject({ done: false, remark: { key: 'learn.step.product.other' } });
    expect(run.envelope.view.turn.placements).toEqual([]);
    expect(tryMove(run, readMove('8I 12'))).toMatchObject({ done: true, remark: null });
  });

  test('one step back begins that step again', () => {
    const run = previous(diligent(beginAt(lesson, 3)));
    expect(run).toMatchObject({ index: 2, done: false });
    expect(run.envelope.view.turn.placements).toHaveLength(1);
    expect(previous(beginAt(lesson, 0)).index).toBe(0);
  });

  test('resuming shows the same table as playing up to there', () => {
    let run = beginAt(lesson, 0);
    for (const [index] of lesson.steps.entries()) {
      expect(beginAt(lesson, index).envelope.view).toEqual(run.envelope.view);
      run = next(diligent(run));
    }
  });
});

describe.each(puzzles)('puzzle $number under way', puzzle => {
  const { best } = puzzle;

  test('the solution, shown, solves it', () => {
    let run = beginPuzzle(puzzle, 'solution');
    while (!standingOf(run).over) run = playNext(run);
    expect(standingOf(run)).toMatchObject({ solved: true, points: best });
  });

  test('following every hint solves it', () => {
    let run = beginPuzzle(puzzle);
    while (!standingOf(run).over)
      run = playOn(run, puzzle.advise(run.envelope.view, 0).move ?? { kind: 'end' });
    expect(standingOf(run)).toMatchObject({ solved: true, points: best });
  });

  test('ending at once after one tile does not', () => {
    const run = playOn(playNext(beginPuzzle(puzzle)), { kind: 'end' });
    expect(standingOf(run)).toMatchObject({ over: true, solved: false, left: 6 });
  });
});

test('a hint is honest once the best is out of reach', () => {
  const keys = new Set(
    puzzles.flatMap(puzzle => [...legalPlaces(puzzle)].map(move => hintAfter(puzzle, move))),
  );
  expect(keys).toContain('learn.puzzle.hint.no-seven');
  expect(keys).toContain('learn.puzzle.hint.less');
});

function standingOf({ puzzle, envelope }: PuzzleRun<Mathable>) {
  return puzzle.standing(envelope.view);
}

function hintAfter(puzzle: Puzzle<Mathable>, move: Mathable['move']): string {
  return puzzle.advise(playOn(beginPuzzle(puzzle), move).envelope.view, 0).key;
}

function* legalPlaces(puzzle: Puzzle<Mathable>) {
  const { view } = beginPuzzle(puzzle).envelope;
  for (const tile of new Set(view.rack)) {
    for (const cell of view.board.keys()) {
      const move = { kind: 'place', cell, tile } as const;
      if (game.check(view, move).ok) yield move;
    }
  }
}
