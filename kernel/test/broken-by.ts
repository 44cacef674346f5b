import fc from 'fast-check';
import type { Shape } from '#contract/game.ts';
import type { Trial } from '#contract/trial.ts';
import type { Seed } from '../rng.ts';
import { playChecked } from './contract.ts';
import { type Guesses, LawBroken, testSeed } from './laws.ts';

interface Games {
  /** The longest, in choices. */
  readonly picks: number;
  readonly runs: number;
  readonly seedOf?: (n: number) => Seed;
}

/** The games of `contract`, without its search for a shorter one: which law is the first to break? */
export function brokenBy<S extends Shape>(
  trial: Trial<S>,
  { picks, runs, seedOf = testSeed }: Games,
): string {
  const guesses: Guesses = { kept: new Set(), wrong: new Set() };
  const play = fc.property(
    fc.nat(),
    fc.array(fc.nat(), { maxLength: picks, size: 'max' }),
    fc.array(trial.anyMove, { minLength: 1, maxLength: 8 }),
    (n, chosen, wild) => playChecked(trial, { seed: seedOf(n), picks: chosen, wild, guesses }),
  );
  const found = fc.check(play, { numRuns: runs, seed: 42, endOnFailure: true });
  if (!found.failed) return 'none';
  return found.errorInstance instanceof LawBroken ? found.errorInstance.law : String(found.errorInstance);
}
