import { must } from '#kernel/must.ts';
import type { Region } from './hatch.ts';
import type { Point } from './types.ts';

/** The parts of a curve that lie in a region. */
export function partsWithin(points: readonly Point[], region: Region): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of points) {
    if (region(...point)) parts.at(-1)?.push(point);
    else if (must(parts.at(-1)).length > 0) parts.push([]);
  }
  return parts.filter(part => part.length > 1);
}
