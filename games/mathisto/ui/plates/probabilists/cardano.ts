import { must } from '#kernel/must.ts';
import { discs } from '../discs.ts';
import { label, line, plaque, polygon, segment, swell, through } from '../engrave.ts';
import { hatch, hatchPolygon } from '../hatch.ts';
import { box, range } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { SPOTS, THROWS, type Throw, waysOf } from './cardano-throws.ts';

/** Half the diagonal of a cell; the grid stands on a corner, so that each sum is a column. */
const CELL = 14;
const MIDDLE = -9;
const DIE = 4.2;
const SUMS = range(11, i => i + 2);

/** The thirty-six throws of two dice: as many ways to a sum as its column is high. */
export const cardano: Plate = {
  keep: 100,
  draw: () => {
    const cells = THROWS.map(diamond);
    const corners: Point[] = [
      [0, MIDDLE - 6 * CELL],
      [6 * CELL, MIDDLE],
      [0, MIDDLE + 6 * CELL],
      [-6 * CELL, MIDDLE],
    ];
    return [
      hatch((x, y) => Math.abs(x) + Math.abs(y - MIDDLE) < 6 * CELL && isDark(x), {
        angle: 90,
        gap: 1.9,
        width: 0.42,
      }),
      THROWS.map((one, i) =>
        one.first + one.second === 7
          ? hatchPolygon(must(cells[i]), { angle: 0, gap: 1.8, width: 0.5, stroke: 'accent' })
          : [],
      ),
      line(cells.map(cell => through(cell, true)).join(''), 0.6),
      SUMS.map(sum => line(segment([column(sum), low(sum)], [column(sum), low(sum) + 3]), 0.6)),
      [...corners, must(corners[0])]
        .slice(1)
        .map((corner, i) => swell([must(corners[i]), corner], () => 2.2)),
      polygon(
        corners.map(([x, y]): Point => [x * 1.03, MIDDLE + (y - MIDDLE) * 1.03]),
        0.5,
      ),
      line(THROWS.flatMap(one => dice(one).map(die => through(die.edge, true))).join(''), 0.7, {
        fill: 'paper',
      }),
      line(
        discs(
          THROWS.flatMap(one => dice(one).flatMap(die => die.spots)),
          0.62,
        ),
        0.2,
        { fill: 'line' },
      ),
      SUMS.map(sum =>
        plaque(column(sum), low(sum) + 11, sum, sum === 7 ? 13 : 9.5, {
          upright: true,
          ...(sum === 7 ? { bold: true, fill: 'accent' as const } : {}),
        }),
      ),
      label(-70, 88, `${waysOf(7)}/36`, 15, { upright: true }),
    ];
  },
};

function column(sum: number): number {
  return (sum - 7) * CELL;
}

/** The lower edge of the grid under a sum. */
function low(sum: number): number {
  return MIDDLE + 6 * CELL - Math.abs(column(sum));
}

function middle({ first, second }: Throw): Point {
  return [column(first + second), MIDDLE + (second - first) * CELL];
}

function diamond(one: Throw): Point[] {
  const [x, y] = middle(one);
  return [
    [x, y - CELL],
    [x + CELL, y],
    [x, y + CELL],
    [x - CELL, y],
  ];
}

/** Every other column is shaded. */
function isDark(x: number): boolean {
  const sum = Math.round(x / CELL) + 7;
  return sum % 2 === 0;
}

/** Both dice of a throw, side by side in its cell. */
function dice(one: Throw): { readonly edge: Point[]; readonly spots: Point[] }[] {
  const [x, y] = middle(one);
  return [one.first, one.second].map((face, i) => {
    const [cx, cy] = [x + (i === 0 ? -4.9 : 4.9), y];
    const spots = must(SPOTS[face]);
    return {
      edge: box(cx - DIE, cy - DIE, cx + DIE, cy + DIE),
      spots: spots.map(([dx, dy]): Point => [cx + dx * 2.5, cy + dy * 2.5]),
    };
  });
}
