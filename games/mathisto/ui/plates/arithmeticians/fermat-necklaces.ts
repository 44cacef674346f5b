import { must } from '#kernel/must.ts';
import { range } from '../points.ts';

/** Beads on a necklace: a prime number. */
export const BEADS = 5;

/** Dark or light, around the necklace. */
export type Necklace = readonly boolean[];

/**
 * The 2⁵ − 2 necklaces that are not of one colour, by turns: turning one bead further five times leads back, and
 * never earlier, since 5 is prime. So they come in fives.
 */
export function turns(): readonly (readonly Necklace[])[] {
  const seen = new Set<string>();
  const found: Necklace[][] = [];
  for (let bits = 1; bits < 2 ** BEADS - 1; bits++) {
    const first = range(BEADS, bead => (bits & (1 << bead)) !== 0);
    if (seen.has(String(first))) continue;
    const turn = range(BEADS, by => range(BEADS, bead => must(first[(bead + by) % BEADS])));
    for (const necklace of turn) seen.add(String(necklace));
    found.push(turn);
  }
  return found;
}
