import { must } from '#kernel/must.ts';
import { dot, hollow, label, line, polygon, ring, swell, through } from '../engrave.ts';
import { hatch } from '../hatch.ts';
import { curve, DEGREE, range, TAU } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { axis, heavySide, motion, type Vector } from './kovalevskaya-top.ts';

const RADIUS = 82;
const MIDDLE: Point = [0, -10];
/** The wheel of the top, as a share of the sphere. */
const WHEEL = 0.56;
/** Seen from above by so much. */
const TILT = 24 * DEGREE;

/** Her top, and the path that the end of its axis draws on a sphere around the fixed point. */
export const kovalevskaya: Plate = {
  keep: 98,
  draw: () => {
    const tops = motion(2070, 7);
    const last = must(tops.at(-1));
    const path = tops.map(axis);
    const [end, heavy] = [axis(last), heavySide(last)];
    const side = cross(end, heavy);
    const wheel = (radius: number, lift: number): Point[] =>
      curve(
        t => flat(sum([heavy, radius * Math.cos(t)], [side, radius * Math.sin(t)], [end, lift])),
        0,
        TAU,
        40,
      );
    return [
      hatch((x, y) => isShade(x, y), { angle: 40, gap: 2.1, width: 0.4 }),
      line(
        LATITUDES.concat(LONGITUDES)
          .map(one => visible(one, 1))
          .join(''),
        0.25,
      ),
      ring(...MIDDLE, RADIUS, 1.6),
      ring(...MIDDLE, RADIUS + 3, 0.4),
      line(visible(path, -1), 0.6, { dash: '1.6 1.6' }),
      swell([flat([0, 0, 0]), flat(scaled(end, -0.42))], t => 4 - 3 * t),
      polygon(wheel(WHEEL, -0.05), 1, { fill: 'line' }),
      polygon(wheel(WHEEL, 0.03), 1.4, { fill: 'paper' }),
      range(6, i => polygon(wheel((WHEEL * (i + 1)) / 7, 0.03), 0.35)),
      range(24, i => {
        const t = (TAU * i) / 24;
        const spoke = (radius: number): Point =>
          flat(sum([heavy, radius * Math.cos(t)], [side, radius * Math.sin(t)], [end, 0.03]));
        return line([spoke(WHEEL * 0.2), spoke(WHEEL)], 0.3);
      }),
      swell([flat([0, 0, 0]), flat(scaled(heavy, WHEEL * 0.72))], () => 1.6, 'accent'),
      dot(flat(scaled(heavy, WHEEL * 0.72)), 5, 'accent'),
      swell([flat([0, 0, 0]), flat(end)], t => 4.4 - 3 * t),
      front(path).map(run => [
        swell(run, () => 2.5, 'paper'),
        swell(run, t => 0.7 + 0.9 * Math.sin(Math.PI * t)),
        line(run, 1.4, { only: 'plain' }),
      ]),
      hollow(flat([0, 0, 0]), 2.6, 1.2),
      dot(flat(end), 4, 'accent'),
      label(0, 93, 'A = B = 2C', 13),
    ];
  },
};

const LATITUDES = range(11, i => curve3(t => globe((i - 5) * 15 * DEGREE, t), 0, TAU, 48));
const LONGITUDES = range(24, i => curve3(t => globe(t, i * 15 * DEGREE), -1.4, 1.4, 16));

function curve3(at: (t: number) => Vector, a: number, b: number, n: number): Vector[] {
  return range(n + 1, i => at(a + ((b - a) * i) / n));
}

function globe(latitude: number, longitude: number): Vector {
  const c = Math.cos(latitude);
  return [c * Math.cos(longitude), c * Math.sin(longitude), Math.sin(latitude)];
}

function flat([x, y, z]: Vector): Point {
  return [MIDDLE[0] + RADIUS * y, MIDDLE[1] - RADIUS * (z * Math.cos(TILT) - x * Math.sin(TILT))];
}

/** Above 0: on the side that is seen. */
function nearness([x, , z]: Vector): number {
  return x * Math.cos(TILT) + z * Math.sin(TILT);
}

/** The pieces of a path on the near side of the sphere. */
function front(path: readonly Vector[]): Point[][] {
  return pieces(path, 1);
}

function visible(path: readonly Vector[], side: 1 | -1): string {
  return pieces(path, side)
    .map(run => through(run))
    .join('');
}

function pieces(path: readonly Vector[], side: 1 | -1): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of path) {
    if (side * nearness(point) > 0) runs.at(-1)?.push(flat(point));
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.filter(run => run.length > 1);
}

function isShade(x: number, y: number): boolean {
  const [dx, dy] = [x - MIDDLE[0], y - MIDDLE[1]];
  return Math.hypot(dx, dy) < RADIUS && Math.hypot(dx + 30, dy + 26) > RADIUS * 1.04;
}

function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}

function sum(...parts: readonly (readonly [Vector, number])[]): Vector {
  return parts.reduce<Vector>(
    ([x, y, z], [part, by]) => [x + by * part[0], y + by * part[1], z + by * part[2]],
    [0, 0, 0],
  );
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
