import type { Candidate } from '#contract/bot.ts';
import type { Move } from '../rules/types.ts';

/** A mean with its standard error, number by number. */
export interface Average {
  count: number;
  sum: number;
  squares: number;
}

export function noAverage(): Average {
  return { count: 0, sum: 0, squares: 0 };
}

export function note(average: Average, value: number): void {
  average.count++;
  average.sum += value;
  average.squares += value * value;
}

export function meanOf({ count, sum }: Average): number {
  return sum / Math.max(1, count);
}

export function errorOf({ count, sum, squares }: Average): number {
  if (count < 2) return 0;
  return Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1) / count);
}

/** A move with what it is worth to the camp of the viewer, in points of the deal. */
export type Weighed = Candidate<Move>;
