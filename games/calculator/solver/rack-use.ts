/**
 * Which numbers of a rack a search has used, in one word: four bits for each different number, of which the
 * highest shows an overdraft. No play needs more than six of one kind, so no field ever runs over.
 */
import { HIGHEST } from '../rules/tokens.ts';

const FIELD = 4;
/** The highest bit of each field; a rack has at most six different numbers (CA-3). */
const OVERDRAFTS = 0x888888;

/** A number of the rack by its place in `kinds`. */
export type Kind = number;

export type RackUse = {
  /** The different numbers, ascending. */
  readonly kinds: readonly number[];
  readonly size: number;
  /** All that is there, with every overdraft bit set. */
  readonly all: number;
};

export function rackUseOf(stock: Uint8Array): RackUse {
  const kinds: number[] = [];
  let all = OVERDRAFTS;
  let size = 0;
  for (let number = 1; number <= HIGHEST; number++) {
    const count = stock[number] ?? 0;
    if (count === 0) continue;
    all += count << (FIELD * kinds.length);
    kinds.push(number);
    size += count;
  }
  return { kinds, size, all };
}

/** What using one of this kind adds. */
export function useOf(kind: Kind): number {
  return 1 << (FIELD * kind);
}

/** Whether the rack holds all that is used. */
export function suffices({ all }: RackUse, used: number): boolean {
  return ((all - used) & OVERDRAFTS) === OVERDRAFTS;
}

/** How many numbers are used. */
export function countUsed(used: number): number {
  let count = 0;
  for (let rest = used; rest > 0; rest >>= FIELD) count += rest & 7;
  return count;
}
