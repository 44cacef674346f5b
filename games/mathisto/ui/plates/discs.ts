import { round } from './engrave.ts';
import type { Point } from './types.ts';

/** Many small discs as the `d` of one path: one mark instead of hundreds. */
export function discs(centres: readonly Point[], r: number): string {
  return centres
    .map(([x, y]) => `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('');
}
