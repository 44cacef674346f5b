/** All that a viewer has seen of where cards were, in order: what an imagined world must agree with. */
import type { Seat } from '#contract/game.ts';
import type { Card } from './cards.ts';
import { DISPLAY, HAND } from './setup.ts';
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

/** Everyone draws so many after each display but that of the last round. */
const DRAWN = 2;
const LAST = DISPLAY.length - 1;

type Exchanged = Extract<PastView, { readonly kind: 'exchanged' }>;
type Offers = Pick<Exchanged, 'active' | 'middle' | 'offers'>;

/** The middle of the table is no seat: a card that lies there is with nobody. */
function middleOf({ handSizes }: View): Seat {
  return handSizes.length;
}

export function factsOf(view: View): Fact[] {
  const start = startOf(view);
  let { displays, round } = start;
  const facts: Fact[] = [{ tag: 'draw', count: start.held }, ...seenDisplays(displays)];
  for (const [index, past] of view.past.entries()) {
    switch (past.kind) {
      case 'displayed':
        displays = past.displays;
        facts.push(...seenDisplays(displays));
        if (round < LAST) facts.push({ tag: 'draw', count: DRAWN });
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

/**
 * How it was before the first thing that is known to have happened: at the deal, or in whatever position the match
 * began. `held`: by everyone, displays included.
 */
function startOf(view: View): Pick<View, 'displays'> & { readonly round: number; readonly held: number } {
  const { past, displays, handSizes, phase } = view;
  const displayed = past.filter(({ kind }) => kind === 'displayed').length;
  const round = (phase.tag === 'over' ? DISPLAY.length : view.round) - displayed;
  if (round === 0) return { round, held: HAND, displays: displays.map(() => []) };
  const drawn = DRAWN * Math.min(displayed, LAST - round);
  const inMiddle = 'middle' in phase && phase.active === 0 ? 1 : 0;
  const held = (handSizes[0] ?? 0) + (displays[0]?.length ?? 0) + inMiddle - drawn;
  return { round, held, displays: displayed === 0 ? displays : displays.map(() => []) };
}

function seenDisplays(displays: View['displays']): Fact[] {
  return displays.map((cards, seat) => ({ tag: 'seen', seat, cards }));
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
