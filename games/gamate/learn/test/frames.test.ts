import { expect, test } from 'vitest';
import { beginPuzzle, playNext } from '#ui/learn/puzzle-run.ts';
import type { View } from '../../rules/types.ts';
import { COURSE } from '../course.tsx';
import { framesBetween } from '../frames.ts';

const cardsIn = ({ hands, tricks, trick }: View): number =>
  hands.flatMap(hand => hand ?? []).length + [...tricks.flat(), ...trick].length;
const fallen = ({ tricks, trick }: View): number => tricks.flat().length + trick.length;

test.each(COURSE.puzzles)('puzzle $number is told card by card', puzzle => {
  let run = beginPuzzle(puzzle, 'solution');
  while (!puzzle.standing(run.envelope.view).over) {
    run = playNext(run);
    const before = run.before?.view as View;
    const after = run.envelope.view;
    const frames = framesBetween(before, after);
    const counts = frames.map(fallen);
    const last = after.phase.tag === 'over' ? 0 : 1;
    expect(counts).toEqual(
      Array.from({ length: fallen(after) - fallen(before) - last }, (_, i) => fallen(before) + i + 1),
    );
    for (const frame of frames) {
      expect(cardsIn(frame)).toBe(52);
      expect(frame.phase.tag).toBe(frame.trick.length === 0 ? 'lead' : 'follow');
      expect(frame.past).toEqual([]);
    }
  }
});

test('what is said in an auction has no frames', () => {
  const match = COURSE.lesson.matchAt(7);
  const { view } = match.envelope(0);
  expect(framesBetween(view, COURSE.lesson.matchAt(8).envelope(0).view)).toEqual([]);
});
