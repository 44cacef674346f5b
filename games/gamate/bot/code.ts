/**
 * Cards and plays in whole numbers. A numbered card is its place among the 48, from the weakest to the strongest
 * in this deal (`solver/order.ts`); sets of them are two words of 24 bits.
 */
import { countBits, highestBit, lowestBit } from '../solver/bits.ts';

/** Where a card stands, or MUTE_PLACE. */
export type Place = number;
export const PLACES = 48;
export const MUTE_PLACE = 48;
/** No card. */
export const NONE = -1;

/** A card put on the pile is its place; RENOUNCE is added if it is renounced. */
export type PlayCode = number;
export const RENOUNCE = 64;

export const HALF = 24;
const FULL = (1 << HALF) - 1;

/** The places above each place, in two words; shifted by one, so that NONE comes first. */
const ABOVE_LOW = Int32Array.from({ length: PLACES + 1 }, (_, i) => (i > HALF ? 0 : FULL & (-1 << i)));
const ABOVE_HIGH = Int32Array.from({ length: PLACES + 1 }, (_, i) =>
  i <= HALF ? FULL : FULL & (-1 << (i - HALF)),
);

/** The weakest card of a set above this place, or NONE. */
export function weakestAbove(low: number, high: number, place: Place): Place {
  const first = low & (ABOVE_LOW[place + 1] ?? 0);
  if (first !== 0) return lowestBit(first);
  const second = high & (ABOVE_HIGH[place + 1] ?? 0);
  return second === 0 ? NONE : HALF + lowestBit(second);
}

/** The strongest card of a set, or NONE. */
export function strongest(low: number, high: number): Place {
  if (high !== 0) return HALF + highestBit(high);
  return low === 0 ? NONE : highestBit(low);
}

/** How many cards of a set are above this place. */
export function countAbove(low: number, high: number, place: Place): number {
  return countBits(low & (ABOVE_LOW[place + 1] ?? 0)) + countBits(high & (ABOVE_HIGH[place + 1] ?? 0));
}
