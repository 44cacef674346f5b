import { must } from '#kernel/must.ts';
import { dot, hollow, line, polygon, ring, segment, swell, tip } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { bow, corners, polar, TAU } from '../points.ts';
import type { Drawing, Plate, Point } from '../types.ts';
import { BY_FLIP, BY_TURN, GROUP, type Symmetry } from './galois-group.ts';

const MIDDLE: Point = [0, 12];

/** The six symmetries of the triangle as a graph: arrows turn it, double lines flip it. */
export const galois: Plate = {
  draw: () => [
    [72, 75, 78, 81, 84].map(r => ring(...MIDDLE, r, 0.25)),
    GROUP.map((_, i) => turned(i, must(BY_TURN[i]))),
    [0, 1, 2].map(i => flipped(place(i), place(must(BY_FLIP[i])))),
    GROUP.map((symmetry, i) => triangle(place(i), symmetry, i < 3)),
  ],
};

/** Turns outside, flips inside. */
function place(i: number): Point {
  return polar(...MIDDLE, i < 3 ? 74 : 30, -Math.PI / 2 + ((i % 3) * TAU) / 3);
}

function turned(i: number, j: number): Drawing {
  const [a, b] = [place(i), place(j)];
  const bulge = i < 3 ? 1.5 : 1.05;
  const out = (k: 0 | 1): number => MIDDLE[k] + ((a[k] + b[k]) / 2 - MIDDLE[k]) * bulge;
  const way = bow(a, [out(0), out(1)], b);
  const [from, to] = [must(way[13]), must(way[14])];
  return [
    swell(way, t => 0.6 + 2 * Math.sin(Math.PI * t)),
    tip(to, Math.atan2(to[1] - from[1], to[0] - from[0]), 9),
  ];
}

function flipped(a: Point, b: Point): Drawing {
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  return [-1.4, 1.4].map(aside => {
    const [x, y] = [-aside * Math.sin(angle), aside * Math.cos(angle)];
    return line(segment([a[0] + x, a[1] + y], [b[0] + x, b[1] + y]), 1.1, { stroke: 'accent' });
  });
}

/** Its three corners carry a disc, a ring and a crossed ring. */
function triangle([x, y]: Point, symmetry: Symmetry, isTurn: boolean): Drawing {
  const at = corners(x, y + 1.5, 11.5, 3);
  return [
    ring(x, y, 18.5, 1.1, { fill: 'paper' }),
    ring(x, y, 17, 0.4),
    hatchPolygon(at, { angle: isTurn ? 30 : -30, gap: 1.7, width: 0.4 }),
    polygon(at, 0.9),
    symmetry.map((corner, k) => MARKS[k]?.(must(at[corner])) ?? []),
  ];
}

const MARKS: readonly ((at: Point) => Drawing)[] = [
  at => [dot(at, 3.2)],
  at => [hollow(at, 3, 1)],
  ([x, y]) => [
    hollow([x, y], 3, 1),
    line(segment([x - 2, y], [x + 2, y]) + segment([x, y - 2], [x, y + 2]), 0.8),
  ],
];
