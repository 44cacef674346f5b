import { describe, expect, test } from 'vitest';
import { STEPS } from '../lesson.ts';
import { beginAt, checkMove, next, noteRefusal, previous, type Run, show, tryMove } from '../lesson-run.ts';
import { readMove } from '../notation.ts';
import { parseProgress } from '../progress.ts';
import { adviceFor } from '../puzzle-advice.ts';
import { beginPuzzle, layNext, layTile, type PuzzleRun, standingOf } from '../puzzle-run.ts';
import { PUZZLES } from '../puzzles.ts';

/** What a diligent learner does at a step. */
function doStep(run: Run): Run {
  const { goal } = run.step;
  if (goal.tag === 'read') return run;
  const move = readMove(goal.move);
  return goal.tag === 'move' ? tryMove(run, move) : noteRefusal(run, move, checkMove(run, move));
}

describe('the lesson under way', () => {
  test.each([
    ['done by the learner', doStep],
    ['shown', show],
  ])('%s, it goes from the first step to the last and ends on 39 and 121', (_, act) => {
    let run = beginAt(0);
    for (const step of STEPS.slice(0, -1)) {
      expect(run.step.id).toBe(step.id);
      run = next(act(run));
    }
    expect(run.step.id).toBe('finish');
    expect(run.envelope.view.scores).toEqual([39, 121]);
    expect(next(run)).toBe(run);
  });

  test('a step that is not done does not let one go on', () => {
    const run = beginAt(1);
    expect(next(run)).toBe(run);
  });

  test('another legal move is answered and not played', () => {
    const run = tryMove(beginAt(1), readMove('8F 12'));
    expect(run).toMatchObject({ done: false, remark: { key: 'learn.step.product.other' } });
    expect(run.envelope.view.turn.placements).toEqual([]);
    expect(tryMove(run, readMove('8I 12'))).toMatchObject({ done: true, remark: null });
  });

  test('one step back begins that step again', () => {
    const run = previous(doStep(beginAt(3)));
    expect(run).toMatchObject({ index: 2, done: false });
    expect(run.envelope.view.turn.placements).toHaveLength(1);
    expect(previous(beginAt(0)).index).toBe(0);
  });

  test('resuming shows the same table as playing up to there', () => {
    let run = beginAt(0);
    for (const [index] of STEPS.entries()) {
      expect(beginAt(index).envelope.view).toEqual(run.envelope.view);
      run = next(doStep(run));
    }
  });
});

describe.each(PUZZLES)('puzzle $number under way', puzzle => {
  test('the solution, shown, solves it', () => {
    let run = beginPuzzle(puzzle, 'solution');
    while (!standingOf(run).over) run = layNext(run);
    expect(standingOf(run)).toMatchObject({ solved: true, points: puzzle.best });
  });

  test('following every hint solves it', () => {
    let run: PuzzleRun = beginPuzzle(puzzle);
    while (!standingOf(run).over) run = layTile(run, adviceFor(run).move ?? { kind: 'end' });
    expect(standingOf(run)).toMatchObject({ solved: true, points: puzzle.best });
  });

  test('ending at once after one tile does not', () => {
    const run = layTile(layNext(beginPuzzle(puzzle)), { kind: 'end' });
    expect(standingOf(run)).toMatchObject({ over: true, solved: false, left: 6 });
  });
});

test('a hint is honest once the best is out of reach', () => {
  const keys = new Set(
    PUZZLES.flatMap(puzzle =>
      [...legalPlaces(beginPuzzle(puzzle))].map(move => adviceFor(layTile(beginPuzzle(puzzle), move)).key),
    ),
  );
  expect(keys).toContain('learn.puzzle.hint.no-seven');
  expect(keys).toContain('learn.puzzle.hint.less');
});

test('what a device remembers is read with care', () => {
  const none = { step: 0, lessonDone: false, tried: {}, solved: [] };
  for (const raw of [null, 3, [], { step: -1 }, { step: 1e9, tried: { 99: 4, 1: 'x' }, solved: [99, 'a'] }])
    expect(parseProgress(raw)).toEqual(none);
  const kept = { step: 4, lessonDone: true, tried: { 2: 60 }, solved: [1, 3] };
  expect(parseProgress(kept)).toEqual(kept);
});

function* legalPlaces({ envelope }: PuzzleRun) {
  const { rack, board } = envelope.view;
  for (const tile of new Set(rack)) {
    for (const cell of board.keys()) {
      const move = { kind: 'place', cell, tile } as const;
      if (checkMove({ envelope } as Run, move).ok) yield move;
    }
  }
}
