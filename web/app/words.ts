import { computed, signal } from '@preact/signals';
import type { GameEntry } from '#contract/entry.ts';
import type { Language, Texts } from '#text/catalogue.ts';
import { commonTexts } from '#text/common.ts';
import { loadWords as load, loadFirstWords, type Words } from '#text/words.ts';
import type aboutEn from '../text/about/en.json';
import type carryEn from '../text/carry/en.json';
import type chairsEn from '../text/chairs/en.json';
import type en from '../text/en.json';
import type endEn from '../text/end/en.json';
import type hintsEn from '../text/hints/en.json';
import type learnEn from '../text/learn/en.json';
import type menuEn from '../text/menu/en.json';
import type onlineEn from '../text/online/en.json';
import type playOnEn from '../text/play-on/en.json';
import type replaysEn from '../text/replays/en.json';
import type roomEn from '../text/room/en.json';
import type rulesEn from '../text/rules/en.json';
import type salonEn from '../text/salon/en.json';
import type settingsEn from '../text/settings/en.json';
import type shelfEn from '../text/shelf/en.json';
import type whoEn from '../text/who/en.json';
import { language } from './settings.ts';

/** The labels of the pages, by name. */
export type PageLabel =
  | LabelOf<typeof en>
  | LabelOf<typeof aboutEn>
  | LabelOf<typeof carryEn>
  | LabelOf<typeof chairsEn>
  | LabelOf<typeof endEn>
  | LabelOf<typeof hintsEn>
  | LabelOf<typeof learnEn>
  | LabelOf<typeof menuEn>
  | LabelOf<typeof onlineEn>
  | LabelOf<typeof playOnEn>
  | LabelOf<typeof replaysEn>
  | LabelOf<typeof roomEn>
  | LabelOf<typeof rulesEn>
  | LabelOf<typeof salonEn>
  | LabelOf<typeof settingsEn>
  | LabelOf<typeof shelfEn>
  | LabelOf<typeof whoEn>;
type LabelOf<T extends { readonly labels: object }> = keyof T['labels'];

/** What every page may say. */
const pages: Texts = {
  fr: () => import('../text/fr.json'),
  en: () => import('../text/en.json'),
};

/** What only some pages say, so that no other has to wait for it. */
const parts = {
  /** Of what the house says of itself. */
  about: {
    fr: () => import('../text/about/fr.json'),
    en: () => import('../text/about/en.json'),
  },
  /** Of a match of this device that is to go on online. */
  carry: {
    fr: () => import('../text/carry/fr.json'),
    en: () => import('../text/carry/en.json'),
  },
  /** Of who may sit down, before a match. */
  chairs: {
    fr: () => import('../text/chairs/fr.json'),
    en: () => import('../text/chairs/en.json'),
  },
  /** Of a match that is just over. */
  end: {
    fr: () => import('../text/end/fr.json'),
    en: () => import('../text/end/en.json'),
  },
  /** Around a hint at a table. */
  hints: {
    fr: () => import('../text/hints/fr.json'),
    en: () => import('../text/hints/en.json'),
  },
  /** Of boxes with nothing to learn or to do alone. */
  learn: {
    fr: () => import('../text/learn/fr.json'),
    en: () => import('../text/learn/en.json'),
  },
  /** Of what a table can be asked besides playing, and how it is shown. */
  menu: {
    fr: () => import('../text/menu/fr.json'),
    en: () => import('../text/menu/en.json'),
  },
  /** Of tables elsewhere, and of what one keeps there. */
  online: {
    fr: () => import('../text/online/fr.json'),
    en: () => import('../text/online/en.json'),
  },
  /** Of playing on from a position. */
  'play-on': {
    fr: () => import('../text/play-on/fr.json'),
    en: () => import('../text/play-on/en.json'),
  },
  /** Of matches that were played. */
  replays: {
    fr: () => import('../text/replays/fr.json'),
    en: () => import('../text/replays/en.json'),
  },
  /** Around one table with a big screen. */
  room: {
    fr: () => import('../text/room/fr.json'),
    en: () => import('../text/room/en.json'),
  },
  /** Around a rule book. */
  rules: {
    fr: () => import('../text/rules/fr.json'),
    en: () => import('../text/rules/en.json'),
  },
  /** On a big screen. */
  salon: {
    fr: () => import('../text/salon/fr.json'),
    en: () => import('../text/salon/en.json'),
  },
  /** Of what this device remembers. */
  settings: {
    fr: () => import('../text/settings/fr.json'),
    en: () => import('../text/settings/en.json'),
  },
  /** Of boxes, closed and open. */
  shelf: {
    fr: () => import('../text/shelf/fr.json'),
    en: () => import('../text/shelf/en.json'),
  },
  /** Of a name and a face. */
  who: {
    fr: () => import('../text/who/fr.json'),
    en: () => import('../text/who/en.json'),
  },
} satisfies Record<string, Texts>;
export type TextPart = keyof typeof parts;

const spoken = new Set<TextPart>();

/** From now on these words are loaded with the others: the page that comes next says them. */
export function speakOf(...some: readonly TextPart[]): void {
  for (const part of some) spoken.add(part);
}

/** The same for what opens on a page that is already shown: it can be said when this is done. */
export async function speakNow(...some: readonly TextPart[]): Promise<void> {
  speakOf(...some);
  await loadWords();
}

/** Null until they have arrived. */
export const wordsIfLoaded = signal<Words<PageLabel> | null>(null);

/** The words of the pages; `loadWords` has run before the first page is drawn. */
export const words = computed((): Words<PageLabel> => wordsIfLoaded.value as Words<PageLabel>);

export async function loadWords(): Promise<void> {
  wordsIfLoaded.value = await load(language.value, ...pageTexts());
}

/** The words of one game at a table and of what belongs to it, then those of tables and pages. */
export function wordsFor(
  { text }: GameEntry,
  wanted: Language,
  ...more: readonly (Texts | undefined)[]
): Promise<Words> {
  return load(wanted, text.table, text.play, text.plain, ...more, commonTexts, ...pageTexts());
}

/** What the first picture of a table says; `wordsFor` has all the rest too. */
export function firstWordsFor({ text }: GameEntry, wanted: Language): Promise<Words> {
  const first = [text.table, text.plain, commonTexts, ...pageTexts()];
  return text.play === undefined ? load(wanted, ...first) : loadFirstWords(wanted, ...first);
}

/** The same with the rule book: what one looks up there, its drawings, and options that these show. */
export function bookWordsFor(entry: GameEntry, wanted: Language, ...more: readonly Texts[]): Promise<Words> {
  return wordsFor(entry, wanted, entry.text.rules, entry.text.options, parts.rules, ...more);
}

/** What is said when a match is over, then the words of the pages. */
export function endWordsFor(wanted: Language): Promise<Words<PageLabel>> {
  return load(wanted, parts.end, ...pageTexts());
}

/** By which options a game is played, then the words of the pages. */
export function optionWordsFor({ text }: GameEntry, wanted: Language): Promise<Words> {
  return load(wanted, text.options, ...pageTexts());
}

/** What stands on a closed box, then the words of the pages. */
export function lidWordsFor({ text }: GameEntry, wanted: Language): Promise<Words> {
  return load(wanted, text.sheet, ...pageTexts());
}

function pageTexts(): readonly Texts[] {
  return [pages, ...[...spoken].map(part => parts[part])];
}
