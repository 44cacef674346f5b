import { hollow, line, plaque, polygon, ring, swell } from '../engrave.ts';
import { hatch } from '../hatch.ts';
import { curve, polar, range, TAU } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { D, lineD, lineThrough, meets, moved, P, parallels } from './lobachevsky-disc.ts';

const RADIUS = 89;
const FAN = 48;

/** Through P, infinitely many lines do not meet d, and two of them only just. Drawn in a disc, a later idea than his. */
export const lobachevsky: Plate = {
  keep: 98,
  draw: () => {
    const [x, y] = large(P);
    return [
      hatch((a, b) => Math.hypot(a / RADIUS - D.x, b / RADIUS - D.y) < D.r && Math.hypot(a, b) < RADIUS, {
        angle: 0,
        gap: 2.2,
        width: 0.55,
      }),
      range(7, i => {
        const radius = Math.tanh((i + 1) * 0.24);
        return polygon(
          curve(t => large(moved(polar(0, 0, radius, t))), 0, TAU, 60),
          0.28,
        );
      }),
      range(FAN, i => {
        const angle = (Math.PI * i) / FAN;
        const points = lineThrough(angle).map(large);
        return meets(angle) ? line(points, 0.35, { dash: '1.5 2' }) : line(points, 0.8);
      }),
      parallels().map(angle =>
        swell(lineThrough(angle).map(large), t => 1.6 + 1.6 * Math.sin(Math.PI * t), 'accent'),
      ),
      swell(lineD().map(large), t => 1.6 + 2.4 * Math.sin(Math.PI * t)),
      ring(0, 0, RADIUS, 2.4),
      ring(0, 0, RADIUS + 3.5, 0.5),
      hollow([x, y], 3.6, 1.4),
      plaque(x + 9, y - 8, 'P', 12),
      plaque(0, 56, 'd', 14),
    ];
  },
};

function large([x, y]: Point): Point {
  return [x * RADIUS, y * RADIUS];
}
