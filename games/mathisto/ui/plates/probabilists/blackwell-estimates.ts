import { must } from '#kernel/must.ts';
import { chance, range, TAU } from '../points.ts';
import type { Point } from '../types.ts';

/** Observations in one sample. */
export const SIZE = 9;

export interface Estimate {
  /** From the first observation alone. */
  readonly crude: Point;
  /** Its average given what suffices, the mean of the whole sample. */
  readonly better: Point;
}

/** Half-axes of the spread of one observation. */
export const SPREAD = { long: 38, short: 21 } as const;

/** Repeatable samples around the origin. */
export function estimates(count: number, seed: number): readonly Estimate[] {
  const draw = normal(chance(seed));
  return range(count, () => {
    const sample = range(SIZE, (): Point => [SPREAD.long * draw(), SPREAD.short * draw()]);
    const mean = (k: 0 | 1): number => sample.reduce((sum, one) => sum + one[k], 0) / SIZE;
    return { crude: must(sample[0]), better: [mean(0), mean(1)] };
  });
}

/** Box and Muller: numbers of the bell curve from even ones. */
function normal(even: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(TAU * even());
}
