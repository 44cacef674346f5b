import { dot, line, plaque, ring, segment, swell, ticks } from '../engrave.ts';
import { hatch } from '../hatch.ts';
import { arc, polar, range, TAU } from '../points.ts';
import type { Mark, Plate, Point } from '../types.ts';

const LEVEL = -6;
const UNIT = 11.5;
const MOST = 8;
/** A fortune and a debt of the same size. */
const SHOWN = 5;

/** Debts on the left, fortunes on the right; a and −a, as far from nothing as each other, make nothing. */
export const zero: Plate = {
  keep: 100,
  draw: () => [
    range(72, i => {
      const angle = (TAU * i) / 72;
      const isUpright = Math.abs(Math.sin(angle)) > 0.55;
      return isUpright
        ? swell(
            [polar(0, LEVEL, 26, angle), polar(0, LEVEL, i % 2 === 0 ? 88 : 68, angle)],
            t => 0.9 - 0.8 * t,
          )
        : [];
    }),
    range(MOST, i => i + 1).map(a => [
      ring(half(a), LEVEL, half(a), a === SHOWN ? 0.9 : 0.5),
      ring(-half(a), LEVEL, half(a), a === SHOWN ? 0.9 : 0.5),
    ]),
    hatch((x, y) => isShell(x, y), { angle: 45, gap: 2, width: 0.5 }),
    hatch((x, y) => isShell(-x, y), { angle: -45, gap: 2, width: 0.5 }),
    [arrow(1), arrow(-1)],
    line(segment([-96, LEVEL], [96, LEVEL]), 1.5),
    range(2 * MOST + 1, i => i - MOST).map(a =>
      line(segment([a * UNIT, LEVEL - 3.5], [a * UNIT, LEVEL + 3.5]), 1),
    ),
    ring(0, LEVEL, 21, 0.7, { fill: 'paper' }),
    ticks(0, LEVEL, 21, 48, 4, 1.4),
    swell(arc({ x: 0, y: LEVEL, rx: 12, ry: 15 }, 0, TAU, 60), t => 3 + 3 * Math.cos(TAU * t) ** 2),
    [-SHOWN, SHOWN].map(a => dot([a * UNIT, LEVEL], 4, 'accent')),
    plaque(SHOWN * UNIT + 3, LEVEL + 18, '5', 14, { upright: true }),
    plaque(-SHOWN * UNIT - 4, LEVEL + 18, '−5', 14, { upright: true }),
    plaque(0, 92, 'a + (−a) = 0', 15),
  ],
};

function half(a: number): number {
  return (a * UNIT) / 2;
}

/** Every other shell between two neighbouring circles, on the right. */
function isShell(x: number, y: number): boolean {
  // The circle through 0 and this point that stands upright on the line ends at this number.
  const a = (x * x + (y - LEVEL) ** 2) / x / UNIT;
  return a > 0 && a < MOST && Math.ceil(a) % 2 === 0;
}

/** From a number to nothing, above the line for a fortune, below it for a debt. */
function arrow(side: 1 | -1): Mark {
  const points: Point[] = arc(
    { x: side * half(SHOWN), y: LEVEL, rx: half(SHOWN) },
    side > 0 ? 0 : Math.PI,
    side > 0 ? -Math.PI : 0,
    50,
  );
  return swell(points, t => 2.8 - t, 'accent');
}
