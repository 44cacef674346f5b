import { expect, test } from 'vitest';
import { entryOf, wordsOf } from '#cli/shelf.ts';
import { FAMILIES, PEOPLE } from '../../../rules/cards.ts';
import { cards } from '../cards.ts';

const WORDS = {
  fr: await wordsOf(entryOf('mathisto'), 'fr'),
  en: await wordsOf(entryOf('mathisto'), 'en'),
};

function run(language: 'fr' | 'en') {
  const result = cards.run({ given: {} }, WORDS[language]);
  if (result.tag !== 'done') throw new Error('the cards could not be listed');
  return result;
}

test('[MH-1] lists seven families of six people and a discovery, with their names', () => {
  const { json } = run('en');
  expect(json).toMatchObject({
    families: FAMILIES.map(id => ({ id, people: PEOPLE[id].map(person => ({ id: person })) })),
  });
  expect(json).toMatchObject({
    families: expect.arrayContaining([
      expect.objectContaining({
        id: 'arithmeticians',
        name: 'Arithmeticians',
        people: expect.arrayContaining([
          { id: 'gauss', name: 'Carl Friedrich Gauss', born: 1777, died: 1855, about: false },
        ]),
        discovery: { id: 'zero', name: 'Zero' },
      }),
    ]),
  });
});

test('[MH-3] counts 27 questions a family and 189 in all, in each language', () => {
  expect(run('fr').json).toMatchObject({
    families: FAMILIES.map(() => ({ questions: { fr: 27, en: 27 } })),
    jokers: [{ id: 'bourbaki' }, { id: 'scribe' }],
    questions: { fr: 189, en: 189 },
  });
});

test('says it in lines too, in the language that was asked for', () => {
  const lines = run('fr').text.split('\n');
  expect(lines).toHaveLength(FAMILIES.length + 1);
  expect(lines[0]).toMatch(
    /^Algébristes \(27 questions en français, 27 en anglais\)\u202F: .*Galois.*\u202F; découverte\u202F: /,
  );
  expect(run('en').text).toMatch(
    /\n42 mathematicians, 7 discoveries, 2 jokers \(.*\), 189 questions in French and 189 in English$/,
  );
});
