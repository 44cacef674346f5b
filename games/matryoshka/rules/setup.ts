import type { Rng } from '#contract/rng.ts';
import { type Card, cardsInPlay, SETS, type SetName, sorted } from './cards.ts';
import type { Config, State } from './types.ts';

/** MY-3, MY-6: cards to display, by round; 0 is the opening. */
export const DISPLAY = [2, 4, 6, 8, 13] as const;
/** MY-4: in hand for the exchanges. */
export const HAND = 6;
/** MY-2, MY-12: complete sets that are taken out, by players. */
const REMOVED: readonly number[] = [0, 0, 6, 4, 2, 0];

/** MY-2, MY-3: some sets go back into the box; everyone draws six; somebody begins. */
export function setup(config: Config, seats: number, rng: Rng): State {
  const shuffled: readonly SetName[] = rng.shuffle(SETS);
  const removed = shuffled.slice(0, REMOVED[seats]).sort();
  const deck = rng.shuffle(cardsInPlay(removed));
  const hands = Array.from({ length: seats }, () => sorted(deck.splice(deck.length - HAND)));
  // Drawn in any case: with the same seed the same cards are dealt, whoever begins.
  const drawn = rng.int(seats);
  const chosen = config.starter === undefined ? seats : Number(config.starter) - 1;
  return {
    config,
    removed,
    deck,
    hands,
    displays: hands.map((): Card[] => []),
    round: 0,
    first: chosen < seats ? chosen : drawn,
    phase: { tag: 'display' },
    past: [],
    said: hands.map(() => 0),
  };
}
