import { discs } from '../discs.ts';
import { dot, line, polygon, segment, swell } from '../engrave.ts';
import { hatch } from '../hatch.ts';
import { curve, DEGREE, TAU } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { estimates, SIZE, SPREAD } from './blackwell-estimates.ts';

const MIDDLE: Point = [6, -22];
const SLANT = -28 * DEGREE;
/** The ruler below, on which both spreads are weighed. */
const FLOOR = 92;

/** A wide cloud of estimates and their averages given what suffices: the same middle, a narrower ellipse. */
export const blackwell: Plate = {
  keep: 100,
  draw: () => {
    const pairs = estimates(200, 1947).filter(
      ({ crude }) => Math.hypot(crude[0] / SPREAD.long, crude[1] / SPREAD.short) < 2.45,
    );
    return [
      line(pairs.map(({ crude, better }) => segment(at(crude), at(better))).join(''), 0.28),
      line(
        discs(
          pairs.map(({ crude }) => at(crude)),
          1.1,
        ),
        0.6,
        { fill: 'paper' },
      ),
      [1, 2].map(k => polygon(ellipse(k), k === 2 ? 1.8 : 0.7, k === 2 ? {} : { dash: '3 2' })),
      polygon(ellipse(2.12), 0.4),
      line(
        discs(
          pairs.map(({ better }) => at(better)),
          1,
        ),
        0.3,
        { fill: 'line' },
      ),
      polygon(ellipse(2 / Math.sqrt(SIZE)), 2.4, { stroke: 'accent' }),
      dot(MIDDLE, 3.2, 'accent'),
      hatch((x, y) => y < FLOOR && FLOOR - y < bell(x, 1), { angle: 90, gap: 2.2, width: 0.45 }),
      swell(
        curve(x => [x, FLOOR - bell(x, 1)], -92, 95, 60),
        () => 1.2,
      ),
      swell(
        curve(x => [x, FLOOR - bell(x, Math.sqrt(SIZE))], -52, 64, 60),
        () => 1.8,
        'accent',
      ),
      line(segment([-95, FLOOR], [95, FLOOR]), 1.2),
      line(segment(MIDDLE, [MIDDLE[0], FLOOR]), 0.5, { dash: '5 2 1 2' }),
    ];
  },
};

function at([x, y]: Point): Point {
  const [c, s] = [Math.cos(SLANT), Math.sin(SLANT)];
  return [MIDDLE[0] + x * c - y * s, MIDDLE[1] + x * s + y * c];
}

/** Where the spread is `k` times its usual one. */
function ellipse(k: number): Point[] {
  return curve(t => at([k * SPREAD.long * Math.cos(t), k * SPREAD.short * Math.sin(t)]), 0, TAU, 80);
}

/** How often an estimate falls above a point of the ruler, when its spread is `finer` times narrower. */
function bell(x: number, finer: number): number {
  const spread = Math.hypot(SPREAD.long * Math.cos(SLANT), SPREAD.short * Math.sin(SLANT)) / finer;
  return 14 * finer * Math.exp(-((x - MIDDLE[0]) ** 2) / (2 * spread ** 2));
}
