import type { QuickRandom } from '#bots/quick-random.ts';

/**
 * Chance that can be had again. Deeds that are compared in one world meet the same luck there: what makes them
 * different is seen much sooner.
 */
interface Echo extends QuickRandom {
  /** The same numbers from the beginning. */
  again(): void;
  /** Other numbers. */
  renew(): void;
}

/** So many numbers; games that need more get them again. */
const LENGTH = 256;
const FINE = 2 ** 32;

export function echoOf(random: QuickRandom): Echo {
  const numbers = new Float64Array(LENGTH);
  let at = 0;
  let made = 0;
  return {
    below: bound => {
      // Most games need few of them.
      if (at === made && made < LENGTH) numbers[made++] = random.below(FINE) / FINE;
      return Math.floor((numbers[at++ % LENGTH] ?? 0) * bound);
    },
    again: () => {
      at = 0;
    },
    renew: () => {
      at = 0;
      made = 0;
    },
  };
}
