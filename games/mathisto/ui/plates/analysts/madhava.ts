import { must } from '#kernel/must.ts';
import { dot, label, line, plaque, segment, swell } from '../engrave.ts';
import { arc, range } from '../points.ts';
import type { Drawing, Plate } from '../types.ts';
import { partialSums } from './madhava-series.ts';

const LEVEL = 11;
const LEAPS = 26;

/** 1 − 1/3 + 1/5 − …: each leap is shorter, and goes the other way, around π/4. */
export const madhava: Plate = {
  keep: 98,
  draw: () => {
    const limit = across(Math.PI / 4);
    const sums = [0, ...partialSums(LEAPS)];
    return [
      range(47, i => line(segment([limit, LEVEL], [-92 + i * 4, 95]), 0.22)),
      range(34, i => line(segment([limit, LEVEL], [-40 + i * 4, -95]), 0.22)),
      range(LEAPS, k => leap(across(must(sums[k])), across(must(sums[k + 1])), k)),
      line(segment([-96, LEVEL], [96, LEVEL]), 1.1),
      range(6, i => line(segment([across(i / 5), LEVEL], [across(i / 5), LEVEL + 5]), 0.7)),
      label(across(0), LEVEL + 15, '0', 10),
      label(across(1), LEVEL + 15, '1', 10),
      swell(
        [
          [limit, -94],
          [limit, 95],
        ],
        () => 1.7,
        'accent',
      ),
      dot([limit, LEVEL], 3.4, 'accent'),
      plaque(limit - 17, -82, 'π/4', 14),
      plaque(-20, 87, '1 − ⅓ + ⅕ − ⅐ + …', 14),
    ];
  },
};

/** From 0 to 1 along the line. */
function across(value: number): number {
  return -91 + value * 182;
}

/** Forwards above the line, backwards below it. */
function leap(from: number, to: number, k: number): Drawing {
  const weight = k < 6 ? 2.8 - k * 0.3 : 0.7;
  const radius = Math.abs(to - from) / 2;
  const start = to > from ? Math.PI : 0;
  return [
    swell(
      arc({ x: (from + to) / 2, y: LEVEL, rx: radius }, start, start + Math.PI, 40),
      t => 0.4 + weight * Math.sin(Math.PI * t),
    ),
  ];
}
