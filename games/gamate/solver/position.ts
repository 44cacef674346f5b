/** A position in whole numbers of 32 bits: the cards still in hand, by their places among one another. */

import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { type Card, isBrisque, isMute } from '../rules/cards.ts';
import type { Definition } from '../rules/definition.ts';
import type { Pair, Trick, Way } from '../rules/types.ts';
import { type Order, orderOf } from './order.ts';

/** What is to be solved. */
export type Deal = {
  /** What each hand still holds. */
  readonly hands: readonly (readonly Card[])[];
  readonly trumps: Definition;
  readonly way: Way;
  readonly announced: number;
  readonly isOpposed: boolean;
  readonly declarer: Seat;
  /** The hand that plays next: it leads if the trick is empty. */
  readonly leader: Seat;
  /** What was played in the trick that is not complete yet. */
  readonly trick: Trick;
  /** Of each camp, in the complete tricks before. */
  readonly tricks: Pair<number>;
  readonly brisques: Pair<number>;
  readonly renounced: Pair<number>;
};

/** Numbered cards that fit: eight tricks without a mute. */
const MOST_CARDS = 32;

export interface Position {
  /** One bit a numbered card, by its place among those in hand and on top of the pile, the weakest lowest. */
  readonly hands: Int32Array;
  readonly mutes: Int32Array;
  /** The bits of 1 and 48. */
  readonly brisques: number;
  /** The number on each bit. */
  readonly cards: readonly Card[];
  readonly next: Seat;
  /** Cards played in this trick. */
  readonly played: number;
  /** The bit number on top of the pile; -1 if anything may be put on it. */
  readonly top: number;
  /** Who would take the pile; of no meaning when nothing was played. */
  readonly taker: Seat;
  /** Brisques in the pile. */
  readonly pile: number;
  /** Tricks to come, this one included. */
  readonly left: number;
}

/** Null if there are too many cards. */
export function positionOf(deal: Deal): Position | null {
  const order = orderOf(deal.trumps, deal.way);
  const { hands, trick } = deal;
  const pile = trick.filter(({ deed }) => deed !== 'renounce');
  const last = pile.at(-1);
  const top = last === undefined || isMute(last.card) ? null : last.card;
  const cards = inOrder([...hands.flat(), ...(top === null ? [] : [top])], order);
  if (cards.length > MOST_CARDS) return null;
  const bitOf = new Map(cards.map((card, bit) => [card, bit]));
  const bits = (held: readonly Card[]): number =>
    held.reduce((mask, card) => (isMute(card) ? mask : mask | (1 << must(bitOf.get(card)))), 0);
  return {
    hands: Int32Array.from(hands, bits),
    mutes: Int32Array.from(hands, hand => hand.filter(isMute).length),
    brisques: bits(cards.filter(isBrisque)),
    cards,
    next: deal.leader,
    played: trick.length,
    top: top === null ? -1 : must(bitOf.get(top)),
    taker: last?.hand ?? deal.leader,
    pile: pile.filter(({ card }) => isBrisque(card)).length,
    left: hands[deal.leader]?.length ?? 0,
  };
}

function inOrder(cards: readonly Card[], { places }: Order): Card[] {
  return cards.filter(card => !isMute(card)).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}
