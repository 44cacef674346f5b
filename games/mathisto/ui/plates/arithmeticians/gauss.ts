import { dot, hollow, line, plaque, ring, segment, swell, ticks } from '../engrave.ts';
import { polar, range, TAU } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { P, POWERS, SQUARES } from './gauss-powers.ts';

const RADIUS = 81;

/** The polygon of seventeen sides, and the powers of 3 modulo 17, which visit all its corners; squares are filled. */
export const gauss: Plate = {
  keep: 98,
  draw: () => [
    ticks(0, 0, 88.4, 136, 8, 2.1),
    ring(0, 0, 88.4, 0.45),
    ring(0, 0, RADIUS, 0.5),
    [RADIUS / 4, RADIUS / 2].map(r => ring(0, 0, r, 0.3, { dash: '2 2' })),
    range(P, k => line(segment([0, 0], corner(k)), 0.25)),
    range(P, k => line(segment(corner(k), corner(k + 4)), 0.3)),
    line(
      POWERS.map(power => corner(power)),
      1,
      { stroke: 'accent' },
    ),
    swell([...range(P, k => corner(k)), corner(0)], () => 2.2),
    range(P - 1, k => {
      const [x, y] = corner(k + 1, 70);
      return plaque(x, y + 2.8, k + 1, 7.5);
    }),
    range(P, k => (SQUARES.has(k) ? dot(corner(k), 3.6) : hollow(corner(k), 3.3, 1.2))),
    dot(corner(0), 1.6, 'accent'),
    hollow([0, 0], 2.4),
  ],
};

function corner(k: number, radius = RADIUS): Point {
  return polar(0, 0, radius, -Math.PI / 2 + (TAU * k) / P);
}
