import { describe, expect, test } from 'vitest';
import sources from '../data/question-sources.json' with { type: 'json' };
import { QUESTIONS, type Question } from '../data/questions.ts';
import { cardsOf, FAMILIES, type Family, isCard } from '../rules/cards.ts';
import { numberIn } from './wording.ts';

interface Source {
  readonly claim: string;
  /** An address; `card:euler` for what SOURCES.md gives for a card. Absent if nothing was read. */
  readonly at?: string | undefined;
  /** Whether the passage was opened and read. */
  readonly read: boolean;
}

const SOURCES: Readonly<Record<string, readonly Source[]>> = sources;

const all: readonly { readonly name: string; readonly family: Family; readonly question: Question }[] =
  FAMILIES.flatMap(family =>
    QUESTIONS[family].map((question: Question) => ({ name: `${family} ${question.card}`, family, question })),
  );

describe('[MH-3] mathematics has a history', () => {
  test('at least 70 questions touch it', () => {
    expect(all.filter(({ name }) => SOURCES[name] !== undefined).length).toBeGreaterThanOrEqual(70);
  });

  test.each(FAMILIES)('at least ten of the %s tell of their own people or their discovery', family => {
    const own: readonly string[] = cardsOf(family);
    const told = QUESTIONS[family].filter(({ about = [] }: Question) =>
      about.some(card => own.includes(card)),
    );
    expect(told.length).toBeGreaterThanOrEqual(10);
  });

  test('at most 95 answers hold a number', () => {
    const numbers = all.filter(({ question }) => numberIn(question.en.answer, 'en') !== undefined);
    expect(numbers.length).toBeLessThanOrEqual(95);
  });

  test('what is told of is on a card, and nobody is told of twice in one question', () => {
    for (const { name, question } of all) {
      const { about = [] } = question;
      expect(new Set(about).size, name).toBe(about.length);
      expect(about.filter(isCard), name).toEqual(about);
    }
  });
});

describe('[MH-3] the place of the right number among the four', () => {
  const ranks = all.flatMap(({ question }) => {
    const { answer, wrong } = question.en;
    const values = [answer, ...wrong].map(choice => numberIn(choice, 'en'));
    const [right] = values;
    if (right === undefined || values.includes(undefined)) return [];
    return [values.filter(value => value !== undefined && value < right).length];
  });

  test.each([0, 1, 2, 3])('%i of the others are smaller: between 20 and 30 per cent', rank => {
    const share = ranks.filter(one => one === rank).length / ranks.length;
    expect(share).toBeGreaterThanOrEqual(0.2);
    expect(share).toBeLessThanOrEqual(0.3);
  });
});

describe('[MH-3] what is told rests on something', () => {
  test('every source belongs to a question, and says what it was read for', () => {
    const names = new Set(all.map(({ name }) => name));
    for (const [name, found] of Object.entries(SOURCES)) {
      expect(names, name).toContain(name);
      expect(found.length, name).toBeGreaterThan(0);
      for (const { claim, at, read } of found) {
        expect(claim, name).not.toBe('');
        expect(at !== undefined, name).toBe(read);
      }
    }
  });

  test('every question that tells of a card or names a year has one', () => {
    const bare = all.filter(({ name, question }) => {
      const { about, en } = question;
      const isDated = /\b1[0-9]{3}\b|\b20[0-2][0-9]\b/.test(
        `${en.ask} ${en.because}`.replace(/\d[\d,]*,\d{3}/g, ''),
      );
      return (about !== undefined || isDated) && SOURCES[name] === undefined;
    });
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  test('what could not be read is counted', () => {
    const found = Object.values(SOURCES).flat();
    const unread = Object.entries(SOURCES).filter(([, list]) => list.some(({ read }) => !read));
    expect(unread.map(([name]) => name)).toEqual([]);
    expect(found.filter(({ read }) => read).length).toBe(178);
  });

  test('no essay mill is among them', () => {
    const addresses = Object.values(SOURCES).flatMap(list => list.map(({ at }) => at ?? ''));
    const mills = /essay|studymode|kibin|majortests|writework|coursehero|courseshub|trendsmask|sparknotes/;
    expect(addresses.filter(address => mills.test(address))).toEqual([]);
  });
});
