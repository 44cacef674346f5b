import { partsWithin } from '../clip.ts';
import { line, plaque, polygon } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { arc, curve, polar } from '../points.ts';
import type { Drawing, Plate, Point } from '../types.ts';
import { angle, type Cause, radius, rate, YEAR } from './nightingale-rates.ts';

const MIDDLE: Point = [-22, -22];

/** Her rose of the war in the Crimea, its first year: the area of a sector is the rate of deaths from one cause. */
export const nightingale: Plate = {
  keep: 100,
  draw: say => [
    [250, 500, 750, 1000].map(circleOf),
    YEAR.map((month, i) =>
      hatchPolygon(sector(rate(month, 'disease'), i), { angle: 0, gap: 2.1, width: 0.6 }),
    ),
    YEAR.map((month, i) => polygon(sector(rate(month, 'disease'), i), 1.5)),
    rose('other', { fill: 'paper', width: 1 }),
    YEAR.map((month, i) =>
      hatchPolygon(sector(rate(month, 'other'), i), { angle: 60, gap: 1.6, width: 0.6 }),
    ),
    rose('wounds', { fill: 'accent', width: 0.8 }),
    YEAR.map((month, i) => {
      const distance = Math.min(88, Math.max(27, radius(rate(month, 'disease')) - 10));
      const [x, y] = polar(...MIDDLE, distance, angle(i + 0.5));
      return plaque(x, y + 2.4, say(`month.${month.month}`), 7.5);
    }),
    plaque(66, -78, '1854–1855', 13),
  ],
};

/** A rate by itself, as far as the plate goes and short of the emblem. */
function circleOf(perThousand: number): Drawing {
  const [x, y] = MIDDLE;
  const points = arc({ x, y, rx: radius(perThousand) }, -Math.PI, Math.PI, 120);
  return partsWithin(
    points,
    (px, py) => Math.max(Math.abs(px), Math.abs(py)) < 96 && (px > -46 || py > -66),
  ).map(part => line(part, 0.3, { dash: '1.5 2' }));
}

function sector(perThousand: number, month: number): Point[] {
  return [
    MIDDLE,
    ...curve(t => polar(...MIDDLE, radius(perThousand), t), angle(month), angle(month + 1), 16),
  ];
}

function rose(cause: Cause, style: { readonly fill: 'paper' | 'accent'; readonly width: number }): Drawing {
  return YEAR.flatMap((month, i) =>
    month[cause] === 0 ? [] : polygon(sector(rate(month, cause), i), style.width, { fill: style.fill }),
  );
}
