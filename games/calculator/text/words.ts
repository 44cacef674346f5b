import type { Words } from '#text/words.ts';
import type en from './en.json';
import type optionsEn from './en-options.json';
import type playEn from './en-play.json';
import type reviewEn from './en-review.json';
import type rulesEn from './en-rules.json';
import type terminalEn from './en-terminal.json';

/** The labels of this game at a table, by name: what its first picture says, and what is said as it is played. */
export type GameLabel = keyof (typeof en)['labels'] | keyof (typeof playEn)['labels'];

/** Those, and what is only said by the rule book, its drawings and the aid of a player. */
export type RulesLabel = GameLabel | keyof (typeof rulesEn)['labels'] | keyof (typeof optionsEn)['labels'];

/** Those of a table, and what only a terminal or the command line says. */
export type TerminalLabel = GameLabel | keyof (typeof terminalEn)['labels'];

/** Those of a table, and what only hints and reviews say. */
export type ReviewLabel = GameLabel | keyof (typeof reviewEn)['labels'];
export type ReviewWords = Words<ReviewLabel>;
