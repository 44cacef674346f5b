import { must } from '#kernel/must.ts';

/** Whole numbers with x² − 2y² = 1. */
export interface Solution {
  readonly x: number;
  readonly y: number;
}

/** What each solution is multiplied by to give the next: 3 + 2√2. */
export const GROWTH = 3 + 2 * Math.SQRT2;

/** (3, 2), (17, 12), (99, 70), …: x + y√2 runs through the powers of 3 + 2√2. */
export function solutions(count: number): readonly Solution[] {
  const found: Solution[] = [{ x: 3, y: 2 }];
  while (found.length < count) {
    const { x, y } = must(found.at(-1));
    found.push({ x: 3 * x + 4 * y, y: 2 * x + 3 * y });
  }
  return found;
}

/** The hyperbola through all of them. */
export function height(x: number): number {
  return Math.sqrt((x * x - 1) / 2);
}
