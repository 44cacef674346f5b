import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { QUESTIONS, type Question } from '../data/questions.ts';
import { fits, isAccepted, normalise, spellingsOf } from '../rules/answers.ts';
import { FAMILIES, type Family } from '../rules/cards.ts';
import { keyOf } from './key.ts';
import { numberIn } from './wording.ts';

const all: readonly { family: Family; question: Question }[] = FAMILIES.flatMap(family =>
  QUESTIONS[family].map((question: Question) => ({ family, question })),
);

/** After a question has changed: `npm test -- --only unit games/mathisto/test/key -u`. */
test('[MH-3] the key has the accepted spellings of every question', async () => {
  const key = Object.fromEntries(FAMILIES.map(family => [family, QUESTIONS[family].map(keyOf)]));
  await expect(`${JSON.stringify(key, null, 2)}\n`).toMatchFileSnapshot(
    resolve('games/mathisto/data/key.json'),
  );
});

describe('[MH-11] what is typed is judged', () => {
  test('every accepted spelling is, in both languages, however it is cased and spaced', () => {
    for (const { family, question } of all) {
      for (const { answer, accepted } of [question.fr, question.en]) {
        for (const text of [answer, ...accepted]) {
          for (const typed of [text, text.toUpperCase(), ` ${text} `, `${text}.`])
            expect(isAccepted(typed, family, question.card), `${family} ${question.card}: ${typed}`).toBe(
              true,
            );
        }
      }
    }
  });

  test.each([
    'C’est ',
    'je crois que c’est ',
    'Peut-être ',
    'Réponse : ',
    'it’s ',
    'I think it’s ',
    'maybe ',
  ])(
    'whatever is said before it (%s) and however loudly, the answer is and a wrong choice is not',
    opening => {
      for (const { family, question } of all) {
        for (const { answer, wrong } of [question.fr, question.en]) {
          for (const text of [answer, ...wrong]) {
            const typed = `${opening}${text} !`;
            expect(isAccepted(typed, family, question.card), `${family} ${question.card}: ${typed}`).toBe(
              text === answer,
            );
          }
        }
      }
    },
  );

  test.each(['ce n’est pas ', 'it is not ', 'pas ', 'not '])('%s takes an answer back', no => {
    const taken = all.flatMap(({ family, question }) =>
      [question.fr, question.en].filter(({ answer }) =>
        isAccepted(no + answer.toLowerCase(), family, question.card),
      ),
    );
    // There is no royal road.
    expect(taken.map(({ answer }) => answer)).toEqual(no === 'pas ' ? ['Une voie royale'] : []);
  });

  test('no wrong choice is, in either language', () => {
    for (const { family, question } of all) {
      for (const choice of [...question.fr.wrong, ...question.en.wrong])
        expect(isAccepted(choice, family, question.card), `${family} ${question.card}: ${choice}`).toBe(
          false,
        );
    }
  });

  test('nor is one without its article, with another, or with a word before it', () => {
    for (const { family, question } of all) {
      for (const choice of [...question.fr.wrong, ...question.en.wrong]) {
        const bare = choice.replace(/^(?:an?|la|le|les|the|une?) |^l’/i, '');
        const typed = ['', 'le ', 'la ', 'une ', 'the ', 'a ', 'by ', 'par ', 'on '].map(word => word + bare);
        const taken = typed.filter(text => isAccepted(text, family, question.card));
        expect(taken, `${family} ${question.card}`).toEqual([]);
      }
    }
  });

  test('no other number is: one more, one less, ten times as much', () => {
    const numbers = all.filter(({ question }) => Number.isInteger(numberIn(question.en.answer, 'en')));
    expect(numbers.length).toBeGreaterThan(70);
    for (const { family, question } of numbers) {
      const value = numberIn(question.en.answer, 'en') ?? 0;
      const right = new Set([...question.fr.accepted, ...question.en.accepted]);
      const others = [value + 1, value - 1, value * 10 + 1, -value - 1].map(String);
      const taken = others.filter(other => !right.has(other) && isAccepted(other, family, question.card));
      expect(taken, `${family} ${question.card}`).toEqual([]);
    }
  });

  test('the key gives its spellings without their marks', () => {
    for (const { family, question } of all) {
      const spellings = spellingsOf(family, question.card);
      expect(spellings).toContain(normalise(question.en.answer));
      expect(spellings.filter(spelling => /^=.|^[!#~]/.test(spelling))).toEqual([]);
    }
    expect(spellingsOf('analysts', 28)).toEqual([]);
  });
});

describe('[MH-11] one edit is forgiven from five letters, two from nine, none in numbers', () => {
  const tangent = 'la tangente|tangente|tangent';
  test.each([
    [tangent, 'tangente', true],
    [tangent, 'Tangante', true],
    [tangent, 'tagnente', true],
    [tangent, 'tagnante', false],
    // An article makes a word no longer.
    [tangent, 'la tagnante', false],
    [tangent, 'la tagnente', true],
    [tangent, 'secante', false],
    ['equilateral', 'équilatérale', true],
    ['equilateral', 'equlatteral', true],
    ['equilateral', 'eqlatteral', false],
    // The opposite is only a prefix away.
    ['countable', 'countabel', true],
    ['countable', 'uncountable', false],
    ['denombrable', 'indénombrable', false],
    ['elle est periodique', 'elle est apériodique', false],
    ['the infinite', 'the finite', false],
    ['acceleration', 'décélération', false],
    ['acceleration', 'aceleration', true],
    ['l infini', 'l’infinni', true],
    // Four letters are too few: the Moon is no moan.
    ['the moon|moon', 'moon', true],
    ['the moon|moon', 'moan', false],
    ['the moon|moon', 'the noon', false],
    ['tuesday|on a tuesday', 'on a tusday', true],
    ['tuesday|on a tuesday', 'on a thursday', false],
    // A wrong choice, or a slip of one.
    ['induction|by induction|!deduction', 'indution', true],
    ['induction|by induction|!deduction', 'by deduction', false],
    ['modus ponens|!modus tollens', 'modus ponen', true],
    ['modus ponens|!modus tollens', 'modus tolens', false],
    ['modus ponens|!modus tollens', 'modus tollens', false],
    ['=x|=la lettre x', 'la lettre x', true],
    ['=x|=la lettre x', 'la lettre y', false],
    // Numbers, the words for them, and formulas.
    ['=17|=dix sept', 'Dix-sept', true],
    ['=17|=dix sept', 'dix-sep', false],
    ['=17|=dix sept', '71', false],
    ['=−7', '-7', true],
    ['=−7', '− 7', true],
    ['=−7', '7', false],
    ['=5x+10|=10+5x', '10 + 5X', true],
    ['=5x+10|=10+5x', '10 - 5x', false],
    ['=2.72', '2,72', true],
    ['=2.72', '2,73', false],
    ['=9999', '9\u00A0999', true],
    ['=π²/6|=pi²/6', 'Pi² / 6', true],
    ['=π²/6|=pi²/6', 'pi2/6', false],
    ['=2/3', '3/2', false],
    ['triangle', 'triangle 3', false],
  ])('%s: %s is %s', (entry, typed, isRight) => {
    expect(fits(typed, entry)).toBe(isRight);
  });

  test('numbers, formulas and very short answers are marked in the key', () => {
    const wording = { ask: '?', wrong: [], because: '.' };
    const question = (answer: string, accepted: string[]): Question => ({
      card: 1,
      difficulty: 1,
      fr: { ...wording, answer, accepted },
      en: { ...wording, answer, accepted },
    });
    expect(keyOf(question('12', ['douze']))).toBe('=12|=douze|#12');
    expect(keyOf(question('Une seule', ['1']))).toBe('=une seule|=1|#1');
    expect(keyOf(question('Et', ['le mot et']))).toBe('=et|=le mot et');
    expect(keyOf(question('Le nombre d’or', ['phi', '1,618']))).toBe('le nombre d or|phi|=1.618|#809/500');
  });

  test('wrong choices that might be mistaken for a slip are in the key too', () => {
    const wording = { ask: '?', answer: 'By induction', accepted: [], because: '.' };
    const wrong = ['La déduction', 'Refutation', 'An inversion'];
    const question: Question = {
      card: 1,
      difficulty: 1,
      fr: { ...wording, wrong },
      en: { ...wording, wrong },
    };
    expect(keyOf(question)).toBe('by induction|!deduction|!inversion');
  });

  test.each([
    ['L’Hôpital', 'l hopital'],
    ['Ératosthène…', 'eratosthene'],
    ['  vingt-et-un ', 'vingt et un'],
    ['Cœur', 'coeur'],
    ['x - 1', 'x−1'],
    ['3,5', '3.5'],
  ])('%s is read as %s', (text, read) => {
    expect(normalise(text)).toBe(read);
  });
});
