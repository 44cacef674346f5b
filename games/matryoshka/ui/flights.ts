/** Where cards come from and go to that lie on the table only before or only after a step. */
import type { TableProps } from '#contract/page.ts';
import type { How, Ways } from '#ui/stage/fly.ts';
import type { Matryoshka } from '../rules/types.ts';

/** Milliseconds between two cards that are dealt. */
const DEALT = 90;
/** The two cards of an exchange cross in two arcs. */
const CROSSING: How = { duration: 400, bend: 0.22 };
/** A card turns on the spot, or on its way. */
const TURNING: How = { duration: 360 };

export function flightsOf({ envelope, before }: TableProps<Matryoshka>): Ways {
  const { view } = envelope;
  const { phase, past, me } = view;
  const last = past.findLast(one => one.kind !== 'said');
  const isNew = past.length > (before?.view.past.length ?? 0);
  const swapped = last?.kind === 'exchanged' && isNew ? last : null;
  const hand = me === 'spectator' ? [] : (view.hands[me] ?? []);
  return {
    from: (card, index) => {
      const offered = seatOfOffer(card);
      if (offered !== null) return { place: `seat-${offered}` };
      if ('middle' in phase && phase.middle === card) return { place: `seat-${phase.active}` };
      if (swapped !== null && hand.some(one => one === card))
        return { place: `seat-${swapped.active}`, ...CROSSING };
      return hand.some(one => one === card) ? { place: 'stock', delay: index * DEALT } : null;
    },
    to: card => {
      if (swapped === null) return null;
      const { active, partner, middle } = swapped;
      if (card === middle) return { place: `seat-${partner}`, ...CROSSING };
      const offered =
        seatOfOffer(card) ?? swapped.offers.findIndex(cards => cards?.some(one => one === card));
      if (offered < 0) return null;
      return offered === partner ? { place: `seat-${active}`, ...CROSSING } : { place: `seat-${offered}` };
    },
    how: card => {
      if (swapped !== null && (card === swapped.middle || card === swapped.given)) return CROSSING;
      return phase.tag === 'take' || phase.tag === 'offer' ? TURNING : null;
    },
  };
}

/** `offer-2-0`: a card of which one sees only the back. */
function seatOfOffer(card: string): number | null {
  const seat = /^offer-(\d)/.exec(card)?.[1];
  return seat === undefined ? null : Number(seat);
}
