import { polar, TAU } from '../points.ts';
import type { Point } from '../types.ts';

export const RADIUS = 87;

/** The middle of the small circle, half as wide, after this share of a round inside the large one. */
export function middle(share: number): Point {
  return polar(0, 0, RADIUS / 2, TAU * share);
}

/** A point of the small circle: it turns back once while its middle goes round once. */
export function rider(share: number): Point {
  const [x, y] = middle(share);
  return polar(x, y, RADIUS / 2, -TAU * share);
}
