import type { Words } from '#text/words.ts';
import type { GameLabel } from '../text/words.ts';
import type en from './text/en.json';

/** The labels of these pages and of the game, by name. */
export type SoloWords = Words<GameLabel | keyof (typeof en)['labels']>;
