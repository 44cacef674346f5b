/** How likely each card is in each hand, in the eyes of one player. */

import type { Seat } from '#contract/game.ts';
import { faceUp } from '../rules/calling.ts';
import { ALL_CARDS, type Card, cardsOf, type FamilyCard, familyOf } from '../rules/cards.ts';
import type { History } from '../rules/history.ts';
import { cardsInPlay } from '../rules/setup.ts';
import type { PastView, View } from '../rules/types.ts';
import { toCode } from './code.ts';
import { type Outlook, STOCK } from './outlook.ts';

export interface Belief {
  /** From 0 to 1; 1 only if it is certain. */
  readonly holds: (seat: Seat, card: FamilyCard) => number;
}

/** From imagined worlds: how often it is there. */
export function beliefFrom(outlook: Outlook, worlds: number): Belief {
  const { history, hidden, holders, another } = outlook;
  const often = new Float64Array((STOCK + 1) * ALL_CARDS.length);
  for (let i = 0; i < worlds; i++) {
    another();
    for (let j = 0; j < hidden.length; j++) {
      const at = (holders[j] ?? 0) * ALL_CARDS.length + (hidden[j] ?? 0);
      often[at] = (often[at] ?? 0) + 1;
    }
  }
  const certain = certainCards(history);
  return {
    holds: (seat, card) => {
      if (history.seen[seat]?.includes(card) === true) return 1;
      const share = (often[seat * ALL_CARDS.length + toCode(card)] ?? 0) / worlds;
      // What was so in every world that came up need not be so.
      return share === 1 && !certain.has(card) ? MOST : share;
    },
  };
}

/** Cards that can be in one hand only. */
function certainCards({ cards, origins, may, known }: History): Set<Card> {
  return new Set(
    cards.filter((_, place) => {
      if (known[place] !== Number.POSITIVE_INFINITY) return true;
      const seats = origins.flatMap(({ seat }, i) => (may[place * origins.length + i] === 1 ? [seat] : []));
      return seats.every(seat => seat === seats[0]);
    }),
  );
}

const MOST = 0.99;

/** What somebody makes of what happened. */
export interface Memory {
  /** How many of the last events are remembered. What one called oneself is not forgotten. */
  readonly span: number;
  /** How much likelier somebody holds other cards of a family called; 1 for those who draw no conclusions. */
  readonly kinship: number;
}

export function beliefBy(view: View, me: Seat, { span, kinship }: Memory): Belief {
  const holder = new Map<Card, Seat>();
  const factors = new Float64Array(view.handSizes.length * ALL_CARDS.length).fill(1);
  const scale = (seat: Seat, cards: readonly Card[], by: number): void => {
    for (const card of cards) {
      const at = seat * ALL_CARDS.length + toCode(card);
      factors[at] = by === 0 ? 0 : Math.min(4, (factors[at] ?? 0) * by);
    }
  };
  const drawnBy = (seat: Seat): void => {
    for (let at = seat * ALL_CARDS.length; at < (seat + 1) * ALL_CARDS.length; at++)
      if (factors[at] === 0) factors[at] = DRAWN;
  };
  const recent = view.past.length - span;
  for (const [at, one] of view.past.entries())
    if (at >= recent || (one.kind === 'called' && one.caller === me))
      recall(one, { holder, scale, drawnBy, kinship });
  const open = faceUp(view);
  for (const card of view.hands[me] ?? []) holder.set(card, me);
  for (const card of cardsInPlay(view.config)) if (open.has(card)) holder.delete(card);

  // How many cards of each hand this player does not know.
  const unseen = view.handSizes.map(
    (size, seat) => size - [...holder.values()].filter(one => one === seat).length,
  );
  return {
    holds: (seat, card) => {
      const at = holder.get(card);
      if (at !== undefined) return at === seat ? 1 : 0;
      if (open.has(card) || seat === me) return 0;
      const weigh = (one: Seat): number =>
        Math.max(0, unseen[one] ?? 0) * (factors[one * ALL_CARDS.length + toCode(card)] ?? 0);
      const others = view.handSizes.reduce((sum, _, one) => (one === me ? sum : sum + weigh(one)), 0);
      const all = others + view.stockSize;
      return all === 0 ? 0 : Math.min(MOST, weigh(seat) / all);
    },
  };
}

interface Recalling {
  readonly holder: Map<Card, Seat>;
  readonly scale: (seat: Seat, cards: readonly Card[], by: number) => void;
  /** Whatever this seat did not hold it may hold now. */
  readonly drawnBy: (seat: Seat) => void;
  readonly kinship: number;
}

/** After a draw, somebody who did not hold a card may hold it. */
const DRAWN = 0.15;

function recall(one: PastView, { holder, scale, drawnBy, kinship }: Recalling): void {
  if (one.kind === 'drew') drawnBy(one.seat);
  if (one.kind !== 'called') return;
  const { caller, from, card, got } = one;
  if (got === 'drew') drawnBy(caller);
  scale(caller, cardsOf(familyOf(card)), kinship);
  if (got === 'given' || got === 'shown') {
    holder.set(card, caller);
    return;
  }
  scale(from, [card], 0);
  scale(caller, [card], got === 'drew' ? DRAWN : 0.05);
}
