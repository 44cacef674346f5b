import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyTrial } from '#contract/trial.ts';
import { findTrials } from './find-trials.ts';
import { playthrough, STEPS } from './playthrough.ts';

/** If a rule was meant to change: `npm test -- --only unit -u`, and read the difference. */
test.each(await findTrials())('$id plays as it did', async ({ id, trials }) => {
  const text = playthrough(trials[0] as AnyTrial, 1, STEPS);
  await expect(text).toMatchFileSnapshot(resolve(`games/${id}/test/playthrough.txt`));
});
