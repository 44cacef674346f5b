import type { Words } from '#text/words.ts';
import type { Facts } from './game.ts';
import type { Json } from './json.ts';

/** Verbs of one game on the command line, each about a file, a few words or options: `etagere score mathable FILE`. */
export type Commands = Readonly<Record<string, Command>>;

export type Command = FileCommand | WordsCommand | OptionsCommand;

export interface FileCommand {
  readonly about: (words: Words) => string;
  readonly takes?: 'file';
  /** What such a file holds, for the help. */
  readonly file: FileFormat;
  /** `file` is what the file held, read as JSON. */
  readonly run: (input: { readonly file: unknown }, words: Words) => CommandResult;
}

export interface FileFormat {
  /** Each field, and what it means: `turns[].player`. */
  readonly fields: (words: Words) => readonly { readonly name: string; readonly means: string }[];
  /** A whole file that works: `--example` prints it. */
  readonly example: Json;
}

/** About something short enough to type: `etagere score matryoshka "A2 A3 B1"`. */
export interface WordsCommand {
  readonly about: (words: Words) => string;
  readonly takes: {
    /** What is typed, for the usage line: `CARDS`. */
    readonly name: string;
    /** For the help: `A2 A3 B1`. */
    readonly example: string;
  };
  /** `typed` is all that was typed, in quotation marks or not, with a space between words. */
  readonly run: (input: { readonly typed: string }, words: Words) => CommandResult;
}

/** It is given nothing to look at: it makes something, and options say what: `etagere puzzle calculator --size 9`. */
export interface OptionsCommand {
  readonly about: (words: Words) => string;
  readonly takes: { readonly options: readonly CommandOption[] };
  /** `given`: by name, one of the choices; or any text, if there was one. */
  readonly run: (input: { readonly given: Readonly<Record<string, string>> }, words: Words) => CommandResult;
}

export interface CommandOption {
  readonly name: string;
  /** The usual one first. Without choices, any text will do. */
  readonly choices?: readonly string[];
  /** It takes no value: it is given, as `yes`, or it is not. */
  readonly isFlag?: true;
  /** A value for the examples in the help: `9`. Left out, the examples do not show this option. */
  readonly example?: string;
  readonly about: (words: Words) => string;
}

export type CommandResult =
  /** Exit 0. `text` for people, `json` for programs, `note` on standard error for both. */
  | { readonly tag: 'done'; readonly json: Json; readonly text: string; readonly note?: string }
  /** Exit 1: the rules say no. */
  | { readonly tag: 'refused'; readonly json: Json; readonly text: string }
  /** Exit 2: not a question that can be answered; `key` names the sentence. */
  | { readonly tag: 'unreadable'; readonly key: string; readonly facts: Facts };
