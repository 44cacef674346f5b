import { computed, signal } from '@preact/signals';
import type { Entry } from '#games/entry.ts';
import type { Catalogue, Language } from '#text/catalogue.ts';
import { house } from '#text/house.ts';
import { makeWords, type Words } from '#text/words.ts';
import type en from '../text/en.json';
import { language } from './settings.ts';

/** The labels of the pages, by name. */
export type PageLabel = keyof (typeof en)['labels'];

const pages: Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>> = {
  fr: () => import('../text/fr.json'),
  en: () => import('../text/en.json'),
};

const loaded = signal<Words | null>(null);

/** The words of the pages; `loadWords` has run before the first page is drawn. */
export const words = computed((): Words<PageLabel> => loaded.value as Words<PageLabel>);

export async function loadWords(): Promise<void> {
  const wanted = language.value;
  const found = await Promise.all([pages[wanted](), house[wanted]()]);
  loaded.value = makeWords(wanted, ...found.map(one => one.default));
}

/** The words of one game, then those of the pages. */
export async function wordsFor(entry: Entry, wanted: Language): Promise<Words> {
  const found = await Promise.all([entry.text[wanted](), pages[wanted](), house[wanted]()]);
  return makeWords(wanted, ...found.map(one => one.default));
}
