import { expect, test } from 'vitest';
import { rngFor, seedFrom } from '#kernel/rng.ts';
import { type QuickRandom, quickRandom } from '../quick-random.ts';

test('the same stream gives the same numbers, another one others', () => {
  expect(take(quickFrom(1), 20)).toEqual(take(quickFrom(1), 20));
  expect(take(quickFrom(1), 20)).not.toEqual(take(quickFrom(2), 20));
});

test('every number below the bound comes up about equally often', () => {
  const counts = Array.from({ length: 106 }, () => 0);
  const draws = 106 * 1000;
  for (const number of take(quickFrom(3), draws, 106)) counts[number] = (counts[number] ?? 0) + 1;
  const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  // 105 degrees of freedom: 161 is passed one time in three thousand.
  expect(chiSquare).toBeLessThan(161);
});

function quickFrom(seed: number): QuickRandom {
  return quickRandom(rngFor(seedFrom([seed]), 0));
}

function take(random: QuickRandom, count: number, bound = 1000): number[] {
  return Array.from({ length: count }, () => random.below(bound));
}
