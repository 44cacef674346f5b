import type en from './en.json';
import type terminalEn from './en-terminal.json';

/** The labels of this game at a table, by name. */
export type GameLabel = keyof (typeof en)['labels'];

/** Those, and what only a terminal or the command line says. */
export type TerminalLabel = GameLabel | keyof (typeof terminalEn)['labels'];
