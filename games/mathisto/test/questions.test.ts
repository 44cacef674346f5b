import { describe, expect, test } from 'vitest';
import sources from '../data/question-sources.json' with { type: 'json' };
import { DIFFICULTIES, QUESTION_CARDS, QUESTIONS, type Question, type Wording } from '../data/questions.ts';
import { isAccepted } from '../rules/answers.ts';
import { FAMILIES, type Family } from '../rules/cards.ts';
import { algebraists } from './computed/algebraists.ts';
import { analysts } from './computed/analysts.ts';
import { arithmeticians } from './computed/arithmeticians.ts';
import { astronomers } from './computed/astronomers.ts';
import type { Facts } from './computed/fact.ts';
import { geometers } from './computed/geometers.ts';
import { logicians } from './computed/logicians.ts';
import { probabilists } from './computed/probabilists.ts';
import { distance, faults, fold, forgiven, numberIn, overlap, words } from './wording.ts';

/** What everybody can see: a + a + a, and the Pole Star from the pole. */
const UNFOUNDED = ['algebraists 11', 'astronomers 8'].flatMap(where => [`${where} fr`, `${where} en`]);

const LANGUAGES = ['fr', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

const FACTS = {
  algebraists,
  analysts,
  arithmeticians,
  astronomers,
  geometers,
  logicians,
  probabilists,
} satisfies Record<keyof typeof QUESTIONS, Facts>;

interface Asked extends Wording {
  readonly family: Family;
  readonly card: number;
  /** `geometers 12 fr`, to find it again. */
  readonly where: string;
  readonly language: Language;
}

const families = FAMILIES.map(family => [family, QUESTIONS[family]] as const);
const asked: readonly Asked[] = families.flatMap(([family, questions]) =>
  questions.flatMap(question =>
    LANGUAGES.map(language => ({
      ...question[language],
      family,
      card: question.card,
      where: `${family} ${question.card} ${language}`,
      language,
    })),
  ),
);

describe('[MH-3] the question cards', () => {
  test('seven families of 27 questions, in the order of the cards', () => {
    expect(families).toHaveLength(7);
    for (const [family, questions] of families) {
      const cards = Array.from({ length: QUESTION_CARDS }, (_, index) => index + 1);
      expect(
        questions.map(({ card }) => card),
        family,
      ).toEqual(cards);
    }
  });

  test('each family has at least eight questions of each difficulty', () => {
    for (const [family, questions] of families) {
      for (const level of DIFFICULTIES) {
        const count = questions.filter(one => one.difficulty === level).length;
        expect(count, `${family} ${level}`).toBeGreaterThanOrEqual(8);
      }
    }
  });

  test('no card is easy or hard throughout', () => {
    for (let card = 0; card < QUESTION_CARDS; card++) {
      const levels = families.map(([, questions]) => questions[card]?.difficulty);
      expect(new Set(levels).size, `card ${card + 1}`).toBeGreaterThan(1);
    }
  });
});

describe('[MH-3] every question, in both languages', () => {
  test('is complete, ends as a question and does not need its choices', () => {
    for (const { where, ask, answer, accepted, wrong, because } of asked) {
      for (const text of [ask, answer, ...accepted, ...wrong, because]) {
        expect(text, where).toBe(text.trim());
        expect(text, where).not.toBe('');
      }
      expect(ask, where).toMatch(/\?$/);
      expect(ask, where).not.toMatch(/\b(parmi ces|lequel de ces|laquelle de ces|of these|the following)\b/i);
    }
  });

  test('offers three wrong choices, all different', () => {
    for (const { where, answer, wrong } of asked) {
      expect(wrong, where).toHaveLength(3);
      expect(new Set([answer, ...wrong].map(fold)).size, where).toBe(4);
    }
  });

  test('has choices of like length, unless all are short', () => {
    const uneven = asked.filter(({ answer, wrong }) => {
      const lengths = [answer, ...wrong].map(choice => choice.length).sort((a, b) => a - b);
      const [, second = 0, third = 0, longest = 0] = lengths;
      return longest > 12 && longest > 1.1 * (second + third);
    });
    expect(uneven.map(({ where }) => where)).toEqual([]);
  });

  test('does not contain its answer', () => {
    for (const { where, ask, answer } of asked) {
      expect(` ${words(ask).join(' ')} `, where).not.toContain(` ${words(answer).join(' ')} `);
    }
  });

  test('accepts other spellings of the answer, and forgives no typing error that makes a wrong choice', () => {
    for (const { where, answer, accepted, wrong } of asked) {
      const right = [answer, ...accepted].map(fold);
      expect(new Set(right).size, where).toBe(right.length);
      for (const one of right) {
        for (const choice of wrong.map(fold)) {
          expect(distance(one, choice), `${where}: ${one}, ${choice}`).toBeGreaterThan(forgiven(one));
        }
      }
    }
  });

  test('accepts plain digits for a number that is written with a separator', () => {
    const separated = asked.filter(({ answer }) => /^\d{1,3}[,\u202F]\d{3}$/.test(answer));
    expect(separated.length).toBeGreaterThan(0);
    for (const { where, family, card, answer } of separated) {
      expect(isAccepted(answer.replace(/\D/, ''), family, card), where).toBe(true);
    }
  });

  test('is explained in one sentence or two', () => {
    for (const { where, because } of asked) {
      expect(because, where).toMatch(/[^.]\.$/);
      expect(because.split(/[.!?]\s/).length, where).toBeLessThanOrEqual(2);
      expect(because.length, where).toBeLessThan(180);
    }
  });

  test('is set as its language is set', () => {
    for (const { where, language, ask, answer, wrong, because } of asked) {
      for (const text of [ask, answer, ...wrong, because]) expect(faults(text, language), where).toEqual([]);
    }
  });

  test.each(LANGUAGES)('is like no other (%s)', language => {
    const all = asked.filter(one => one.language === language);
    const alike = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter(other => overlap(one.ask, other.ask) >= 0.6)
        .map(other => `${one.where}, ${other.where}`),
    );
    expect(alike).toEqual([]);
  });

  test('is the same question in the other', () => {
    for (const [family, questions] of families) {
      for (const { card, fr, en } of questions) {
        const numbers = ({ answer, wrong }: Wording, language: Language): (number | undefined)[] =>
          [answer, ...wrong].map(choice => numberIn(choice, language));
        expect(numbers(fr, 'fr'), `${family} ${card}`).toEqual(numbers(en, 'en'));
      }
    }
  });
});

describe('[MH-3] what can be computed is right', () => {
  for (const [family, facts] of Object.entries(FACTS)) {
    const questions: readonly Question[] = QUESTIONS[family as keyof typeof QUESTIONS];
    const named = questions.flatMap(question =>
      question.computed === undefined ? [] : [{ question, name: question.computed }],
    );

    test(`each calculation of the ${family} belongs to one question`, () => {
      expect(named.map(({ name }) => name).sort()).toEqual(Object.keys(facts).sort());
    });

    test.each(named)(`${family}: $name`, ({ question, name }) => {
      const fact = facts[name]?.();
      for (const language of LANGUAGES) {
        const { answer, wrong } = question[language];
        const found = typeof fact === 'object' ? fact[language] : fact;
        const read = (text: string): unknown => (typeof fact === 'number' ? numberIn(text, language) : text);
        expect(read(answer)).toBe(found);
        expect(wrong.map(read)).not.toContain(found);
      }
    });
  }

  test('a number that is the answer is computed, or somebody has read where it comes from', () => {
    const read: Readonly<Record<string, readonly { readonly read: boolean }[]>> = sources;
    const unfounded = asked.filter(({ family, card, answer, language }) => {
      const { computed } = QUESTIONS[family][card - 1] ?? {};
      const isRead = read[`${family} ${card}`]?.some(source => source.read) ?? false;
      return numberIn(answer, language) !== undefined && computed === undefined && !isRead;
    });
    expect(unfounded.map(({ where }) => where)).toEqual(UNFOUNDED);
  });
});
