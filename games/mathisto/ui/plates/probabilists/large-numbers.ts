import { label, line, plaque, segment, swell } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { range } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { bars, THROWS } from './binomial.ts';

const FLOOR = 78;
const WIDE = 188;
const UP = 6.4;
/** Passed through between the three. */
const BETWEEN = [14, 20, 28, 40, 56, 75, 140, 200, 280, 400, 560, 750];

/** Shares of heads in 10, 100 and 1000 throws: the same area, closing in on one half. */
export const largeNumbers: Plate = {
  keep: 58,
  draw: () => {
    const [few, many, most] = THROWS.map(outline) as [Point[], Point[], Point[]];
    return [
      BETWEEN.map(n => line(outline(n), 0.42)),
      hatchPolygon(few, { angle: 0, gap: 2.2, width: 0.4 }),
      hatchPolygon(many, { angle: 45, gap: 2.2, width: 0.45 }),
      hatchPolygon(most, { angle: 90, gap: 1.5, width: 0.7 }),
      line(few.flatMap(([x, y]) => segment([x, y], [x, FLOOR])).join(''), 1.2),
      swell(few, () => 1.3),
      swell(many, () => 1.7),
      swell(most, () => 2.2, 'accent'),
      line(segment([0, -94], [0, FLOOR]), 0.5, { dash: '5 2 1 2' }),
      line(segment([-95, FLOOR], [95, FLOOR]), 1.5),
      range(11, i =>
        line(segment([-94 + i * 18.8, FLOOR], [-94 + i * 18.8, FLOOR + (i % 5 === 0 ? 5 : 3)]), 0.9),
      ),
      label(0, 94, '½', 13, { upright: true }),
      label(-92, 94, '0', 11, { upright: true }),
      label(92, 94, '1', 11, { upright: true }),
      plaque(-50, 54, '10', 11, { upright: true }),
      plaque(-24, 28, '100', 11, { upright: true }),
      plaque(27, -58, '1000', 12, { upright: true }),
    ];
  },
};

/** The tops of the bars, where they can be seen. */
function outline(n: number): Point[] {
  return bars(n)
    .filter(({ density }) => density > 0.008)
    .map(({ share, density }): Point => [(share - 0.5) * WIDE, FLOOR - UP * density]);
}
