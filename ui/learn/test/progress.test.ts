import { expect, test } from 'vitest';
import { parseProgress, type Syllabus } from '../progress.ts';

const course: Syllabus = {
  game: { id: 'chess' },
  lesson: { steps: ['castle', 'promote', 'mate', 'draw', 'win'] },
  puzzles: [1, 2, 3].map(number => ({ number })),
};

test('what a device remembers is read with care', () => {
  const none = { step: 0, lessonDone: false, tried: {}, solved: [] };
  for (const raw of [null, 3, [], { step: -1 }, { step: 5 }, { tried: { 99: 4, 1: 'x' }, solved: [99, 'a'] }])
    expect(parseProgress(raw, course)).toEqual(none);
  const kept = { step: 4, lessonDone: true, tried: { 2: 60 }, solved: [1, 3] };
  expect(parseProgress(kept, course)).toEqual(kept);
});
