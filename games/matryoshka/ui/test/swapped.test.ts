import { describe, expect, test } from 'vitest';
import { makeWords } from '#text/words.ts';
import en from '../../text/en.json' with { type: 'json' };
import playEn from '../../text/en-play.json' with { type: 'json' };
import fr from '../../text/fr.json' with { type: 'json' };
import playFr from '../../text/fr-play.json' with { type: 'json' };

const told = {
  fr: makeWords('fr', fr, playFr),
  en: makeWords('en', en, playEn),
};

/** Amande put E7 up and took A1; who reads it, and what they know of it. */
const EYES = [
  {
    eyes: 'the active player',
    facts: { active: 'you', partner: 'other', given: 'A1' },
    fr: 'Vous avez pris A1 à Pépin, contre E7.',
    en: 'You took A1 from Pépin, for E7.',
  },
  {
    eyes: 'the partner',
    facts: { active: 'other', partner: 'you', given: 'A1' },
    fr: 'Amande vous a pris A1\u202F: E7 est à vous.',
    en: 'Amande took A1 from you: E7 is yours.',
  },
  {
    eyes: 'anybody else, who does not know what was given',
    facts: { active: 'other', partner: 'other' },
    fr: 'Amande a échangé E7 avec Pépin.',
    en: 'Amande exchanged E7 with Pépin.',
  },
] as const;

describe.each(EYES)('an exchange in the eyes of $eyes', ({ facts, ...expected }) => {
  test.each(['fr', 'en'] as const)('is a sentence in %s', language => {
    const all = { activeName: 'Amande', partnerName: 'Pépin', middle: 'E7', ...facts };
    expect(told[language].label('ui.swapped', all)).toBe(expected[language]);
  });
});
