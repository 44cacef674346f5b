import { line, polygon } from '../engrave.ts';
import { hatch, hatchPolygon, inPolygon } from '../hatch.ts';
import type { Plate, Point } from '../types.ts';

const OUTER: readonly Point[] = [
  [0, -95],
  [95, 76],
  [-95, 76],
];
const INNER: readonly Point[] = [
  [0, -76],
  [79, 66],
  [-79, 66],
];
const BEND = 'M-30 0H24Q36 0 28 10L-24 44Q-32 54-18 54H34';

/** The dangerous bend: the sign that his books put beside a passage where one slips easily. */
export const bourbaki: Plate = {
  keep: 102,
  draw: () => [
    hatch((x, y) => inOuter(x, y) && !inInner(x, y), { angle: 90, gap: 1.9, width: 0.8 }),
    polygon(OUTER, 2.6),
    polygon(INNER, 1.4),
    hatchPolygon(INNER, { angle: 0, gap: 3, width: 0.3 }),
    line(BEND, 22, { stroke: 'paper' }),
    line(BEND, 15.5),
    line(BEND, 1.6, { stroke: 'accent', dash: '6 4' }),
  ],
};

const inOuter = inPolygon(OUTER);
const inInner = inPolygon(INNER);
