import type { Facts, Game, Refusal, Seat, Shape } from '#kernel/game.ts';
import type { Json } from '#kernel/json.ts';
import type { Envelope, Match } from '#kernel/match.ts';
import type { Meta } from '#kernel/meta.ts';
import type { Bot, Candidate } from '#search/bot.ts';
import type { Review } from '#search/review.ts';
import type { Texts } from '#text/catalogue.ts';
import type { Words } from '#text/words.ts';

/**
 * What the house knows of a game. The shape of each is lost here on purpose: hosts pass states, views and
 * moves through without looking inside.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyGame = Game<any>;
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyBot = Bot<any>;
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyReview = Review<any>;
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyTerminal = Terminal<any>;
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyMatch = Match<any>;

/** Everything but the lid is loaded when it is used. A part that a game does not have yet is absent. */
export interface Entry {
  readonly meta: Meta;
  readonly rules?: () => Promise<{ readonly game: AnyGame }>;
  readonly bot?: () => Promise<{ readonly bot: AnyBot }>;
  readonly review?: () => Promise<{ readonly review: AnyReview }>;
  readonly terminal?: () => Promise<{ readonly terminal: AnyTerminal }>;
  readonly commands?: () => Promise<{ readonly commands: Commands }>;
  readonly text: GameTexts;
}

/** The words of a game, in parts, so that nobody waits for those that are not said there. */
export interface GameTexts {
  /** On the lid: `sheet.line`, `sheet.about`, `sheet.makers`. */
  readonly sheet: Texts;
  /** At a table: why a move is refused, and what a page says. */
  readonly table?: Texts;
  /** By which options it can be played: `ui.setting.lines`, `setting.lines.claimed`. */
  readonly options?: Texts;
  /** The rule book, and what only its drawings and the aid of a player say. */
  readonly rules?: Texts;
  /** What a review says of a step, in a replay. */
  readonly review?: Texts;
  /** What only a terminal and the command line say. */
  readonly terminal?: Texts;
}

/** A game at a text terminal: envelope in, move out. Knows no rules beyond what `check` says. */
export interface Terminal<S extends Shape> {
  /** What can be set before the start, each with its values, the usual one first. Its label is `setting.<name>`. */
  readonly settings: Readonly<Record<string, readonly string[]>>;
  /** The whole table as this viewer sees it, ready to print. */
  readonly draw: (envelope: Envelope<S>, scene: Scene) => string;
  /** What this viewer is asked to do now, in one sentence. */
  readonly ask: (envelope: Envelope<S>, scene: Scene) => string;
  /** `8I 12`: a move, or why there can be none such; null if the line is not in this game's grammar. */
  readonly read: (line: string, view: S['view']) => Reading<S> | null;
  /** A move as `read` takes it, in the reader's language. */
  readonly write: (move: S['move'], words: Words) => string;
  /** What happened from one step to the next, one sentence each; without a step before, how it all began. */
  readonly tell: (before: S['view'] | null, after: S['view'], scene: Scene) => string[];
  /** A hint in words, from what the judge found. */
  readonly advise: (candidate: Candidate<S['move']>, view: S['view'], scene: Scene) => string;
  /** How a finished game came out, and where each total comes from. */
  readonly result: (envelope: Envelope<S>, scene: Scene) => string;
  /** The grammar, one line per kind of move. */
  readonly grammar: (words: Words) => readonly { readonly write: string; readonly means: string }[];
}

export type Reading<S extends Shape> =
  | { readonly tag: 'move'; readonly move: S['move'] }
  | { readonly tag: 'refused'; readonly refusal: Refusal<S['rule']> };

/** Whom a terminal speaks to, and how. */
export interface Scene {
  readonly words: Words;
  readonly seatName: (seat: Seat) => string;
  readonly colour: boolean;
  /** Columns of the terminal. */
  readonly width: number;
}

/** Verbs of one game on the command line, each about a file, a few words or options: `etagere score mathable FILE`. */
export type Commands = Readonly<Record<string, Command>>;

export type Command = FileCommand | WordsCommand | OptionsCommand;

export interface FileCommand {
  readonly about: (words: Words) => string;
  readonly takes?: 'file';
  /** `file` is what the file held, read as JSON. */
  readonly run: (input: { readonly file: unknown }, words: Words) => CommandResult;
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

/** About nothing yet: it makes something, and options say what: `etagere puzzle calculator --size 9`. */
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
  /** For the help: `9`. */
  readonly example: string;
  readonly about: (words: Words) => string;
}

export type CommandResult =
  /** Exit 0. `text` for people, `json` for programs, `note` on standard error for both. */
  | { readonly tag: 'done'; readonly json: Json; readonly text: string; readonly note?: string }
  /** Exit 1: the rules say no. */
  | { readonly tag: 'refused'; readonly json: Json; readonly text: string }
  /** Exit 2: not a question that can be answered; `key` names the sentence. */
  | { readonly tag: 'unreadable'; readonly key: string; readonly facts: Facts };
