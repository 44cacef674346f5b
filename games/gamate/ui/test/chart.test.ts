import { describe, expect, test } from 'vitest';
import { PRIMES } from '../../data/symbols.ts';
import {
  divisorsOf,
  leastCommonMultiple,
  multiplesOf,
  SIEVE_STEPS,
  SIEVED,
  sieveAt,
} from '../chart/facts.ts';
import { NUMBERS, stepFrom } from '../chart/keys.ts';

describe('the sieve', () => {
  test('begins with all but 1, ends with the primes', () => {
    expect(sieveAt(0).left).toEqual(NUMBERS.slice(1));
    expect(sieveAt(SIEVE_STEPS - 1).left).toEqual(PRIMES);
  });

  test('crosses out the other multiples of one prime at each step, none of them twice', () => {
    SIEVED.forEach((prime, i) => {
      const { prime: kept, crossed, fresh, left } = sieveAt(i + 1);
      expect(kept).toBe(prime);
      expect(left).toContain(prime);
      expect(
        multiplesOf(prime)
          .slice(1)
          .every(n => crossed.includes(n)),
      ).toBe(true);
      expect(fresh.filter(n => sieveAt(i).crossed.includes(n))).toEqual([]);
    });
  });

  // Of 48 numbers 23 are even and above 2; 7 odd multiples of 3 are left above 3; then 25 and 35.
  test('crosses out 23, then 7, then 2', () => {
    expect(SIEVED.map((_, i) => sieveAt(i + 1).fresh.length)).toEqual([23, 7, 2]);
  });
});

test.each([
  [1, [1]],
  [12, [1, 2, 3, 4, 6, 12]],
  [47, [1, 47]],
])('the divisors of %i', (number, divisors) => {
  expect(divisorsOf(number)).toEqual(divisors);
});

test.each([
  [4, 6, 12],
  [6, 4, 12],
  [7, 11, 77],
  [5, 5, 5],
  [8, 48, 48],
])('the least common multiple of %i and %i is %i', (a, b, least) => {
  expect(leastCommonMultiple(a, b)).toBe(least);
});

test.each([
  [1, 'ArrowRight', 2],
  [6, 'ArrowRight', 6],
  [7, 'ArrowLeft', 7],
  [3, 'ArrowUp', 3],
  [3, 'ArrowDown', 9],
  [45, 'ArrowDown', 45],
  [9, 'Home', 7],
  [9, 'End', 12],
  [9, 'PageDown', 10],
  [45, 'PageDown', 5],
  [5, 'PageUp', 45],
  [9, 'x', null],
])('from %i, %s leads to %s', (number, key, next) => {
  expect(stepFrom(number, key, [5, 10, 45])).toBe(next);
});
