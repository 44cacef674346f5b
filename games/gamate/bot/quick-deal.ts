/**
 * The play of a deal on numbers that are changed in place. It goes by the same paragraphs as `rules/`; a test
 * holds the two together card by card.
 */
import type { Seat } from '#contract/game.ts';
import { HIGHEST } from '../rules/cards.ts';
import type { Order } from '../solver/order.ts';
import { HALF, MUTE_PLACE, NONE, type Place, type PlayCode, RENOUNCE } from './code.ts';

export interface QuickDeal {
  /** The numbered cards of each hand: places below 24, and the others. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly mutes: Int32Array;
  /** Where 1 and 48 are. */
  one: Place;
  last: Place;
  /** The hand that plays next. */
  next: Seat;
  /** Cards played in this trick. */
  played: number;
  /** The top of the pile; NONE if anything may be put on it. */
  top: Place;
  taker: Seat;
  /** Brisques in the pile. */
  pile: number;
  /** Tricks to come, this one included. */
  left: number;
  /** Of each camp. */
  readonly tricks: Int32Array;
  readonly brisques: Int32Array;
  readonly renounced: Int32Array;
}

/** The part of an empty deal that a position to be solved has too. */
export const NOTHING_PLAYED = { next: 0, played: 0, top: NONE, taker: 0, pile: 0, left: 0 };

export function emptyDeal(): QuickDeal {
  return {
    low: new Int32Array(4),
    high: new Int32Array(4),
    mutes: new Int32Array(4),
    one: 0,
    last: 0,
    ...NOTHING_PLAYED,
    tricks: new Int32Array(2),
    brisques: new Int32Array(2),
    renounced: new Int32Array(2),
  };
}

/** Before the first lead, which comes from this hand; the hands are to be dealt. */
export function freshDeal(order: Order, next: Seat): QuickDeal {
  return {
    ...emptyDeal(),
    one: order.places[1] ?? 0,
    last: order.places[HIGHEST] ?? 0,
    next,
    left: 13,
  };
}

export function copyDeal(from: QuickDeal, to: QuickDeal): void {
  for (let seat = 0; seat < 4; seat++) {
    to.low[seat] = from.low[seat] ?? 0;
    to.high[seat] = from.high[seat] ?? 0;
    to.mutes[seat] = from.mutes[seat] ?? 0;
  }
  for (let camp = 0; camp < 2; camp++) {
    to.tricks[camp] = from.tricks[camp] ?? 0;
    to.brisques[camp] = from.brisques[camp] ?? 0;
    to.renounced[camp] = from.renounced[camp] ?? 0;
  }
  to.one = from.one;
  to.last = from.last;
  to.next = from.next;
  to.played = from.played;
  to.top = from.top;
  to.taker = from.taker;
  to.pile = from.pile;
  to.left = from.left;
}

/** A card comes into a hand. */
export function give(deal: QuickDeal, seat: Seat, place: Place): void {
  if (place === MUTE_PLACE) deal.mutes[seat] = (deal.mutes[seat] ?? 0) + 1;
  else if (place < HALF) deal.low[seat] = (deal.low[seat] ?? 0) | (1 << place);
  else deal.high[seat] = (deal.high[seat] ?? 0) | (1 << (place - HALF));
}

/** GA-13 to GA-15: the next hand plays this. */
export function play(deal: QuickDeal, code: PlayCode): void {
  const hand = deal.next;
  const place = code & (RENOUNCE - 1);
  if (place === MUTE_PLACE) deal.mutes[hand] = (deal.mutes[hand] ?? 0) - 1;
  else if (place < HALF) deal.low[hand] = (deal.low[hand] ?? 0) & ~(1 << place);
  else deal.high[hand] = (deal.high[hand] ?? 0) & ~(1 << (place - HALF));
  if (code >= RENOUNCE) deal.renounced[hand & 1] = (deal.renounced[hand & 1] ?? 0) + 1;
  else {
    deal.top = place === MUTE_PLACE ? NONE : place;
    deal.taker = hand;
    if (place === MUTE_PLACE || place === deal.one || place === deal.last) deal.pile++;
  }
  if (deal.played < 3) {
    deal.played++;
    deal.next = (hand + 1) & 3;
    return;
  }
  const camp = deal.taker & 1;
  deal.tricks[camp] = (deal.tricks[camp] ?? 0) + 1;
  deal.brisques[camp] = (deal.brisques[camp] ?? 0) + deal.pile;
  deal.next = deal.taker;
  deal.played = 0;
  deal.top = NONE;
  deal.pile = 0;
  deal.left--;
}
