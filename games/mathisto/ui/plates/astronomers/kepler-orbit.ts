import { TAU } from '../points.ts';
import type { Point } from '../types.ts';

/** The orbit on the plate: much flatter than any planet's, so that the law can be seen. */
export const ORBIT = { a: 90, e: 0.6, y: 4 } as const;
/** Half the short axis. */
export const SHORT = ORBIT.a * Math.sqrt(1 - ORBIT.e ** 2);
/** The sun, in one focus. */
export const SUN: Point = [ORBIT.a * ORBIT.e, ORBIT.y];

/** Where the planet is after this share of a revolution; 0 is nearest to the sun. */
export function planetAt(share: number): Point {
  const { a, e, y } = ORBIT;
  const anomaly = eccentric(TAU * share, e);
  return [a * Math.cos(anomaly), y + SHORT * Math.sin(anomaly)];
}

/** Solves Kepler’s equation M = E − e sin E, by Newton's steps. */
function eccentric(mean: number, e: number): number {
  let found = mean;
  for (let i = 0; i < 30; i++) found -= (found - e * Math.sin(found) - mean) / (1 - e * Math.cos(found));
  return found;
}
