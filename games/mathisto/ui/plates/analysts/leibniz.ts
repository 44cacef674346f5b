import { dot, hollow, label, line, plaque, polygon, segment, swell } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { curve, range } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { characteristic, ordinate, subtangent } from './leibniz-triangle.ts';

/** Where the curve begins on the plate. */
const TOP: Point = [-42, 74];
/** How far the plate reaches from there. */
const WIDTH = 136;
const HEIGHT = 136;
/** The triangle whose likeness with the large one gives the tangent. */
const SHOWN = { x: 46, dx: 36 };
/** The same triangle on its way, smaller and smaller towards the top of the curve. */
const SLIDING = [
  { x: 3, dx: 3.5 },
  { x: 7, dx: 6 },
  { x: 14, dx: 9.5 },
  { x: 26, dx: 14 },
  { x: 88, dx: 20 },
  { x: 112, dx: 17 },
];

/** dx, dy, ds slide along a curve; each triangle is like that of ordinate, subtangent and tangent. */
export const leibniz: Plate = {
  keep: 98,
  draw: () => {
    const { x, dx } = SHOWN;
    const foot = at([x, 0]);
    const touch = at([x, ordinate(x)]);
    const end = at([x - subtangent(x), 0]);
    const small = characteristic(x, dx).map(at) as [Point, Point, Point];
    return [
      hatchPolygon([end, foot, touch], { angle: 0, gap: 2.1, width: 0.42 }),
      range(52, i => 1.3 + 2.6 * i).map(each =>
        line(segment(at([each, 0]), at([each, ordinate(each)])), each > x ? 0.38 : 0.26),
      ),
      line(range(22, i => tangent(2 + 2.1 * i)).join(''), 0.22),
      SLIDING.map(one => {
        const triangle = characteristic(one.x, one.dx).map(at);
        return [hatchPolygon(triangle, { angle: -45, gap: 1.7, width: 0.5 }), polygon(triangle, 0.9)];
      }),
      hatchPolygon(small, { angle: 90, gap: 1.9, width: 0.6, stroke: 'accent' }),
      line(segment([-96, TOP[1]], [96, TOP[1]]), 0.9),
      swell([end, at([x + 58, ordinate(x) + (58 * ordinate(x)) / subtangent(x)])], () => 1),
      swell(
        curve(t => at([t * t, ordinate(t * t)]), 0, 11.7, 70),
        t => 1.4 + 2.2 * Math.sin(Math.PI * t),
      ),
      line(segment(foot, touch), 1.6),
      polygon(small, 2, { stroke: 'accent' }),
      hollow(end, 2.4),
      hollow(foot, 2.4),
      dot(touch, 3.4, 'accent'),
      plaque(small[0][0] + dx / 2, small[0][1] + 11, 'dx', 12),
      plaque(small[1][0] + 10, (small[1][1] + small[2][1]) / 2 + 5, 'dy', 12),
      plaque((small[0][0] + small[2][0]) / 2 - 9, (small[0][1] + small[2][1]) / 2 - 2, 'ds', 12),
      plaque(foot[0] + 8, (foot[1] + touch[1]) / 2 + 8, 'y', 12),
      plaque((end[0] + foot[0]) / 2, foot[1] + 11, 't', 12),
      label(22, 93, 'dy : dx = y : t', 13),
    ];
  },
};

/** The whole tangent at `x`, from the axis to the height where the plate ends. */
function tangent(x: number): string {
  const [y, along] = [ordinate(x), subtangent(x)];
  const stretch = Math.min(HEIGHT / y, (x + WIDTH) / along);
  return segment(at([x - along, 0]), at([x - along + stretch * along, stretch * y]));
}

function at([x, y]: Point): Point {
  return [TOP[0] + x, TOP[1] - y];
}
