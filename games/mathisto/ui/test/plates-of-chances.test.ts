import { expect, test } from 'vitest';
import { range } from '../plates/points.ts';
import { bars, binomial, THROWS as COINS } from '../plates/probabilists/binomial.ts';
import { estimates, SIZE, SPREAD } from '../plates/probabilists/blackwell-estimates.ts';
import { SPOTS, THROWS, waysOf } from '../plates/probabilists/cardano-throws.ts';
import { levels, probability } from '../plates/probabilists/kolmogorov-events.ts';

test('Cardano: thirty-six different throws, 1 2 3 4 5 6 5 4 3 2 1 ways, faces with as many spots', () => {
  expect(new Set(THROWS.map(({ first, second }) => `${first} ${second}`)).size).toBe(36);
  expect(range(11, i => waysOf(i + 2))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  for (const face of range(6, i => i + 1)) expect(SPOTS[face]).toHaveLength(face);
});

test('Kolmogorov: every level splits every event, and the probabilities add up to 1', () => {
  const all = levels();
  expect(all.map(events => events.length)).toEqual([1, 2, 4, 8]);
  for (const events of all) expect(sum(events.map(probability))).toBeCloseTo(1);
  all.slice(1).forEach((events, i) => {
    (all[i] ?? []).forEach((event, k) => {
      expect(sum(events.slice(2 * k, 2 * k + 2).map(probability))).toBeCloseTo(probability(event));
    });
  });
});

test('Kolmogorov: the path that is followed multiplies ½, ⅔ and ¾', () => {
  const followed = levels().map(events => sum(events.slice(0, 1).map(probability)));
  expect(followed.map(value => Math.round(value * 12))).toEqual([12, 6, 4, 3]);
});

test('Blackwell: the averages have the same middle and a spread three times smaller', () => {
  const pairs = estimates(20_000, 1947);
  for (const k of [0, 1] as const) {
    const spread = k === 0 ? SPREAD.long : SPREAD.short;
    const crude = pairs.map(pair => pair.crude[k]);
    const better = pairs.map(pair => pair.better[k]);
    expect(Math.abs(mean(crude)) / spread).toBeLessThan(0.03);
    expect(Math.abs(mean(better)) / spread).toBeLessThan(0.03);
    expect(deviation(crude) / spread).toBeCloseTo(1, 1);
    expect(deviation(crude) / deviation(better)).toBeCloseTo(Math.sqrt(SIZE), 0);
  }
});

test('large numbers: each curve has the area 1, and its spread is ½ : √n around ½', () => {
  for (const n of COINS) {
    expect(sum(binomial(n))).toBeCloseTo(1);
    expect(sum(bars(n).map(({ density }) => density / n))).toBeCloseTo(1);
    expect(sum(bars(n).map(({ share, density }) => (share * density) / n))).toBeCloseTo(0.5);
    const square = sum(bars(n).map(({ share, density }) => ((share - 0.5) ** 2 * density) / n));
    expect(Math.sqrt(square)).toBeCloseTo(0.5 / Math.sqrt(n), 6);
  }
  expect(binomial(10).map(chance => Math.round(chance * 1024))).toEqual([
    1, 10, 45, 120, 210, 252, 210, 120, 45, 10, 1,
  ]);
});

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map(value => (value - middle) ** 2)));
}
