import { label, line, polygon } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import type { Plate } from '../types.ts';
import { rows } from './pascal-rows.ts';

const ROWS = 32;
const TOP = -88;
const STEP = { x: 5.8, y: 5.65 } as const;

/** His triangle, 32 rows of it: the odd numbers in ink. */
export const pascal: Plate = {
  keep: 102,
  draw: () => {
    const odd = rows(ROWS).flatMap((row, n) =>
      row.flatMap((value, i) => (value % 2 === 1 ? [tile((i - n / 2) * STEP.x, TOP + n * STEP.y)] : [])),
    );
    return [
      hatchPolygon(
        [
          [0, TOP - 5],
          [94, 91],
          [-94, 91],
        ],
        { angle: 0, gap: 1.92, width: 0.25 },
      ),
      line(odd.join(''), 0.4, { fill: 'line', stroke: 'none' }),
      polygon(
        [
          [0, TOP - 8],
          [96, 94],
          [-96, 94],
        ],
        1.4,
        { stroke: 'accent' },
      ),
      rows(5).map((row, n) =>
        row.map((value, i) =>
          label(70 + (i - n / 2) * 10.5, -80 + n * 11.5, value, 10.5, {
            upright: true,
            ...(value % 2 === 1 ? { bold: true } : { fill: 'accent' }),
          }),
        ),
      ),
    ];
  },
};

function tile(x: number, y: number): string {
  return `M${x.toFixed(1)} ${(y - 2.9).toFixed(1)}l2.85 5.5h-5.7Z`;
}
