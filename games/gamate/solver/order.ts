/**
 * All numbered cards of a deal in one line, from the weakest to the strongest. A card goes on another one exactly
 * if it stands further on: plain cards first, then trumps, each from low to high when up, from high to low when
 * down (GA-14). Mutes stand outside: they go on anything, and anything goes on them.
 */
import { type Card, HIGHEST } from '../rules/cards.ts';
import type { Definition } from '../rules/definition.ts';
import { isTrump, trumpsOf } from '../rules/trumps.ts';
import type { Way } from '../rules/types.ts';

export interface Order {
  /** The numbered cards, the weakest first. */
  readonly cards: Uint8Array;
  /** Where each number stands in `cards`; of no meaning for mutes. */
  readonly places: Uint8Array;
}

export function orderOf(trumps: Definition, way: Way): Order {
  const cards = new Uint8Array(HIGHEST);
  const places = new Uint8Array(HIGHEST + 1);
  let plain = 0;
  let trump = HIGHEST - trumpsOf(trumps).length;
  for (let i = 1; i <= HIGHEST; i++) {
    const card: Card = way === 'up' ? i : HIGHEST + 1 - i;
    const place = isTrump(trumps, card) ? trump++ : plain++;
    cards[place] = card;
    places[card] = place;
  }
  return { cards, places };
}
