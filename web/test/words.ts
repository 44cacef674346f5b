import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameEntry } from '#contract/entry.ts';
import learnEn from '#games/mathable/learn/text/en.json' with { type: 'json' };
import learnFr from '#games/mathable/learn/text/fr.json' with { type: 'json' };
import { registry } from '#games/registry.ts';
import { reviewRegistry } from '#games/registry-review.ts';
import type { Catalogue, Language } from '#text/catalogue.ts';
import { type Message, type Part, parseMessage } from '#text/message.ts';
import { makeWords, type Words } from '#text/words.ts';
import shellEn from '#ui/learn/text/en.json' with { type: 'json' };
import shellFr from '#ui/learn/text/fr.json' with { type: 'json' };

const mathable = registry['mathable'] as GameEntry;

/** All that the pages of Mathable say, the nearest words first. */
const OWN: Readonly<Record<Language, readonly Catalogue[]>> = {
  fr: [learnFr, shellFr, ...(await box('mathable', mathable, 'fr')), ...pagesIn('fr')],
  en: [learnEn, shellEn, ...(await box('mathable', mathable, 'en')), ...pagesIn('en')],
};

/** The other boxes speak too. */
const ALL: Readonly<Record<Language, readonly Catalogue[]>> = {
  fr: [...OWN.fr, ...(await boxes('fr'))],
  en: [...OWN.en, ...(await boxes('en'))],
};

/** The words that a page shows, so that no test has to type them a second time. */
export const say: Readonly<Record<Language, Words>> = {
  fr: makeWords('fr', ...OWN.fr),
  en: makeWords('en', ...OWN.en),
};

export const { fr } = say;

/** What a text says in that language and could not say in the other. */
export function phrasesIn(text: string, language: Language): string[] {
  found[language] ??= phrasesOf(language, OTHER[language]);
  return found[language]
    .filter(({ phrase, whole }) => text.includes(phrase) && whole.test(text))
    .map(({ phrase }) => phrase);
}

interface Phrase {
  readonly phrase: string;
  /** Finds it where it is not a part of longer words. */
  readonly whole: RegExp;
}

const OTHER = { fr: 'en', en: 'fr' } as const;

/** Looked for when they are first asked for: most tests never do. */
const found: Partial<Record<Language, readonly Phrase[]>> = {};

/** Each stretch of the sentences of one language between two placeholders, if the other does not have it. */
function phrasesOf(language: Language, other: Language): Phrase[] {
  const others = stretchesOf(other).join('\n');
  const own = new Set(stretchesOf(language).filter(text => /\p{L}{4}/u.test(text) && !others.includes(text)));
  return [...own].map(phrase => ({
    phrase,
    whole: new RegExp(`(?<!\\p{L})${phrase.replaceAll(/[()?.+*[\]|^$\\/]/g, '\\$&')}(?!\\p{L})`, 'u'),
  }));
}

/** What every page may say, and what only some say. */
function pagesIn(language: Language): Catalogue[] {
  return globSync(join(import.meta.dirname, '..', 'text', '{,*/}', `${language}.json`))
    .sort()
    .map(path => JSON.parse(readFileSync(path, 'utf8')) as Catalogue);
}

async function boxes(language: Language): Promise<Catalogue[]> {
  const all = Object.entries(registry).map(([game, entry]) => box(game, entry, language));
  return (await Promise.all(all)).flat();
}

/** All that pages say of a game: not what is said in a terminal. */
async function box(game: string, { text }: GameEntry, language: Language): Promise<Catalogue[]> {
  const parts = [text.sheet, text.table, text.play, text.options, text.rules, reviewRegistry[game]?.texts];
  const found = await Promise.all(parts.flatMap(part => part?.[language]() ?? []));
  return found.map(part => part.default);
}

function stretchesOf(language: Language): string[] {
  const sources = ALL[language].flatMap(({ rules, refusals, labels }) =>
    Object.values(rules)
      .flatMap(({ title, text }) => [title, text])
      .concat(Object.values(refusals), Object.values(labels)),
  );
  return sources.flatMap(source => literals(parseMessage(source)).map(text => text.trim()));
}

function literals(message: Message): string[] {
  return message.flatMap((part: Part): string[] => {
    switch (part.tag) {
      case 'text':
        return [part.text];
      case 'plural':
      case 'select':
        return [...part.cases.values()].flatMap(literals);
      case 'fact':
      case 'count':
      case 'list':
        return [];
    }
  });
}
