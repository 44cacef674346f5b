import { must } from '#kernel/must.ts';
import { dot, hollow, line, plaque, polygon, ring, segment, swell, ticks } from '../engrave.ts';
import { hatch, hatchPolygon } from '../hatch.ts';
import { arc, range } from '../points.ts';
import type { Mark, Plate, Point } from '../types.ts';
import { CENTRE, CORNERS, FAR, FOOT, RADIUS, SIDES } from './brahmagupta-quadrilateral.ts';

const SCALE = 86 / RADIUS;
const CROSSING = at([0, 0]);

/** Inscribed, with diagonals at right angles: the perpendicular to a side through the crossing halves the far side. */
export const brahmagupta: Plate = {
  keep: 98,
  draw: () => {
    const corners = CORNERS.map(at) as [Point, Point, Point, Point];
    const next = (i: number): Point => must(corners[(i + 1) % 4]);
    const [foot, far] = [at(FOOT), at(FAR)];
    const slant = Math.atan2(corners[2][1] - far[1], corners[2][0] - far[0]);
    const half = Math.hypot(far[0] - CROSSING[0], far[1] - CROSSING[1]);
    return [
      ticks(0, 0, 86, 144, 12, 3),
      corners.map((corner, i) => [
        hatchPolygon([CROSSING, corner, next(i)], { angle: must(HATCHING[i]), gap: 2.1, width: 0.5 }),
        i % 2 === 1
          ? hatchPolygon([CROSSING, corner, next(i)], {
              angle: -must(HATCHING[i]),
              gap: 2.8,
              width: 0.3,
            })
          : [],
      ]),
      line(arc({ x: far[0], y: far[1], rx: half }, slant - Math.PI, slant), 0.7, { dash: '3 2' }),
      hatch((x, y) => Math.hypot(x, y) < 86 && isBeyond(corners[1], corners[2], x, y), {
        angle: 0,
        gap: 2.6,
        width: 0.3,
      }),
      ring(0, 0, 86, 1.8),
      ring(0, 0, 92, 0.5),
      corners.map(corner => line(segment(corner, CROSSING), 1.5)),
      polygon(corners, 2.4),
      swell([foot, far], () => 5, 'paper'),
      swell([foot, far], t => 2 + 1.2 * t, 'accent'),
      polygon(square(CROSSING, corners[1], corners[2], 7), 0.9),
      polygon(square(foot, corners[3], CROSSING, 6), 0.9),
      [corners[1], corners[2]].map(end => equal(far, end)),
      corners.map(corner => hollow(corner, 2.8, 1.2)),
      dot(CROSSING, 3),
      hollow(foot, 2.4, 1),
      dot(far, 3.8, 'accent'),
      SIDES.map((side, i) => {
        const middle = between(must(corners[i]), next(i), i === 1 ? 0.27 : 0.5);
        const out = 10 / Math.hypot(...middle);
        return plaque(middle[0] * (1 + out), middle[1] * (1 + out) + 4, side, 12, { upright: true });
      }),
    ];
  },
};

const HATCHING = [35, 80, 125, 10] as const;

/** Turned so that the perpendicular hangs down, the circle in the middle of the plate. */
function at([x, y]: Point): Point {
  const [dx, dy] = [(x - CENTRE[0]) * SCALE, (y - CENTRE[1]) * SCALE];
  const [c, s] = [FAR[1] / 30, FAR[0] / 30];
  return [dx * c - dy * s, dx * s + dy * c];
}

/** On the side of a → b where the crossing is not. */
function isBeyond(a: Point, b: Point, x: number, y: number): boolean {
  const side = (p: number, q: number): number => (b[0] - a[0]) * (q - a[1]) - (b[1] - a[1]) * (p - a[0]);
  return side(x, y) * side(...CROSSING) < 0;
}

function between(a: Point, b: Point, t: number): Point {
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
}

/** The mark of a right angle at `corner`, between the directions of `a` and `b`. */
function square(corner: Point, a: Point, b: Point, size: number): Point[] {
  const towards = (end: Point): Point =>
    between(corner, end, size / Math.hypot(end[0] - corner[0], end[1] - corner[1]));
  const [p, q] = [towards(a), towards(b)];
  return [p, [p[0] + q[0] - corner[0], p[1] + q[1] - corner[1]], q, corner];
}

/** Two small strokes across, as on lengths that are equal. */
function equal(a: Point, b: Point): Mark {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const strokes = range(2, i => {
    const [x, y] = between(a, b, 0.5 + (i - 0.5) * (4 / length));
    return segment(
      [x - (4 * dy) / length, y + (4 * dx) / length],
      [x + (4 * dy) / length, y - (4 * dx) / length],
    );
  });
  return line(strokes.join(''), 1.2, { stroke: 'accent' });
}
