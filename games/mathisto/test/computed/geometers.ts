import type { Facts } from './fact.ts';
import { area, firstFrom, near, range, rows, signOf, sum } from './numbers.ts';

export const geometers: Facts = {
  'small-cubes': () => rows([0, 1, 2], 3).length,
  'length-of-a-circle': () => Math.round(perimeterOfPolygon(10_000, 5)),
  // Corners, edges and faces of a polyhedron with three faces at each corner: C − E + F = 2.
  'pentagons-on-a-ball': () =>
    firstFrom(0, pentagons => {
      const sides = 5 * pentagons + 6 * 20;
      return sides / 3 - sides / 2 + pentagons + 20 === 2;
    }),
  // p-gons, q at each corner, with less than a full turn round it.
  'regular-polyhedra': () =>
    rows(range(3, 20), 2).filter(([p = 0, q = 0]) => q * (180 - 360 / p) < 360 - 1e-9).length,
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
  'angles-of-a-triangle': () => near(sum(range(0, 2).map(corner => angleAt(corner, [0, 0], [4, 0], [1, 3])))),
};

type Point = readonly [x: number, y: number];
function corners(dimensions: number): number[][] {
  return rows([0, 1], dimensions);
}

function distance([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v);
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

/** In degrees: the angle of a triangle at one of its corners. */
function angleAt(corner: number, ...points: readonly [Point, Point, Point]): number {
  const [at = points[0], to = points[1], on = points[2]] = [0, 1, 2].map(i => points[(corner + i) % 3]);
  const direction = (point: Point): number => Math.atan2(point[1] - at[1], point[0] - at[0]);
  const turn = Math.abs(direction(to) - direction(on));
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
}
