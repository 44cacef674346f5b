import { expect, test } from 'vitest';
import { QUESTIONS } from '../data/questions.ts';
import { ALL_CARDS } from '../rules/cards.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import galleryEn from '../ui/gallery/text/en.json' with { type: 'json' };
import galleryFr from '../ui/gallery/text/fr.json' with { type: 'json' };
import { words } from './wording.ts';

type Texts = Readonly<Record<string, string>>;
const LABELS: Readonly<Record<'fr' | 'en', Texts>> = { fr: fr.labels, en: en.labels };
const GALLERY: Readonly<Record<'fr' | 'en', Texts>> = { fr: galleryFr, en: galleryEn };

/** What of a card is in words besides its name. */
const PARTS = ['did', 'where', 'shows'] as const;

/** What lies open on the table: whoever is asked a question can read it. */
function printed(language: 'fr' | 'en'): string[] {
  const names = ALL_CARDS.map(card => LABELS[language][`card.${card}`] ?? '');
  const lines = ALL_CARDS.flatMap(card => PARTS.map(part => GALLERY[language][`${card}.${part}`] ?? ''));
  return names.concat(lines);
}

/** The words of an answer without its article; nothing if they are too short or too common to tell by. */
function telling(answer: string): string | undefined {
  const [first = '', ...rest] = words(answer);
  const isArticle = /^(l|le|la|les|un|une|the|an?)$/.test(first) && rest.length > 0;
  const phrase = (isArticle ? rest : [first, ...rest]).join(' ');
  return /\p{L}{5}/u.test(phrase) ? phrase : undefined;
}

test.each(['fr', 'en'] as const)('[MH-3] no answer is printed on a card (%s)', language => {
  const texts = printed(language).map(text => ` ${words(text).join(' ')} `);
  const found = Object.entries(QUESTIONS).flatMap(([family, questions]) =>
    questions.flatMap(question => {
      const phrase = telling(question[language].answer);
      // `roots` tells `root` as well.
      const shown = texts.find(text => text.includes(` ${phrase} `) || text.includes(` ${phrase}s `));
      return shown === undefined ? [] : [`${family} ${question.card}: ${phrase} in${shown}`];
    }),
  );
  expect(found).toEqual([]);
});
