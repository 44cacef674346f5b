import { label, line, plaque, polygon, through } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { range } from '../points.ts';
import type { Drawing, Plate, Point } from '../types.ts';

/** 1729 in two ways as a sum of two cubes, and the places of those on the plate. */
export const CUBES = [
  { edge: 12, at: [-6, -47] },
  { edge: 1, at: [66, 0] },
  { edge: 10, at: [-44, 40] },
  { edge: 9, at: [38, 43] },
] as const satisfies readonly { readonly edge: number; readonly at: Point }[];

/** Units of the plate to the edge of a small cube. */
const UNIT = 3.9;
const COS_30 = Math.sqrt(3) / 2;

/** 12³ + 1³ = 10³ + 9³ = 1729, drawn to scale in small cubes. */
export const ramanujan: Plate = {
  keep: 98,
  draw: () => [
    CUBES.map(({ edge, at }) => cube(at, edge)),
    plaque(-6, -66, '12³', 13),
    plaque(66, -10, '1³', 12),
    plaque(-44, 25, '10³', 12),
    plaque(38, 30, '9³', 12),
    label(68, -62, '1729', 25, { fill: 'accent', bold: true, upright: true }),
  ],
};

/** Seen in equal measure along its three edges; `x`, `y` is the corner at the back of its foot. */
function cube([x, y]: Point, n: number): Drawing {
  const at = (a: number, b: number, up: number): Point => [
    x + (a - b) * COS_30 * UNIT,
    y + ((a + b) / 2 - up) * UNIT,
  ];
  const top = [at(0, 0, n), at(n, 0, n), at(n, n, n), at(0, n, n)];
  const left = [at(0, n, n), at(n, n, n), at(n, n, 0), at(0, n, 0)];
  const right = [at(n, 0, n), at(n, n, n), at(n, n, 0), at(n, 0, 0)];
  const grid = range(n - 1, i => i + 1)
    .map(
      i =>
        through([at(i, 0, n), at(i, n, n), at(i, n, 0)]) +
        through([at(0, i, n), at(n, i, n), at(n, i, 0)]) +
        through([at(0, n, i), at(n, n, i), at(n, 0, i)]),
    )
    .join('');
  return [
    polygon(top, 0.7, { fill: 'paper' }),
    hatchPolygon(left, { angle: 90, gap: 1.7, width: 0.35 }),
    hatchPolygon(right, { angle: -30, gap: 1.3, width: 0.55 }),
    hatchPolygon(right, { angle: 90, gap: 1.6, width: 0.35 }),
    n > 1 ? line(grid, 0.4) : [],
    [top, left, right].map(face => polygon(face, 1.3)),
  ];
}
