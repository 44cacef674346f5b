/** Hands that a viewer does not see, dealt anew from the cards that were not seen. */

import type { QuickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { type Card, isBrisque, isMute, PACK, withoutOne } from '../rules/cards.ts';
import { TRICKS } from '../rules/score.ts';
import { takerOf, tally, topOf } from '../rules/tricks.ts';
import { sameTerms } from '../rules/trumps.ts';
import { handOf } from '../rules/turn.ts';
import type { View } from '../rules/types.ts';
import type { Order } from '../solver/order.ts';
import { MUTE_PLACE, NONE } from './code.ts';
import { copyDeal, freshDeal, give, type QuickDeal } from './quick-deal.ts';
import { type Bid, bidOf, weigh } from './strength.ts';

export interface Outlook {
  /** The hands that are seen; null for the others. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** Whose hands are not, and how many cards they hold. */
  readonly hidden: readonly { readonly seat: Seat; readonly from: number; readonly to: number }[];
  /** The cards of the hidden hands, one after the other: here a world is dealt. */
  readonly dealt: Uint8Array;
  /** What the auction tells about hidden hands. */
  readonly heard: readonly Heard[];
}

export function outlookOf(view: View): Outlook {
  const played = [...view.tricks, view.trick].flat().map(({ card }) => card);
  const seen = [...played, ...view.hands.flatMap(hand => hand ?? [])];
  const unseen = seen.reduce<readonly Card[]>(withoutOne, PACK);
  let at = 0;
  const hidden = view.hands.flatMap((hand, seat) => {
    if (hand !== null) return [];
    const from = at;
    at += view.handSizes[seat] ?? 0;
    return [{ seat, from, to: at }];
  });
  return { hands: view.hands, hidden, dealt: Uint8Array.from(unseen), heard: heardIn(view) };
}

const best = new Uint8Array(PACK.length);

/** Deals one world: of so many tries, the one in which everybody holds best what was bid. */
export function deal(outlook: Outlook, tries: number, random: QuickRandom): void {
  const { dealt, heard } = outlook;
  if (heard.length === 0) {
    shuffle(dealt, random);
    return;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < tries; i++) {
    shuffle(dealt, random);
    const liking = likelihood(outlook);
    if (liking <= most) continue;
    most = liking;
    best.set(dealt);
  }
  dealt.set(best.subarray(0, dealt.length));
}

function shuffle(cards: Uint8Array, random: QuickRandom): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = must(cards[i]);
    cards[i] = must(cards[j]);
    cards[j] = card;
  }
}

function likelihood({ dealt, hidden, heard }: Outlook): number {
  let sum = 0;
  for (const { seat, bid, up, down } of heard) {
    const place = hidden.find(one => one.seat === seat);
    if (place === undefined) continue;
    const cards = dealt.subarray(place.from, place.to);
    sum += Math.max(up + weigh(cards, bid.up), down + weigh(cards, bid.down));
  }
  return sum;
}

/** The hand of a seat in the world dealt last. */
export function handIn({ hands, hidden, dealt }: Outlook, seat: Seat): readonly Card[] | Uint8Array {
  const place = hidden.find(one => one.seat === seat);
  return place === undefined ? (hands[seat] ?? []) : dealt.subarray(place.from, place.to);
}

/** The hands of the world dealt last, beside everything else that `table` says. */
export function layOut(outlook: Outlook, order: Order, table: QuickDeal, into: QuickDeal): void {
  copyDeal(table, into);
  for (let seat = 0; seat < 4; seat++) {
    for (const card of handIn(outlook, seat)) give(into, seat, placeOf(order, card));
  }
}

export function placeOf({ places }: Order, card: Card): number {
  return isMute(card) ? MUTE_PLACE : (places[card] ?? 0);
}

/** The table as everybody sees it, without the hands. Before the first lead, the declarer's hand is the next. */
export function tableOf(
  view: Pick<View, 'tricks' | 'trick' | 'phase' | 'contract'>,
  order: Order,
): QuickDeal {
  const { tricks, trick, contract } = view;
  const table = freshDeal(order, handOf(view) ?? contract?.declarer ?? 0);
  const counts = tally(tricks, trick);
  table.tricks.set(counts.tricks);
  table.brisques.set(counts.brisques);
  table.renounced.set(counts.renounced);
  table.left = TRICKS - tricks.length;
  table.played = trick.length;
  const top = topOf(trick);
  if (top === null) return table;
  table.top = isMute(top) ? NONE : placeOf(order, top);
  table.taker = takerOf(trick);
  table.pile = trick.filter(({ card, deed }) => deed !== 'renounce' && isBrisque(card)).length;
  return table;
}

interface Heard {
  readonly seat: Seat;
  readonly bid: Bid;
  /** What the cards weigh that this seat has played already. */
  readonly up: number;
  readonly down: number;
}

/**
 * What the auction tells: whoever proposes trumps holds good cards for them. Of each seat whose hand is hidden, the
 * last definition that it was the first to speak.
 */
function heardIn({ calls, answers, hands, tricks, trick }: View): Heard[] {
  const spoken = [...calls, ...answers].flatMap(({ seat, trumps }) =>
    trumps === null ? [] : [{ seat, trumps }],
  );
  const own = spoken.filter(
    ({ trumps }, at) => spoken.findIndex(other => sameTerms(other.trumps, trumps)) === at,
  );
  return hands.flatMap((hand, seat) => {
    if (hand !== null) return [];
    const last = own.findLast(call => call.seat === seat);
    if (last === undefined) return [];
    const bid = bidOf(last.trumps);
    const played = [...tricks, trick].flat().flatMap(one => (one.hand === seat ? [one.card] : []));
    return [{ seat, bid, up: weigh(played, bid.up), down: weigh(played, bid.down) }];
  });
}
