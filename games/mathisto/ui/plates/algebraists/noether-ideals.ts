import { must } from '#kernel/must.ts';
import { range } from '../points.ts';

/** An ideal of ℤ that contains (60), by the exponents of 2, 3 and 5 in its generator. */
export type Ideal = readonly [two: number, three: number, five: number];

const MOST: Ideal = [2, 1, 1];

export const IDEALS: readonly Ideal[] = range(12, i => [i % 3, Math.floor(i / 3) % 2, Math.floor(i / 6)]);

export function generator([two, three, five]: Ideal): number {
  return 2 ** two * 3 ** three * 5 ** five;
}

/** From each ideal to those just above it, and by which of the three primes it was divided. */
export const STEPS: readonly { readonly below: Ideal; readonly above: Ideal; readonly prime: number }[] =
  IDEALS.flatMap(above =>
    [0, 1, 2].flatMap(prime => {
      const below = above.map((power, i) => power + (i === prime ? 1 : 0)) as unknown as Ideal;
      return must(below[prime]) <= must(MOST[prime]) ? [{ below, above, prime }] : [];
    }),
  );

/** One ascending chain among many: each ideal contains the one before. */
export const CHAIN = [60, 30, 15, 5, 1] as const;
