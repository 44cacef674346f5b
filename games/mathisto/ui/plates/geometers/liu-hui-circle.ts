import { must } from '#kernel/must.ts';
import { corners } from '../points.ts';
import type { Point } from '../types.ts';

export const RADIUS = 89;
/** Liu Hui starts from the hexagon and doubles its sides. */
export const SIDES = [6, 12, 24] as const;

export function inscribed(sides: number): Point[] {
  return corners(0, 0, RADIUS, sides);
}

/** What twelve sides gain on six: one triangle on each side of the hexagon. */
export function gained(): readonly (readonly Point[])[] {
  const twelve = inscribed(12);
  return inscribed(6).map((from, i) => [from, must(twelve[2 * i + 1]), must(twelve[(2 * i + 2) % 12])]);
}
