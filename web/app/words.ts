import { computed, signal } from '@preact/signals';
import type { Entry } from '#games/entry.ts';
import type { Language, Texts } from '#text/catalogue.ts';
import { tableTexts } from '#text/table.ts';
import { loadWords as load, type Words } from '#text/words.ts';
import type en from '../text/en.json';
import { language } from './settings.ts';

/** The labels of the pages, by name. */
export type PageLabel = keyof (typeof en)['labels'];

const pages: Texts = {
  fr: () => import('../text/fr.json'),
  en: () => import('../text/en.json'),
};

/** Null until they have arrived. */
export const wordsIfLoaded = signal<Words<PageLabel> | null>(null);

/** The words of the pages; `loadWords` has run before the first page is drawn. */
export const words = computed((): Words<PageLabel> => wordsIfLoaded.value as Words<PageLabel>);

export async function loadWords(): Promise<void> {
  wordsIfLoaded.value = await load(language.value, pages);
}

/** The words of one game and of what belongs to it, then those of tables and pages. */
export function wordsFor(entry: Entry, wanted: Language, ...more: readonly Texts[]): Promise<Words> {
  return load(wanted, entry.text, ...more, tableTexts, pages);
}
