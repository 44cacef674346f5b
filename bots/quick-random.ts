import type { Rng } from '#contract/rng.ts';

/** Chance for playouts: a few nanoseconds a number, no secrecy. Anything that decides a match uses `Rng`. */
export interface QuickRandom {
  /** A whole number in [0, bound); the bias is below bound / 2^32. */
  below(bound: number): number;
}

/** The generator sfc32 of PractRand, seeded by 96 bits of a real stream. */
export function quickRandom(rng: Rng): QuickRandom {
  let a = rng.int(2 ** 32) | 0;
  let b = rng.int(2 ** 32) | 0;
  let c = rng.int(2 ** 32) | 0;
  let counter = 1;

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  function below(bound: number): number {
    return Math.floor((next() / 2 ** 32) * bound);
  }

  // The first dozen outputs still show the seed.
  for (let i = 0; i < 12; i++) next();
  return { below };
}
