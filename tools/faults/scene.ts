import type { AnyTrial } from '#contract/trial.ts';
import type { Verdict } from './stage.ts';

/** What is broken, and what must hold all the same. */
export interface Scene {
  readonly name: string;
  /** What is broken, in one sentence. */
  readonly about: string;
  /** How many of a hundred faults of a whole run are its share; absent: it has its own number. */
  readonly share?: number;
  readonly run: (how: How) => Promise<Outcome>;
}

export interface How {
  /** Faults, where a scene has no number of its own. */
  readonly times: number;
  readonly seed: string;
  /** The server that is started. */
  readonly script: readonly string[];
  /** A trial of each game. */
  readonly trials: readonly AnyTrial[];
}

export type Outcome =
  /** Why it was not tried here. */
  | { readonly skipped: string }
  | {
      readonly faults: number;
      readonly verdict: Verdict;
      /** What the scene itself found wrong. */
      readonly failures: readonly string[];
      /** Worth telling: how long somebody waited. */
      readonly facts?: Readonly<Record<string, number | string>>;
    };

/** Without what a server may complain about while this is broken. */
export function unexpected(verdict: Verdict, expected: RegExp): Verdict {
  return { ...verdict, complaints: verdict.complaints.filter(line => !expected.test(line)) };
}

/** Where another process wrote two moves at once, whoever watches here may be shown the second only: counted apart. */
export function withoutSkipped(verdict: Verdict): { readonly verdict: Verdict; readonly skipped: number } {
  const problems = verdict.problems.filter(({ what }) => what !== 'skipped');
  return { verdict: { ...verdict, problems }, skipped: verdict.problems.length - problems.length };
}

/** That a control was caught: it loses what it acknowledged, and the ledger says so. */
export function caught(verdict: Verdict, what = 'lost'): readonly string[] {
  return verdict.problems.some(problem => problem.what === what)
    ? []
    : [`the control was not caught: ${what}`];
}
