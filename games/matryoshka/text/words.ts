import type en from './en.json';
import type playEn from './en-play.json';
import type terminalEn from './en-terminal.json';

/** The labels of this game at a table, by name: what its first picture says, and what is said as it is played. */
export type GameLabel = keyof (typeof en)['labels'] | keyof (typeof playEn)['labels'];

/** Those, and what only a terminal or the command line says. */
export type TerminalLabel = GameLabel | keyof (typeof terminalEn)['labels'];
