import type { Point } from '../types.ts';

/** The radius of the circle that the curve is made from. */
export const A = 37;

/** The versiera: y = 8a³ / (x² + 4a²), above the line on which the circle stands. */
export function versiera(x: number): number {
  return (8 * A ** 3) / (x ** 2 + 4 * A ** 2);
}

/** Where the ray from the foot of the circle to (x, 2a) leaves the circle. */
export function onCircle(x: number): Point {
  const angle = Math.atan2(2 * A, x);
  const chord = 2 * A * Math.sin(angle);
  return [chord * Math.cos(angle), chord * Math.sin(angle)];
}
