import { type Seed, seedFrom } from '#kernel/rng.ts';

/** 256 bits from the system's secure source, for a deal or a bot's own chance. */
export function systemSeed(): Seed {
  return seedFrom(crypto.getRandomValues(new Uint32Array(8)));
}
