import type { Rng } from '#contract/rng.ts';
import { rngFor, seedFrom } from '#kernel/rng.ts';
import { sha256, utf8 } from '#kernel/sha256.ts';

/** Chance that is the same on every device: any text is a seed. */
export function rngOf(text: string): Rng {
  return rngFor(seedFrom(sha256(utf8(text))), 0);
}
