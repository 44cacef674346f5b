/** All that a viewer has seen of where cards were, in order: what an imagined world must agree with. */
import type { Seat } from '#contract/game.ts';
import type { Card } from './cards.ts';
import { HAND } from './setup.ts';
import type { PastView, View } from './types.ts';

export type Fact =
  /** Everyone draws. */
  | { readonly tag: 'draw'; readonly count: number }
  /** These cards are with this seat. */
  | { readonly tag: 'seen'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** A card changes hands; null if this viewer does not know which. What is displayed stays. */
  | {
      readonly tag: 'give';
      readonly from: Seat;
      readonly to: Seat;
      readonly card: Card | null;
      readonly displayed: readonly Card[];
    }
  /** An exchange begins, as the n-th entry of the past, or the one that is open now. Hands are as they were when offers were made. */
  | { readonly tag: 'offers'; readonly past: number };

type Exchanged = Extract<PastView, { readonly kind: 'exchanged' }>;
type Offers = Pick<Exchanged, 'active' | 'middle' | 'offers'>;

/** The middle of the table is no seat: a card that lies there is with nobody. */
function middleOf({ handSizes }: View): Seat {
  return handSizes.length;
}

export function factsOf(view: View): Fact[] {
  const facts: Fact[] = [{ tag: 'draw', count: HAND }];
  let displays: View['displays'] = view.handSizes.map(() => []);
  let round = 0;
  for (const [index, past] of view.past.entries()) {
    switch (past.kind) {
      case 'displayed':
        displays = past.displays;
        facts.push(...displays.map((cards, seat) => ({ tag: 'seen' as const, seat, cards })));
        if (round < 4) facts.push({ tag: 'draw', count: 2 });
        round += 1;
        break;
      case 'exchanged':
        facts.push(...seenOffers(past), { tag: 'offers', past: index }, ...exchangeFacts(past, displays));
        break;
      case 'said':
        break;
    }
  }
  facts.push(...openFacts(view));
  const me = view.hands.map((cards, seat) => ({ tag: 'seen' as const, seat, cards: cards ?? [] }));
  return [...facts, ...me];
}

/** The card in the middle was the active player's; offers that one saw were their owners'. */
function seenOffers({ active, middle, offers }: Offers): Fact[] {
  return [
    { tag: 'seen', seat: active, cards: [middle] },
    ...offers.map((cards, seat): Fact => ({ tag: 'seen', seat, cards: cards ?? [] })),
  ];
}

/** The partner's card goes first: it is not the one just received. */
function exchangeFacts({ active, partner, middle, given }: Exchanged, displays: View['displays']): Fact[] {
  return [
    { tag: 'give', from: partner, to: active, card: given, displayed: displays[partner] ?? [] },
    { tag: 'give', from: active, to: partner, card: middle, displayed: [] },
  ];
}

/** What is on the table at this moment. */
function openFacts(view: View): Fact[] {
  const { phase } = view;
  if (phase.tag !== 'offer' && phase.tag !== 'take') return [];
  const { active, middle } = phase;
  const offers = phase.tag === 'take' ? phase.offers : [];
  return [
    ...seenOffers({ active, middle, offers }),
    { tag: 'offers', past: view.past.length },
    { tag: 'give', from: active, to: middleOf(view), card: middle, displayed: [] },
  ];
}
