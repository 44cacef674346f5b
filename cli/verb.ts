import type { Language } from '#text/catalogue.ts';
import type { Words } from '#text/words.ts';
import type { Row } from './columns.ts';
import type { Io } from './io.ts';
import type { Given, Option } from './options.ts';
import type { CliLabel } from './words.ts';

/** One command: `etagere simulate GAME --games 10`. */
export interface Verb {
  readonly name: string;
  /** `GAME`, `[ID]`, `CARDS…`: in brackets if it may be left out, with an ellipsis if more words may follow. */
  readonly args: readonly string[];
  /** The same, if it depends on the first word: one game takes a file, another a few words. */
  readonly argsFor?: (first: string, given: Given) => Promise<readonly string[]>;
  readonly options: readonly Option[];
  /** Those of one game, or of every game that has the verb, in its own words. */
  readonly ownOptions?: (game: string | undefined, language: Language) => Promise<readonly Option[]>;
  /** What the files hold that it reads, of one game or of every game that has the verb. */
  readonly files?: (game: string | undefined, words: Words<CliLabel>) => Promise<readonly FileHelp[]>;
  /** Whether it plays by what can be set in the game: `--checking challenge`, `--set checking=challenge`. */
  readonly takesSettings?: boolean;
  /** The line about it in the help. */
  readonly about: (words: Words<CliLabel>) => string | Promise<string>;
  readonly examples: readonly string[];
  readonly run: (call: Call) => Promise<number>;
}

export interface FileHelp {
  /** `FILE, Mathable`. */
  readonly title: string;
  readonly fields: readonly Row[];
  /** How to get one to start from. */
  readonly example: string;
}

export interface Call {
  /** One for each of the verb's `args`, as far as they were given. */
  readonly args: readonly string[];
  readonly given: Given;
  readonly words: Words<CliLabel>;
  readonly io: Io;
}

/** The answer for people, or with `--json` exactly one line for programs. */
export function answer({ given, io }: Call, { json, text }: { json: unknown; text: () => string }): void {
  io.out(given.has('json') ? `${JSON.stringify(json)}\n` : `${text()}\n`);
}
