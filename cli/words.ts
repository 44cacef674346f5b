import type { Texts } from '#text/catalogue.ts';
import type { CommonLabel } from '#text/common.ts';
import type en from './text/en.json';

/** All labels that a command may say, by name. */
export type CliLabel = keyof (typeof en)['labels'] | CommonLabel;

/** The words of the command line. */
export const cliTexts: Texts = {
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  en: () => import('./text/en.json', { with: { type: 'json' } }),
};
