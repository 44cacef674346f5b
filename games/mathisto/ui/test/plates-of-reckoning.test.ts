import { describe, expect, test } from 'vitest';
import {
  CORNERS,
  ROOT,
  SQUARE,
  SUM,
  TENS,
  UNIT,
  WHOLE,
  WINGS,
} from '../plates/algebraists/al-khwarizmi-square.ts';
import { BY_FLIP, BY_TURN, FLIP, GROUP, product } from '../plates/algebraists/galois-group.ts';
import { B, C, ROOT as CUBIC_ROOT } from '../plates/algebraists/khayyam-root.ts';
import { generator, CHAIN as IDEAL_CHAIN, IDEALS, STEPS } from '../plates/algebraists/noether-ideals.ts';
import { partialSums } from '../plates/analysts/madhava-series.ts';
import { P, POWERS, SQUARES } from '../plates/arithmeticians/gauss-powers.ts';
import { CHAIN, height, SIDE, stillLines } from '../plates/arithmeticians/germain-plate.ts';
import { CUBES } from '../plates/arithmeticians/ramanujan.ts';
import { DIAGONAL, pressed, RATIO, SIDE as SIDE_OF_TABLET, value } from '../plates/jokers/scribe-digits.ts';
import { type Moment, run } from '../plates/logicians/turing-machine.ts';
import { games, stray, THROWS } from '../plates/probabilists/bernoulli-games.ts';
import { angle, type Cause, radius, rate, YEAR } from '../plates/probabilists/nightingale-rates.ts';
import { rows } from '../plates/probabilists/pascal-rows.ts';
import { areaOf } from './measure.ts';

describe('algebraists', () => {
  test('al-Khwarizmi: the square and the four rectangles make 39, the corners 25, all of it 64', () => {
    const [square, wings, corners] = [[SQUARE], WINGS, CORNERS].map(
      parts => parts.reduce((sum, part) => sum + areaOf(part), 0) / UNIT ** 2,
    ) as [number, number, number];
    expect(square).toBeCloseTo(ROOT ** 2);
    expect(wings).toBeCloseTo(TENS * ROOT);
    expect(square + wings).toBeCloseTo(SUM);
    expect(corners).toBeCloseTo(25);
    expect(areaOf(WHOLE) / UNIT ** 2).toBeCloseTo(64);
  });

  test('Khayyam: the root satisfies the equation, and lies on the parabola and on the circle', () => {
    expect(CUBIC_ROOT ** 3 + B ** 2 * CUBIC_ROOT).toBeCloseTo(B ** 2 * C, 6);
    const y = CUBIC_ROOT ** 2 / B;
    expect(y ** 2).toBeCloseTo(CUBIC_ROOT * (C - CUBIC_ROOT), 8);
  });

  test('Galois: six different symmetries, closed, and the flip reverses the turns', () => {
    const names = GROUP.map(String);
    expect(new Set(names).size).toBe(6);
    for (const a of GROUP) for (const b of GROUP) expect(names).toContain(String(product(a, b)));
    expect(product(FLIP, FLIP)).toEqual(GROUP[0]);
    // Three turns bring every symmetry back; turning goes 0 → 1 → 2 outside and 3 → 5 → 4 inside.
    expect(BY_TURN).toEqual([1, 2, 0, 5, 3, 4]);
    expect(BY_FLIP).toEqual([3, 4, 5, 0, 1, 2]);
  });

  test('Noether: the ideals are the divisors of 60, and each step up divides by a prime', () => {
    expect(IDEALS.map(generator).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60]);
    for (const { below, above, prime } of STEPS) {
      expect(generator(below) / generator(above)).toBe([2, 3, 5][prime]);
    }
    // As many steps as a box of 3 × 2 × 2 points has edges between neighbours.
    expect(STEPS).toHaveLength(2 * 4 + 6 + 6);
    expect(IDEAL_CHAIN.slice(1).every((ideal, i) => (IDEAL_CHAIN[i] as number) % ideal === 0)).toBe(true);
  });
});

test('Madhava: the sums lie by turns above and below π/4, each nearer than the last', () => {
  const errors = partialSums(26).map(sum => sum - Math.PI / 4);
  expect(partialSums(3)).toEqual([1, 1 - 1 / 3, 1 - 1 / 3 + 1 / 5]);
  errors.slice(1).forEach((error, i) => {
    expect(Math.sign(error)).toBe(-Math.sign(errors[i] as number));
    expect(Math.abs(error)).toBeLessThan(Math.abs(errors[i] as number));
  });
});

describe('arithmeticians', () => {
  test('Gauss: the powers of 3 visit all sixteen remainders, the even ones are the squares', () => {
    expect(POWERS).toEqual([1, 3, 9, 10, 13, 5, 15, 11, 16, 14, 8, 7, 4, 12, 2, 6, 1]);
    expect(new Set(POWERS).size).toBe(P - 1);
    const even = POWERS.slice(0, -1).filter((_, i) => i % 2 === 0);
    expect([...SQUARES].sort((a, b) => a - b)).toEqual(even.sort((a, b) => a - b));
  });

  test('Ramanujan: 1729 in two ways, and no smaller sum of two cubes has two', () => {
    const [a, b, c, d] = CUBES.map(({ edge }) => edge ** 3);
    expect([a, b, c, d]).toEqual([1728, 1, 1000, 729]);
    const sums = new Map<number, number>();
    for (let x = 1; x <= 12; x++) {
      for (let y = 1; y <= x; y++) sums.set(x ** 3 + y ** 3, (sums.get(x ** 3 + y ** 3) ?? 0) + 1);
    }
    expect(Math.min(...[...sums].filter(([, ways]) => ways > 1).map(([sum]) => sum))).toBe(1729);
  });

  test('Germain: sand lies where the plate does not move; the primes double and add one', () => {
    expect(height(0, 0)).toBeCloseTo(0);
    const pieces = stillLines();
    // More than the two diagonals of the plate.
    const length = pieces.reduce((sum, [[ax, ay], [bx, by]]) => sum + Math.hypot(bx - ax, by - ay), 0);
    expect(length).toBeGreaterThan(2 * Math.SQRT2 * 2 * SIDE);
    for (const ends of pieces) for (const [x, y] of ends) expect(Math.abs(height(x, y))).toBeLessThan(0.02);
    expect(CHAIN.every(isPrime)).toBe(true);
    expect(CHAIN.slice(1)).toEqual(CHAIN.slice(0, -1).map(prime => 2 * prime + 1));
    // 2 · 47 + 1 = 95: the chain ends there.
    expect(isPrime(2 * CHAIN[4] + 1)).toBe(false);
  });
});

test('Turing: fourteen steps, six ones, and the last state is the end', () => {
  const moments = run();
  expect(moments).toHaveLength(15);
  const { state, ones } = moments.at(-1) as Moment;
  expect(state).toBe('H');
  expect(ones.size).toBe(6);
  expect(moments.filter(moment => moment.state === 'H')).toHaveLength(1);
});

describe('probabilists', () => {
  test('Pascal: every row adds up to a power of two; as many odd numbers as powers of three', () => {
    const all = rows(32);
    all.forEach((row, n) => expect(row.reduce((sum, one) => sum + one, 0)).toBe(2 ** n));
    // 2ᵏ rows hold 3ᵏ odd numbers.
    expect(all.flat().filter(one => one % 2 === 1)).toHaveLength(3 ** 5);
  });

  test('Bernoulli: forty games of 400 throws, nearly all within two deviations of one half', () => {
    const ends = games().map(shares => shares.at(-1) as number);
    expect(ends).toHaveLength(40);
    const near = ends.filter(share => Math.abs(share - 0.5) <= stray(THROWS));
    expect(near.length).toBeGreaterThanOrEqual(36);
  });

  test('Nightingale: the area of a sector is its rate, the rates are those of the published table', () => {
    const january = YEAR.find(({ month }) => month === 'jan');
    // R, HistData::Nightingale: 1022.8, 30.7 and 120.0 in January 1855; 340.6, 115.8 and 42.8 in November 1854.
    expect(ratesOf(january)).toEqual([1022.8, 30.7, 120]);
    expect(ratesOf(YEAR[7])).toEqual([340.6, 115.8, 42.8]);
    const whole = (perThousand: number): number => (angle(1) - angle(0)) * radius(perThousand) ** 2;
    expect(whole(500) / whole(250)).toBeCloseTo(2);
    expect(angle(12) - angle(0)).toBeCloseTo(2 * Math.PI);
  });
});

describe('[MH-2] the unknown scribe', () => {
  test('1;24,51,10 is √2 within a millionth, and thirty times it is 42;25,35', () => {
    expect(Math.abs(value(RATIO) - Math.SQRT2)).toBeLessThan(1e-6);
    expect(value(SIDE_OF_TABLET) * value(RATIO)).toBeCloseTo(value(DIAGONAL), 9);
  });

  test.each([...SIDE_OF_TABLET, ...RATIO, ...DIAGONAL])(
    '%i has as many hooks and wedges as it should',
    digit => {
      const { tens, ones } = pressed(digit);
      const count = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);
      expect(10 * count(tens) + count(ones)).toBe(digit);
      expect(Math.max(...tens, ...ones)).toBeLessThanOrEqual(3);
    },
  );
});

function ratesOf(month: (typeof YEAR)[number] | undefined): number[] {
  const causes: readonly Cause[] = ['disease', 'wounds', 'other'];
  return month === undefined ? [] : causes.map(cause => Math.round(10 * rate(month, cause)) / 10);
}

function isPrime(n: number): boolean {
  return n > 1 && Array.from({ length: n - 2 }, (_, i) => i + 2).every(divisor => n % divisor !== 0);
}
