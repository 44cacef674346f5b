import type { Texts } from '#text/catalogue.ts';
import type { Words } from '#text/words.ts';
import type en from './text/en.json';

/** Labels of every lesson, and those that each game gives for itself. */
export type LearnLabel =
  | keyof (typeof en)['labels']
  | 'learn.title'
  | 'learn.about'
  | 'learn.lesson.about'
  | 'learn.puzzles'
  | 'learn.puzzles.about'
  | 'learn.rules.about';

export type LearnWords = Words<LearnLabel>;

/** The words of the pages around a lesson: loaded with it, not with the first page. */
export const learnTexts: Texts = {
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  en: () => import('./text/en.json', { with: { type: 'json' } }),
};
