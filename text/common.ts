import type { Texts } from './catalogue.ts';
import type en from './en.json';

export type CommonLabel = keyof (typeof en)['labels'];

/** What is said of any game in pages and terminals: seats, and why a table refuses a choice (TABLE_RULES in the kernel). */
export const commonTexts: Texts = {
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  en: () => import('./en.json', { with: { type: 'json' } }),
};
