import type { Catalogue, Language } from './catalogue.ts';
import type en from './en.json';

/** The labels of the house, by name. */
export type HouseLabel = keyof (typeof en)['labels'];

/** The words that belong to no game, loaded when they are used. */
export const house: Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>> = {
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  en: () => import('./en.json', { with: { type: 'json' } }),
};
