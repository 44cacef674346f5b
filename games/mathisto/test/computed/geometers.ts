import type { Facts } from './fact.ts';
import { area, firstFrom, near, orders, range, rows, signOf, sum } from './numbers.ts';

export const geometers: Facts = {
  'edges-of-a-cube': () => pairs(corners(3)).filter(([a, b]) => differences(a, b) === 1).length,
  'perimeter-from-area': () => 4 * firstFrom(1, side => side * side === 49),
  // Maps of the corners of a 3 by 2 rectangle onto themselves that reverse its sense of rotation.
  'axes-of-a-rectangle': () =>
    orders(RECTANGLE).filter(image => keepsDistances(image) && turnOf(image) === -turnOf(RECTANGLE)).length,
  'small-cubes': () => rows([0, 1, 2], 3).length,
  'length-of-a-circle': () => Math.round(perimeterOfPolygon(10_000, 5)),
  // Corners, edges and faces of a polyhedron with three faces at each corner: C − E + F = 2.
  'pentagons-on-a-ball': () =>
    firstFrom(0, pentagons => {
      const sides = 5 * pentagons + 6 * 20;
      return sides / 3 - sides / 2 + pentagons + 20 === 2;
    }),
  'diagonals-of-a-hexagon': () =>
    pairs(range(0, 5)).filter(([a, b]) => Math.abs(a - b) !== 1 && Math.abs(a - b) !== 5).length,
  // p-gons, q at each corner, with less than a full turn round it.
  'regular-polyhedra': () =>
    rows(range(3, 20), 2).filter(([p = 0, q = 0]) => q * (180 - 360 / p) < 360 - 1e-9).length,
  'length-of-a-ladder': () => firstFrom(1, length => length ** 2 >= 5 ** 2 + 12 ** 2),
  // Half of the base, the height and a side make a right angle.
  'height-of-a-triangle': () => signOf(Math.sqrt(2 ** 2 - 1 ** 2)),
  'angle-of-a-hexagon': () => ((6 - 2) * 180) / 6,
  'doubled-edge': () => rows([0, 1], 3).length,
  'cone-in-a-cylinder': () => `1/${near(1 / area(height => height ** 2, 0, 1))}`,
  // Girard's theorem: the excess over 180° is the area, as a share of half the globe, times 360°.
  'triangle-on-a-globe': () => 180 + 720 / 8,
  'koch-snowflake': () => `${near((3 * perimeterOfSnowflake(5)) / perimeterOfSnowflake(4))}/3`,
  'corners-of-a-hypercube': () => corners(4).length,
  // Each new line gains a piece for each piece that it crosses: one more than the lines it meets.
  'pizza-cuts': () => 1 + sum(range(1, 4)),
  'area-from-three-sides': () => {
    const half = (13 + 14 + 15) / 2;
    return near(Math.sqrt(half * (half - 13) * (half - 14) * (half - 15)));
  },
};

type Point = readonly [x: number, y: number];
const RECTANGLE: readonly Point[] = [
  [0, 0],
  [3, 0],
  [3, 2],
  [0, 2],
];

function corners(dimensions: number): number[][] {
  return rows([0, 1], dimensions);
}

function differences(a: readonly number[], b: readonly number[]): number {
  return a.filter((value, index) => value !== b[index]).length;
}

function pairs<Thing>(things: readonly Thing[]): (readonly [Thing, Thing])[] {
  return things.flatMap((a, index) => things.slice(index + 1).map(b => [a, b] as const));
}

function distance([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v);
}

function keepsDistances(image: readonly Point[]): boolean {
  const lengths = (points: readonly Point[]): string =>
    pairs(points)
      .map(([a, b]) => distance(a, b))
      .join();
  return lengths(image) === lengths(RECTANGLE);
}

/** 1 for one way round, −1 for the other. */
function turnOf(points: readonly Point[]): number {
  return Math.sign(
    sum(
      points.map(([x, y], index) => {
        const [u, v] = points[(index + 1) % points.length] ?? [0, 0];
        return x * v - u * y;
      }),
    ),
  );
}

function perimeterOfPolygon(sides: number, radius: number): number {
  const corner = (index: number): Point => {
    const angle = (index * 2 * Math.PI) / sides;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  return sum(range(1, sides).map(index => distance(corner(index - 1), corner(index))));
}

/** Draws it: every side becomes four, round a triangle on its middle third. */
function perimeterOfSnowflake(steps: number): number {
  const tip = ([x, y]: Point, [u, v]: Point): Point => [
    (x + u) / 2 + ((v - y) * Math.sqrt(3)) / 2,
    (y + v) / 2 - ((u - x) * Math.sqrt(3)) / 2,
  ];
  let points: Point[] = [
    [0, 0],
    [1, 0],
    [0.5, Math.sqrt(3) / 2],
  ];
  const next = (index: number): Point => points[(index + 1) % points.length] ?? [0, 0];
  for (const _ of range(1, steps)) {
    points = points.flatMap(([x, y], index): Point[] => {
      const [u, v] = next(index);
      const a: Point = [x + (u - x) / 3, y + (v - y) / 3];
      const b: Point = [x + ((u - x) * 2) / 3, y + ((v - y) * 2) / 3];
      return [[x, y], a, tip(a, b), b];
    });
  }
  return sum(points.map((point, index) => distance(point, next(index))));
}
