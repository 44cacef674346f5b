import type { Point } from '../types.ts';

/** The curve y² = PARAMETER · x, from its top. */
const PARAMETER = 150;

export function ordinate(x: number): number {
  return Math.sqrt(PARAMETER * x);
}

/** dy : dx. */
export function slope(x: number): number {
  return PARAMETER / (2 * ordinate(x));
}

/** From the foot of the ordinate to where the tangent meets the axis. */
export function subtangent(x: number): number {
  return ordinate(x) / slope(x);
}

/** The characteristic triangle: dx along the axis, dy upright, ds on the tangent. */
export function characteristic(x: number, dx: number): readonly [Point, Point, Point] {
  const y = ordinate(x);
  return [
    [x, y],
    [x + dx, y],
    [x + dx, y + slope(x) * dx],
  ];
}
