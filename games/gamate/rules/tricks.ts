import type { Seat } from '#contract/game.ts';
import { type Card, isBrisque, isMute } from './cards.ts';
import type { Definition } from './definition.ts';
import { campOf } from './seats.ts';
import { isTrump } from './trumps.ts';
import type { Pair, Trick, Way } from './types.ts';

/** What a camp has taken and laid down. */
export type Tally = {
  readonly tricks: Pair<number>;
  /** GA-16: in its tricks; a renounced brisque is in none. */
  readonly brisques: Pair<number>;
  readonly renounced: Pair<number>;
};

/** The visible card of the pile; null if nothing was led yet. */
export function topOf(trick: Trick): Card | null {
  return lastOnPile(trick)?.card ?? null;
}

/** GA-15: the hand of the last card put on the pile. */
export function takerOf(trick: Trick): Seat {
  return lastOnPile(trick)?.hand ?? 0;
}

function lastOnPile(trick: Trick): Trick[number] | undefined {
  return trick.findLast(({ deed }) => deed !== 'renounce');
}

/** GA-14: how this card may go on the pile; null if it can only be renounced. */
export function deedFor(
  card: Card,
  top: Card,
  { trumps }: { readonly trumps: Definition },
  way: Way,
): 'force' | 'dodge' | 'cut' | null {
  if (isMute(card)) return 'dodge';
  if (isMute(top)) return 'force';
  const trump = isTrump(trumps, card);
  if (trump !== isTrump(trumps, top)) return trump ? 'cut' : null;
  return (way === 'up' ? card > top : card < top) ? 'force' : null;
}

/** What both camps have after these tricks; of one that is not complete only what was renounced counts. */
export function tally(tricks: readonly Trick[], trick: Trick = []): Tally {
  const taken: [number, number] = [0, 0];
  const brisques: [number, number] = [0, 0];
  const renounced: [number, number] = [0, 0];
  for (const one of tricks) {
    const camp = campOf(takerOf(one));
    taken[camp]++;
    for (const { card, deed } of one) if (deed !== 'renounce' && isBrisque(card)) brisques[camp]++;
  }
  for (const { hand, deed } of [...tricks, trick].flat()) if (deed === 'renounce') renounced[campOf(hand)]++;
  return { tricks: taken, brisques, renounced };
}

/** GA-14: the cards that lie in front of a hand, in the order in which they were renounced. */
export function renouncedOf(tricks: readonly Trick[], trick: Trick, seat: Seat): readonly Card[] {
  return [...tricks, trick]
    .flat()
    .filter(({ hand, deed }) => hand === seat && deed === 'renounce')
    .map(({ card }) => card);
}
