import { dot, line, plaque, ring, segment, swell } from '../engrave.ts';
import { hatch, type Region } from '../hatch.ts';
import { arc, curve, range, TAU } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { B, C, ROOT } from './khayyam-root.ts';

/** Where x and y are nought. */
const [X, Y] = [-56, 34];

/** A cubic equation solved by a circle and a parabola: their crossing stands above the root. */
export const khayyam: Plate = {
  keep: 96,
  draw: () => {
    const height = ROOT ** 2 / B;
    return [
      hatch((x, y) => inHalfDisc(x, y) && !inLens(x, y), { angle: 90, gap: 3.2, width: 0.35 }),
      hatch(inLens, { angle: 45, gap: 2, width: 0.5 }),
      hatch(inLens, { angle: -45, gap: 2, width: 0.35 }),
      line(segment([-96, Y], [96, Y]) + segment([X, 94], [X, -60]), 0.6),
      range(18, i => line(segment(at(i * 8.5 - 17, 0), at(i * 8.5 - 17, i % 2 === 0 ? -3.5 : -2)), 0.4)),
      swell(arc({ x: X + C / 2, y: Y, rx: C / 2 }, Math.PI, TAU, 60), t => 1 + 1.2 * Math.sin(Math.PI * t)),
      line(arc({ x: X + C / 2, y: Y, rx: C / 2 }, 0, Math.PI, 60), 0.6, { dash: '2 2.2' }),
      swell(
        curve(x => at(x, x ** 2 / B), -38, 88, 60),
        t => 0.8 + 2.2 * Math.sin(Math.PI * t),
      ),
      line([at(ROOT, height), at(ROOT, 0)], 1.2, { stroke: 'accent', dash: '3 2' }),
      line([at(0, 0), at(ROOT, 0)], 3, { stroke: 'accent' }),
      dot(at(ROOT, height), 3.4, 'accent'),
      ring(...at(ROOT, height), 6, 0.7),
      plaque(X + ROOT / 2, Y + 13, 'x', 13),
      plaque(X + C - 2, Y + 13, 'c', 11),
      plaque(64, -62, 'x² = by', 10),
      plaque(0, 78, 'x³ + b²x = b²c', 13),
    ];
  },
};

function at(x: number, y: number): Point {
  return [X + x, Y - y];
}

const inHalfDisc: Region = (x, y) => (x - X - C / 2) ** 2 + (y - Y) ** 2 < (C / 2) ** 2 && y < Y;
/** In the circle and above the parabola. */
const inLens: Region = (x, y) => inHalfDisc(x, y) && Y - y > (x - X) ** 2 / B;
