import type { Envelope } from '#kernel/match.ts';
import type { Words } from '#text/words.ts';
import type { Candidate } from './bot.ts';
import type { Refusal, Seat, Shape } from './game.ts';

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
  /** What is shown once and not kept in the story, at a table where players have to remember by themselves. */
  readonly fleeting?: (before: S['view'], after: S['view'], scene: Scene) => string[];
  /** What to ask before a move that costs much and is typed easily; null for any other. Typed again, it is meant. */
  readonly confirm?: (move: S['move'], view: S['view'], scene: Scene) => string | null;
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

// oxlint-disable-next-line typescript/no-explicit-any -- hosts pass views and moves through without looking inside
export type AnyTerminal = Terminal<any>;
