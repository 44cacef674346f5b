import { describe, expect, test } from 'vitest';
import { contrast } from '#ui/test/vision.ts';
import { ALL_CARDS, FAMILIES } from '../../rules/cards.ts';
import en from '../../text/en.json' with { type: 'json' };
import fr from '../../text/fr.json' with { type: 'json' };
import { CREAM, INK, JOKER_KIT, KITS } from '../card/kits.ts';
import { fit, lines } from '../card/lettering.tsx';
import { lookOf } from '../card/look-of.ts';

/** WCAG: text of any size. */
const LEGIBLE = 4.5;
const kits = [...FAMILIES.map(family => KITS[family]), JOKER_KIT];
const labels: Readonly<Record<'fr' | 'en', Readonly<Record<string, string>>>> = {
  fr: fr.labels,
  en: en.labels,
};

describe('[MH-1] seven families', () => {
  test('no two share their colour or their pattern, nor, jokers apart, their outline', () => {
    expect(new Set(kits.map(kit => kit.ink)).size).toBe(kits.length);
    expect(new Set(kits.map(kit => JSON.stringify(kit.tile))).size).toBe(kits.length);
    expect(new Set(FAMILIES.map(family => KITS[family].field)).size).toBe(FAMILIES.length);
  });

  test.each(['fr', 'en'] as const)('no two share their letters (%s)', language => {
    const codes = FAMILIES.map(family => labels[language][`family.${family}.code`] ?? '');
    expect(codes.every(code => /^\p{Lu}\p{Ll}$/u.test(code))).toBe(true);
    expect(new Set(codes).size).toBe(FAMILIES.length);
  });

  test('letters can be read on every colour, and every accent on its paper', () => {
    for (const kit of kits) expect(contrast(CREAM, kit.ink)).toBeGreaterThanOrEqual(LEGIBLE);
    expect(contrast(INK, CREAM)).toBeGreaterThanOrEqual(LEGIBLE);
    for (const card of ALL_CARDS) {
      const { '--plate-line': line, '--plate-paper': paper, '--plate-accent': accent } = lookOf(card).inks;
      expect(contrast(line, paper)).toBeGreaterThanOrEqual(LEGIBLE);
      // Lines and marks, not text.
      expect(contrast(accent, paper)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('lettering', () => {
  test('a text is broken into as few lines as fit, of like length', () => {
    expect(lines('Kepler', 12)).toEqual(['Kepler']);
    expect(lines('Algèbre de Boole', 12)).toEqual(['Algèbre', 'de Boole']);
    expect(lines('one two three four five six', 14)).toEqual(['one two three', 'four five six']);
    expect(lines('immeasurable', 4)).toEqual(['immeasurable']);
  });

  test.each(['fr', 'en'] as const)(
    'no name shrinks below 29 units on a card in hand, 12 pixels of 100 (%s)',
    language => {
      const small = ALL_CARDS.filter(card => {
        const parts = lines(labels[language][`card.${card}.short`] ?? '', 12);
        return parts.length > 2 || parts.some(part => fit(part, 42, 214, 'bold') < 29);
      });
      expect(small).toEqual([]);
    },
  );
});
