import { must } from '#kernel/must.ts';
import { dot, hollow, label, line, plaque, segment, swell } from '../engrave.ts';
import { hatch } from '../hatch.ts';
import { curve, range } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { CONSTANTS, HALF_SUM, quadratic, roots } from './quadratic-roots.ts';

/** The axis on which the roots lie. */
const AXIS = 26;
const ACROSS = 25;
const UP = 7.2;

/** Three parabolas of one shape meet the axis twice, once, never. */
export const quadraticEquation: Plate = {
  keep: 100,
  draw: () => {
    const [two, , none] = CONSTANTS;
    return [
      range(25, i => 1 + i * 0.75).map(q => line(parabola(q), 0.24)),
      hatch((x, y) => y > AXIS && y < height(x, two), { angle: 45, gap: 2, width: 0.55 }),
      line(segment([0, TOP], [0, 70]), 0.5, { dash: '5 2 1 2' }),
      line(segment([-95, AXIS], [95, AXIS]), 1.5),
      CONSTANTS.map((q, i) => swell(parabola(q), t => 1.3 + (2.2 - i * 0.5) * Math.sin(Math.PI * t))),
      CONSTANTS.map(q => [
        roots(q).map(root => [
          line(segment([px(root), AXIS - 4], [px(root), AXIS + 4]), 1),
          dot([px(root), AXIS], 4, 'accent'),
        ]),
      ]),
      hollow([0, height(0, none)], 2.8, 1.2),
      hollow([0, height(0, two)], 2.8, 1.2),
      plaque(px(must(roots(two)[1])) + 12, AXIS + 16, '2', 15, { upright: true }),
      plaque(9, AXIS + 15, '1', 15, { upright: true }),
      plaque(10, height(0, none) + 5, '0', 15, { upright: true }),
      label(0, 93, 'x = (−b ± √(b² − 4ac)) / 2a', 12.5),
    ];
  },
};

const TOP = -92;

function px(x: number): number {
  return (x - HALF_SUM) * ACROSS;
}

/** Of the curve, above a point of the plate. */
function height(x: number, q: number): number {
  return AXIS - UP * quadratic(x / ACROSS + HALF_SUM, q);
}

/** As much of the curve as the plate holds, clear of the emblem. */
function parabola(q: number): Point[] {
  const low = height(0, q);
  const reach = Math.min(94, ACROSS * Math.sqrt((low + 66) / UP));
  return curve(x => [x, height(x, q)], -reach, reach, 40);
}
