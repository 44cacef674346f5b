import type { GameLabel } from '../text/words.ts';
import type en from './text/en.json';

/** The labels of the lesson and of the game, by name. */
export type LearnLabel = GameLabel | keyof (typeof en)['labels'];
