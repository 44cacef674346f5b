import type { Facts } from '#contract/game.ts';
import { oneLine, shorten } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import type { CliLabel } from './words.ts';

/** Exit codes: a refusal is an answer; a question that cannot be understood, or an answer that cannot be given, is not. */
export const EXIT = { done: 0, refused: 1, usage: 2, interrupted: 130 } as const;

/**
 * Ends a command with one sentence on standard error. Thrown, because any depth of a command may find that
 * there is no point in going on, and `main` alone says so.
 */
export class Stop extends Error {
  /** A sentence of the command line, or one that a game has put into words already. */
  readonly what: CliLabel | { readonly text: string };
  readonly facts: Facts;
  readonly code: number;

  constructor(what: Stop['what'], facts: Facts = {}, code: number = EXIT.usage) {
    super(typeof what === 'string' ? what : what.text);
    this.what = what;
    this.facts = facts;
    this.code = code;
  }

  sentence(words: Words<CliLabel>): string {
    return typeof this.what === 'string' ? words.label(this.what, fitted(this.facts)) : this.what.text;
  }
}

/** Facts that are never shortened: a path or an error message is needed in full. */
const WHOLE: ReadonlySet<string> = new Set(['path', 'usage', 'message']);

/** What somebody typed, or wrote into a file, so that it fits into a sentence. */
function fitted(facts: Facts): Facts {
  const fit = ([name, fact]: [string, Facts[string]]): [string, Facts[string]] => {
    if (typeof fact !== 'string') return [name, fact];
    return [name, WHOLE.has(name) ? oneLine(fact) : shorten(fact)];
  };
  return Object.fromEntries(Object.entries(facts).map(fit));
}

/** A fact only where there is one. */
export function optional(name: string, value: string | undefined): Facts {
  return value === undefined ? {} : { [name]: value };
}
