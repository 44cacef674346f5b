import { MOST_IDLE_CALLS } from './call.ts';
import { FAMILIES } from './cards.ts';
import { cardsInPlay, HAND } from './setup.ts';
import type { Config } from './types.ts';

/** A family is posed, its question answered, the others choose, and a super-counter is answered too. */
const STEPS_OF_A_FAMILY = 4;

/**
 * No match has more steps.
 *
 * With cards in the stock, a call that fails draws one. Between two of those, or between two counters, one
 * player keeps the turn, and each call that succeeds brings a card of the others to that hand; they get new
 * ones only by drawing. So the calls are as many as the draws and, for each stretch, the cards there are.
 * Whoever is asked whether to draw had a card to give: one of the first seven or one that was drawn.
 * Once the stock is empty, MH-21 counts; the seven families and the discoveries each start its count anew.
 */
export function bound(config: Config, seats: number): number {
  const cards = cardsInPlay(config).length;
  const stock = cards - HAND * seats;
  const posings = FAMILIES.length + 1;
  const stretches = stock + FAMILIES.length + 1;
  const callsWithStock = stock + stretches * cards + stock;
  const asksToDraw = seats + stock;
  const idle = MOST_IDLE_CALLS * seats * posings;
  return callsWithStock + asksToDraw + idle + STEPS_OF_A_FAMILY * FAMILIES.length + 1;
}
