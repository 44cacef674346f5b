import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { findTrials, WATCHED } from './find-trials.ts';

const found = await findTrials();

test('there is a game to try', () => {
  expect(found.map(({ id }) => id)).toContain(WATCHED === '*' ? 'mathable' : WATCHED);
});

describe.each(found)('the laws hold for $id', ({ trials }) => {
  test.each(trials)('$name', trial => {
    expect(() => contract(trial)).not.toThrow();
  });
});
