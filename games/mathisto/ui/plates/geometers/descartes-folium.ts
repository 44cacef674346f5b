import type { Point } from '../types.ts';

/** The curve of 1638: x³ + y³ = 3axy. */
export const A = 54;

/** Where the line y = tx through the origin meets the curve again. */
export function folium(t: number): Point {
  const x = (3 * A * t) / (1 + t ** 3);
  return [x, t * x];
}

/** The direction of the curve there, as slope dy : dx. */
export function slope([x, y]: Point): number {
  return (A * y - x * x) / (y * y - A * x);
}
