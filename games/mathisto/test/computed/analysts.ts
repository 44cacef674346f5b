import type { Facts } from './fact.ts';
import { area, firstFrom, near, only, range, signOf, slope, sum } from './numbers.ts';

export const analysts: Facts = {
  'halves-forever': () => near(sum(range(1, 40).map(n => 1 / 2 ** n))),
  'grains-on-a-chessboard': () => range(2, 8).reduce(grains => 2 * grains, 1),
  'lily-pads': () => {
    const day = only(range(1, 29), one => 2 ** one * 2 === 2 ** 30);
    return { fr: `Le ${day}e jour`, en: `Day ${day}` };
  },
  'slope-of-a-square': () => near(slope(x => x * x, 3)),
  'recurring-decimals': () => near(sum(range(1, 15).map(place => (3 + 6) / 10 ** place))),
  'harmonic-beyond-three': () => firstFrom(1, terms => sum(range(1, terms).map(n => 1 / n)) > 3),
  'sine-over-x': () => near(Math.sin(1e-4) / 1e-4),
  // The rest of the sum lies between 1/10001 and 1/10000.
  'sum-of-inverse-squares': () => signOf(sum(range(1, 10_000).map(n => 1 / n ** 2)) + 1 / 10_000),
  'arch-of-sine': () => near(area(Math.sin, 0, Math.PI)),
  'compound-interest': () => signOf((1 + 1e-6) ** 1e6),
  // The change of variable u = 1/x makes the endless trumpet a finite strip.
  'gabriels-horn': () => signOf(Math.PI * area(() => 1, 0, 1)),
};
