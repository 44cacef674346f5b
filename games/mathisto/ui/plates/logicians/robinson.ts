import { must } from '#kernel/must.ts';
import { dot, hollow, label, line, plaque, segment, swell } from '../engrave.ts';
import { hatch } from '../hatch.ts';
import { curve, range } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { height, solutions } from './robinson-pell.ts';

/** Both scales are those of powers: equal steps multiply by the same number. */
const DECADE = 58;
const LEFT = -84;
const FLOOR = 72;
const RIGHT = 95;
const TOP = -92;

/** Solutions of x² − 2y² = 1 on logarithmic scales: equal steps along a hyperbola, so growth like that of powers. */
export const robinson: Plate = {
  keep: 100,
  draw: () => {
    const found = solutions(4);
    const points = found.map(({ x, y }) => at(x, y));
    const along = curve(t => at(10 ** t, height(10 ** t)), Math.log10(3) / 2, 3.03, 90);
    return [
      line(rules(1), 0.24),
      line(rules(10), 0.6),
      hatch((x, y) => x > LEFT && y < FLOOR && x < RIGHT && isUnder(x, y), { angle: 45, gap: 3, width: 0.4 }),
      line(segment([LEFT, FLOOR], [RIGHT, FLOOR]) + segment([LEFT, FLOOR], [LEFT, -66]), 1.4),
      found.map(({ x, y }) => {
        const [px, py] = at(x, y);
        return line(segment([px, FLOOR], [px, py]) + segment([py < -66 ? -46 : LEFT, py], [px, py]), 0.9, {
          dash: '3 2',
        });
      }),
      swell(along, () => 4.4, 'paper'),
      swell(along, t => 1.4 + 1.8 * Math.sin(Math.PI * t)),
      points
        .slice(1)
        .map((point, i) =>
          swell(leap(must(points[i]), point), t => 0.8 + 2 * Math.sin(Math.PI * t), 'accent'),
        ),
      points.map((point, i) =>
        i === 0 ? dot(point, 3.8, 'accent') : [hollow(point, 3.4, 1.4), dot(point, 1.6, 'accent')],
      ),
      found.map(({ x, y }, i) => {
        const [px, py] = must(points[i]);
        return [
          plaque(px + (i === 3 ? -6 : 0), FLOOR + 11, x, 10, { upright: true }),
          plaque(py < -66 ? -36 : LEFT - 1, py + 3, y, 10, { upright: true }),
        ];
      }),
      label(10, 92, 'x² − 2y² = 1', 13),
    ];
  },
};

function at(x: number, y: number): Point {
  return [LEFT + DECADE * Math.log10(x), FLOOR - DECADE * Math.log10(y)];
}

function isUnder(px: number, py: number): boolean {
  const [x, y] = [10 ** ((px - LEFT) / DECADE), 10 ** ((FLOOR - py) / DECADE)];
  return x > 1 && y < height(x);
}

/** One step of the same length: a bow over two neighbours. */
function leap(a: Point, b: Point): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const turn = 0.32;
  return curve(
    t => [
      a[0] + t * dx + turn * 4 * t * (1 - t) * dy * 0.5,
      a[1] + t * dy - turn * 4 * t * (1 - t) * dx * 0.5,
    ],
    0,
    1,
    24,
  );
}

/** The rules of logarithmic paper: 1, 2, 3 … 10, 20, 30 … */
function rules(step: 1 | 10): string {
  const values = range(4, decade =>
    range(step === 1 ? 8 : 1, i => 10 ** decade * (step === 1 ? i + 2 : 10)),
  ).flat();
  return values
    .map(value => {
      const [x, y] = at(value, value);
      const upright = x < RIGHT ? segment([x, x < -46 ? -66 : TOP], [x, FLOOR]) : '';
      return upright + (y > TOP ? segment([y < -66 ? -46 : LEFT, y], [RIGHT, y]) : '');
    })
    .join('');
}
