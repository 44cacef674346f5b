import { box } from '../points.ts';
import type { Point } from '../types.ts';

/** x² + 10x = 39 and its root, which the drawing is true to. */
export const ROOT = 3;
export const TENS = 10;
export const SUM = 39;
/** Units of the plate to one unit of length. */
export const UNIT = 17.5;

const HALF = (ROOT / 2) * UNIT;
/** Each of the four rectangles is a quarter of ten wide. */
const WING = (TENS / 4) * UNIT;
const EDGE = HALF + WING;

/** The unknown square. */
export const SQUARE = box(-HALF, -HALF, HALF, HALF);
/** The four rectangles: above, below, left, right. */
export const WINGS: readonly (readonly Point[])[] = [
  box(-HALF, -EDGE, HALF, -HALF),
  box(-HALF, HALF, HALF, EDGE),
  box(-EDGE, -HALF, -HALF, HALF),
  box(HALF, -HALF, EDGE, HALF),
];
/** The four corners that complete the large square. */
export const CORNERS: readonly (readonly Point[])[] = [
  box(-EDGE, -EDGE, -HALF, -HALF),
  box(HALF, -EDGE, EDGE, -HALF),
  box(HALF, HALF, EDGE, EDGE),
  box(-EDGE, HALF, -HALF, EDGE),
];
export const WHOLE = box(-EDGE, -EDGE, EDGE, EDGE);
