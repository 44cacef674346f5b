/**
 * `npm run shots` writes pictures of every screen at four widths, by day and in the evening, to test-results/shots, or
 * to the folder in ETAGERE_SHOTS; `npm run shots -- Gamate` those of one visit: see web/test/screens.ts.
 */
import { inRoot } from './setup/root.mjs';
import { handOver } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

await runMain(() => {
  const words = process.argv.slice(2);
  const chosen = words.length === 0 ? [] : ['-g', words.join('|')];
  const ETAGERE_SHOTS = process.env.ETAGERE_SHOTS ?? 'test-results/shots';
  return handOver(
    process.execPath,
    [inRoot('tools', 'test.mjs'), '--only', 'browser', 'shots.spec', ...chosen],
    {
      env: { ...process.env, ETAGERE_SHOTS },
    },
  );
});
