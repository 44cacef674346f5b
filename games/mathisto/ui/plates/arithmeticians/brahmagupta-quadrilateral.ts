import type { Point } from '../types.ts';

/**
 * Two right triangles, 3-4-5 and 5-12-13, enlarged so that they fit: the diagonals cross at right angles in parts of
 * 15, 36, 48 and 20, and the four sides 39, 60, 52, 25 are whole. The crossing is the origin.
 */
export const CORNERS: readonly [Point, Point, Point, Point] = [
  [-15, 0],
  [0, 36],
  [48, 0],
  [0, -20],
];
/** SIDES[i] runs from corner i to the next. */
export const SIDES = [39, 60, 52, 25] as const;
/** Of the circle through the four corners. */
export const CENTRE: Point = [16.5, 8];
export const RADIUS = 32.5;

/** The perpendicular to the shortest side through the crossing: where it starts there, and where it leaves. */
export const FOOT: Point = [-9.6, -7.2];
/** The middle of the far side, as Brahmagupta says. */
export const FAR: Point = [24, 18];
