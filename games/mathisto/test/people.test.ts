import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DISCOVERY_FACTS, PEOPLE_FACTS } from '../data/people.ts';
import { ALL_CARDS, ALL_DISCOVERIES, FAMILIES, isJoker, isPerson, JOKERS, PEOPLE } from '../rules/cards.ts';
import en from '../text/en.json' with { type: 'json' };
import playEn from '../text/en-play.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import playFr from '../text/fr-play.json' with { type: 'json' };
import galleryEn from '../ui/gallery/text/en.json' with { type: 'json' };
import galleryFr from '../ui/gallery/text/fr.json' with { type: 'json' };
import { faults } from './wording.ts';

const LANGUAGES = ['fr', 'en'] as const;
type Texts = Readonly<Record<string, string>>;
const LABELS: Readonly<Record<(typeof LANGUAGES)[number], Texts>> = {
  fr: { ...fr.labels, ...playFr.labels },
  en: { ...en.labels, ...playEn.labels },
};
const GALLERY: Readonly<Record<(typeof LANGUAGES)[number], Texts>> = { fr: galleryFr, en: galleryEn };

const people = FAMILIES.flatMap(family => PEOPLE[family]);

describe('[MH-1] the people', () => {
  test('are 42, and each lived between birth and death', () => {
    expect(Object.keys(PEOPLE_FACTS).sort()).toEqual([...people].sort());
    expect(new Set(people).size).toBe(42);
    for (const person of people) {
      const { born, died } = PEOPLE_FACTS[person];
      expect(died - born, person).toBeGreaterThan(19);
      expect(died - born, person).toBeLessThan(103);
    }
  });

  test('stand in the order of their lives', () => {
    for (const family of FAMILIES) {
      const births = PEOPLE[family].map(person => PEOPLE_FACTS[person].born);
      expect(births, family).toEqual([...births].sort((a, b) => a - b));
    }
  });

  test.each(LANGUAGES)('have the years on the card that the facts have (%s)', language => {
    const about = { fr: /\bv\.\u00A0\d/, en: /\bc\.\u00A0\d/ }[language];
    const before = { fr: /\u00A0av\.\u00A0J\.-C\.$/, en: /\u00A0BC$/ }[language];
    for (const person of people) {
      const { born, died, isAbout } = PEOPLE_FACTS[person];
      const dates = LABELS[language][`card.${person}.dates`] ?? '';
      expect(dates.match(/\d+/g)?.map(Number), person).toEqual([Math.abs(born), Math.abs(died)]);
      expect(about.test(dates), person).toBe(isAbout);
      expect(before.test(dates), person).toBe(born < 0);
    }
  });
});

test.each(LANGUAGES)('[MH-1] the discoveries have the years that the facts have (%s)', language => {
  for (const [discovery, { from, to }] of Object.entries(DISCOVERY_FACTS)) {
    const years = LABELS[language][`card.${discovery}.dates`]?.match(/\d+/g)?.map(Number);
    expect([...new Set(years)], discovery).toEqual([...new Set([from, to])]);
  }
});

describe('[MH-1] [MH-2] every card, in both languages', () => {
  test.each(LANGUAGES)('has a name, a short one, dates, a place and a line (%s)', language => {
    for (const card of ALL_CARDS) {
      const short = LABELS[language][`card.${card}.short`] ?? '';
      const did = GALLERY[language][`${card}.did`] ?? '';
      const texts = [
        LABELS[language][`card.${card}`] ?? '',
        LABELS[language][`card.${card}.dates`] ?? '',
        GALLERY[language][`${card}.where`] ?? '',
        short,
        did,
      ];
      for (const text of texts) {
        expect(text, card).not.toBe('');
        expect(faults(text, language), `${card}: ${text}`).toEqual([]);
      }
      expect(short.length, short).toBeLessThanOrEqual(16);
      expect(did.length, did).toBeLessThanOrEqual(110);
      expect(did, card).toMatch(/\.$/);
    }
  });

  test.each(LANGUAGES)('is told from every other by its short name (%s)', language => {
    const names = ALL_CARDS.map(card => LABELS[language][`card.${card}.short`]);
    expect(new Set(names).size).toBe(ALL_CARDS.length);
    const codes = FAMILIES.map(family => LABELS[language][`family.${family}.code`]);
    expect(new Set(codes).size).toBe(FAMILIES.length);
  });

  test.each(LANGUAGES)('that is a joker has a story (%s)', language => {
    for (const joker of JOKERS) expect(GALLERY[language][`${joker}.story`]?.length).toBeGreaterThan(100);
  });
});

test('the sources name every card, and count what they name', () => {
  const sources = readFileSync(new URL('../data/SOURCES.md', import.meta.url), 'utf8');
  const rows = sources.split('\n').filter(line => line.startsWith('- **'));
  const short = (card: string): string => LABELS.en[`card.${card}`]?.replace(/ of [A-Z]\w+$/, '') ?? card;
  expect(rows.map(row => /\*\*(.+)\*\*/.exec(row)?.[1])).toEqual([
    ...people.map(short),
    ...ALL_DISCOVERIES.map(short),
    ...JOKERS.map(short),
  ]);
  const single = (isHere: (index: number) => boolean): number =>
    rows.filter((row, index) => isHere(index) && row.includes('`one source`')).length;
  const { length } = ALL_CARDS.filter(isPerson);
  expect(sources).toContain(`of which ${single(index => index < length)} have a detail`);
  expect(sources).toContain(`of which ${single(index => index >= 49)} has a detail`);
  expect(ALL_CARDS.filter(isJoker)).toHaveLength(rows.length - 49);
});
