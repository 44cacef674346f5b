import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract } from '#kernel/test/contract.ts';
import { five14 } from './five14.ts';

test('Five14 obeys the laws like any other game', () => {
  const trial = {
    name: 'five14',
    game: five14,
    config: {},
    seats: 2,
    anyMove: fc.record({ kind: fc.constant('claim'), cell: fc.nat(200) }),
    secrets: () => ({}),
    redeal: <T>(state: T) => state,
    pieces: () => [],
    runs: 10,
  };
  expect(() => contract(trial)).not.toThrow();
});
