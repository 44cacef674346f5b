import { expect, test } from 'vitest';
import type { PastView } from '../../rules/types.ts';
import { waitsOf } from '../manners.ts';

test('waiting is counted in turns of others, however many calls they make', () => {
  const call = (caller: number, from: number): PastView => ({
    kind: 'called',
    caller,
    from,
    card: 'euclid',
    got: 'nothing',
    drawn: null,
  });
  const past = [call(0, 1), call(1, 0), call(1, 0), call(0, 1), call(0, 1)];
  expect(waitsOf({ past, handSizes: [7, 7, 7] }, 1)).toEqual([1, 0, 4]);
  expect(waitsOf({ past, handSizes: [7, 7, 7] }, 2)).toEqual([1, 2, 0]);
});
