import { range } from '../points.ts';

/** Throws of a coin. */
export const THROWS = [10, 100, 1000] as const;

/** How likely `k` heads are in `n` throws, for every k from 0 to n. */
export function binomial(n: number): readonly number[] {
  let log = -n * Math.LN2;
  return range(n + 1, k => {
    if (k > 0) log += Math.log((n - k + 1) / k);
    return Math.exp(log);
  });
}

/** The bars over the share of heads, k/n: each 1/n wide, so that together they have the area 1. */
export function bars(n: number): readonly { readonly share: number; readonly density: number }[] {
  return binomial(n).map((chance, k) => ({ share: k / n, density: chance * n }));
}
