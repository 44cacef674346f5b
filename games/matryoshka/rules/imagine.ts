import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { type Card, cardsInPlay, sorted, without } from './cards.ts';
import { offerSize } from './check.ts';
import { explain } from './explain.ts';
import { factsOf } from './timeline.ts';
import type { Cards, Past, PastView, Phase, SeenCards, State, View } from './types.ts';

type Offered = Extract<PastView, { readonly kind: 'exchanged' }>;

/** A whole state that agrees with all that this viewer has seen, exchanges included. */
export function imagine(view: View, rng: Rng): State {
  const world = explain(factsOf(view), view.handSizes.length, rng);
  const seen = world.cards.filter(card => card !== null);
  const unseen = rng.shuffle(without(cardsInPlay(view.removed), seen));
  const cards = world.cards.map(card => card ?? must(unseen.pop()));
  const cardsOf = (slots: readonly number[]): Card[] => slots.map(slot => must(cards[slot]));

  const gave = world.gave.values();
  const handsThen = (index: number, displays: Cards): Cards =>
    (world.atOffers.get(index) ?? []).map((slots, seat) => without(cardsOf(slots), displays[seat] ?? []));

  let displays: Cards = view.handSizes.map(() => []);
  const past = view.past.map((one, index): Past => {
    switch (one.kind) {
      case 'displayed':
        displays = one.displays;
        return one;
      case 'said':
        return one;
      case 'exchanged': {
        const given = must(cards[gave.next().value as number]);
        gave.next();
        return {
          ...one,
          given,
          offers: imagineOffers(view, { ...one, given }, handsThen(index, displays), rng),
        };
      }
    }
  });
  return {
    config: view.config,
    removed: view.removed,
    deck: unseen,
    hands: world.held
      .slice(0, -1)
      .map((slots, seat) => sorted(without(cardsOf(slots), view.displays[seat] ?? []))),
    displays: view.displays,
    round: view.round,
    first: view.first,
    phase: imaginePhase(view, handsThen(view.past.length, view.displays), rng),
    past,
    said: view.said,
  };
}

function imaginePhase(view: View, hands: Cards, rng: Rng): Phase {
  const { phase } = view;
  if (phase.tag !== 'take') return phase;
  return { ...phase, offers: imagineOffers(view, phase, hands, rng) };
}

interface Offering extends Pick<Offered, 'active' | 'middle'> {
  readonly offers: SeenCards;
  /** Whose offer was taken, if that has happened, and the card: it was among the offers. */
  readonly partner?: number;
  readonly given?: Card;
}

/** Offers that this viewer did not see: any cards of the hands at that time, the one that was taken among them. */
function imagineOffers(
  view: View,
  { active, offers, partner, given }: Offering,
  hands: Cards,
  rng: Rng,
): Cards {
  return view.handSizes.map((_, seat) => {
    const seen = offers[seat];
    if (seen !== null && seen !== undefined) return seen;
    if (seat === active) return [];
    const taken = seat === partner && given !== undefined ? [given] : [];
    const others = rng.shuffle(without(hands[seat] ?? [], taken));
    return sorted([...taken, ...others.slice(0, offerSize(view) - taken.length)]);
  });
}
