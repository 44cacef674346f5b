import { expect, test } from 'vitest';
import { parseGlance, parseProgress, type Syllabus } from '../progress.ts';

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

test('a box tells at a glance how far somebody is, and nothing where nothing was begun', () => {
  for (const raw of [null, 3, [], {}, { step: 0, lessonDone: false, solved: [] }, { step: 'x', solved: 2 }])
    expect(parseGlance(raw)).toBeNull();
  expect(parseGlance({ step: 3, lessonDone: false })).toEqual({ step: 4, lessonDone: false, solved: 0 });
  expect(parseGlance({ lessonDone: true, solved: [1, 3] })).toEqual({
    step: null,
    lessonDone: true,
    solved: 2,
  });
});
