import type en from './en.json';

/** The labels of this game, by name. */
export type GameLabel = keyof (typeof en)['labels'];
