import { must } from '#kernel/must.ts';
import { dot, label, line, plaque, polygon, segment, swell } from '../engrave.ts';
import { hatch } from '../hatch.ts';
import { box, curve } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { AT, deltaFor, EPSILONS, f } from './cauchy-band.ts';

/** The axes. */
const LEFT = -86;
const FLOOR = 82;
const ANGLES = [0, 90, 45, -45] as const;

/** However narrow the band ε around f(a), some interval δ around a keeps the curve inside it. */
export const cauchy: Plate = {
  keep: 98,
  draw: () => {
    const [x, y] = at(AT);
    const frames = EPSILONS.map(epsilon => ({ epsilon, delta: deltaFor(epsilon) }));
    const last = must(frames.at(-1));
    return [
      frames.map((frame, k) => {
        const inner = frames[k + 1];
        return hatch(
          (u, v) => isIn(frame, u - x, v - y) && (inner === undefined || !isIn(inner, u - x, v - y)),
          { angle: must(ANGLES[k]), gap: 2.7 - 0.35 * k, width: 0.34 + 0.1 * k },
        );
      }),
      frames.map(({ epsilon, delta }, k) => [
        line(
          [-1, 1]
            .flatMap(s => [
              segment([LEFT, y + s * epsilon], [x - delta, y + s * epsilon]),
              segment([x + s * delta, y + epsilon], [x + s * delta, FLOOR]),
            ])
            .join(''),
          0.45,
          { dash: '3 2' },
        ),
        polygon(box(x - delta, y - epsilon, x + delta, y + epsilon), 0.8 + 0.35 * k),
      ]),
      line(segment([LEFT, y], [x, y]) + segment([x, y], [x, FLOOR]), 0.5),
      line(segment([LEFT, 90], [LEFT, -62]) + segment([-94, FLOOR], [94, FLOOR]), 1.2),
      swell(curve(at, LEFT, 92, 110), () => 4.6, 'paper'),
      swell(curve(at, LEFT, 92, 110), t => 1.3 + 1.6 * Math.sin(Math.PI * t)),
      polygon(box(x - last.delta, y - last.epsilon, x + last.delta, y + last.epsilon), 2, {
        stroke: 'accent',
      }),
      line(segment([LEFT, y - last.epsilon], [LEFT, y + last.epsilon]), 4, { stroke: 'accent' }),
      line(segment([x - last.delta, FLOOR], [x + last.delta, FLOOR]), 4, { stroke: 'accent' }),
      dot([x, y], 3.2, 'accent'),
      plaque(LEFT + 9, y + 4, 'ε', 13),
      plaque(x + last.delta + 8, FLOOR - 5, 'δ', 13),
      label(x, FLOOR + 11, 'a', 12),
      plaque(42, -76, '|f(x) − f(a)| < ε', 13),
    ];
  },
};

interface Frame {
  readonly epsilon: number;
  readonly delta: number;
}

function isIn({ epsilon, delta }: Frame, dx: number, dy: number): boolean {
  return Math.abs(dx) < delta && Math.abs(dy) < epsilon;
}

function at(x: number): Point {
  return [x, 8 - f(x)];
}
