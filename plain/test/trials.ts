import type { AnyTrial } from '#contract/trial.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { buzzTrial, sealedTrial, stonesTrial } from '#kernel/test/toys/trials.ts';

/** The toys of the kernel, and one table of every game: plain parts must serve them all. */
export async function allTrials(): Promise<{ readonly name: string; readonly trial: AnyTrial }[]> {
  const found = await findTrials();
  const toys: readonly AnyTrial[] = [stonesTrial(), sealedTrial(), buzzTrial()];
  const games = found.flatMap(({ trials }) => trials.slice(0, 1));
  return [...toys, ...games].map(trial => ({ name: trial.game.id, trial }));
}
