import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyTrial } from '#contract/trial.ts';
import { findTrials } from './find-trials.ts';
import { playthrough, STEPS } from './playthrough.ts';

test.each(await findTrials())('$id plays as it did', async ({ id, trials }) => {
  const text = playthrough(trials[0] as AnyTrial, 1, STEPS);
  const advice = `if a rule was meant to change, read the difference, then: npm run watch -- ${id} -u`;
  await expect(text, advice).toMatchFileSnapshot(resolve(`games/${id}/test/playthrough.txt`));
});
