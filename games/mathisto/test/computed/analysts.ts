import type { Facts } from './fact.ts';
import { area, factorial, firstFrom, near, only, range, signOf, slope, sum } from './numbers.ts';

export const analysts: Facts = {
  'next-square': () => sum(range(0, 5).map(n => 2 * n + 1)),
  'halves-forever': () => near(sum(range(1, 40).map(n => 1 / 2 ** n))),
  'value-of-a-function': () => 2 * 5 + 3,
  'distance-driven': () => near((90 * 20) / 60),
  'grains-on-a-chessboard': () => range(2, 8).reduce(grains => 2 * grains, 1),
  'lily-pads': () => {
    const day = only(range(1, 29), one => 2 ** one * 2 === 2 ** 30);
    return { fr: `Le ${day}e jour`, en: `Day ${day}` };
  },
  'slope-of-a-square': () => near(slope(x => x * x, 3)),
  'value-of-e': () => Math.round(100 * sum(range(0, 20).map(n => 1 / factorial(n)))) / 100,
  'recurring-decimals': () => near(sum(range(1, 15).map(place => (3 + 6) / 10 ** place))),
  'log-of-a-million': () => firstFrom(1, power => 10 ** power === 1_000_000),
  'area-under-a-line': () => near(area(x => x, 0, 6)),
  'lowest-value': () => Math.min(...range(-1000, 1000).map(x => (x / 10) ** 2 - 4 * (x / 10) + 7)),
  'sum-of-doublings': () => sum(range(0, 9).map(n => 2 ** n)),
  'harmonic-beyond-three': () => firstFrom(1, terms => sum(range(1, terms).map(n => 1 / n)) > 3),
  'sine-over-x': () => near(Math.sin(1e-4) / 1e-4),
  // The rest of the sum lies between 1/10001 and 1/10000.
  'sum-of-inverse-squares': () => signOf(sum(range(1, 10_000).map(n => 1 / n ** 2)) + 1 / 10_000),
  'arch-of-sine': () => near(area(Math.sin, 0, Math.PI)),
  'compound-interest': () => signOf((1 + 1e-6) ** 1e6),
  // The change of variable u = 1/x makes the endless trumpet a finite strip.
  'gabriels-horn': () => signOf(Math.PI * area(() => 1, 0, 1)),
};
