import { globSync } from 'node:fs';
import { describe, test } from 'vitest';
import { contract } from './contract.ts';
import type { AnyTrial } from './trial.ts';

/** Every game in `games/` is found here; none is listed by hand. */
const found = await Promise.all(
  globSync('games/*/test/trials.ts').map(async path => {
    const { trials } = (await import(`../../${path}`)) as { trials: readonly AnyTrial[] };
    return { id: path.split('/')[1] as string, trials };
  }),
);

describe.each(found)('the laws hold for $id', ({ trials }) => {
  test.each(trials)('$name', trial => {
    contract(trial);
  });
});
