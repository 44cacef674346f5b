import { expect, test } from 'vitest';
import { QUESTIONS } from '../../data/questions.ts';
import { countKnown, NOTHING, nameOf, parseKept, QUESTION_COUNT, withAnswer } from '../progress.ts';

test('[MH-3] 27 cards of seven questions: what is counted is what there is', () => {
  expect(QUESTION_COUNT).toBe(Object.values(QUESTIONS).flat().length);
});

test('a question is known or missed, as it was answered last', () => {
  const name = nameOf({ family: 'logicians', question: { card: 12 } });
  expect(name).toBe('logicians 12');
  const once = { ...NOTHING, ...withAnswer(NOTHING, name, false) };
  expect(once).toMatchObject({ known: [], missed: [name] });
  const twice = { ...once, ...withAnswer(once, name, true) };
  expect(twice).toMatchObject({ known: [name], missed: [] });
  expect({ ...twice, ...withAnswer(twice, name, true) }.known).toEqual([name]);
  expect([countKnown(twice), countKnown(twice, 'logicians'), countKnown(twice, 'analysts')]).toEqual([
    1, 1, 0,
  ]);
});

test('what a device remembers is read with care', () => {
  for (const raw of [null, 3, [], 'x', {}]) expect(parseKept(raw)).toEqual(NOTHING);
  const raw = {
    known: ['logicians 27', 'logicians 28', 'poets 1', 3, 'analysts 1'],
    missed: ['analysts 1', null],
    level: 4,
    way: 'sung',
  };
  expect(parseKept(raw)).toEqual({ ...NOTHING, known: ['logicians 27'], missed: ['analysts 1'] });
  const wishes = { known: [], missed: [], level: 2, way: 'typed' } as const;
  expect(parseKept(wishes)).toEqual(wishes);
});
