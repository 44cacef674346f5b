import type { Texts } from './catalogue.ts';

/** Why a table refuses a choice, whatever the game: see TABLE_RULES in the kernel. */
export const tableTexts: Texts = {
  fr: () => import('./table/fr.json', { with: { type: 'json' } }),
  en: () => import('./table/en.json', { with: { type: 'json' } }),
};
