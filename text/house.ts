import type { Texts } from './catalogue.ts';
import type en from './en.json';

/** The labels of the house, by name. */
export type HouseLabel = keyof (typeof en)['labels'];

/** The words of the command line. */
export const house: Texts = {
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  en: () => import('./en.json', { with: { type: 'json' } }),
};
