import { must } from '#kernel/must.ts';
import { range } from '../points.ts';

export const P = 17;

/** 3⁰, 3¹, … 3¹⁶ modulo 17: every remainder but 0, and back to 1. */
export const POWERS: readonly number[] = range(P - 1, i => i).reduce<readonly number[]>(
  found => [...found, (must(found.at(-1)) * 3) % P],
  [1],
);

/** The squares modulo 17 without 0: the even powers of 3. */
export const SQUARES: ReadonlySet<number> = new Set(range(P - 1, i => (i + 1) ** 2 % P));
