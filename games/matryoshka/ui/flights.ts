/** Where cards come from and go to that lie on the table only before or only after a step. */
import type { Envelope } from '#kernel/match.ts';
import type { Way } from '#ui/stage/flight.ts';
import type { Matryoshka } from '../rules/types.ts';

interface Ways {
  readonly from: (card: string, index: number) => Way | null;
  readonly to: (card: string) => Way | null;
}

export function waysOf({ view }: Envelope<Matryoshka>, before: Envelope<Matryoshka> | null): Ways {
  const { phase, past } = view;
  const last = past.findLast(one => one.kind !== 'said');
  const swapped = last?.kind === 'exchanged' && past.length > (before?.view.past.length ?? 0) ? last : null;
  return {
    from: card => {
      const offered = seatOfOffer(card);
      if (offered !== null) return { place: `seat-${offered}` };
      if ('middle' in phase && phase.middle === card) return { place: `seat-${phase.active}` };
      return null;
    },
    to: card => {
      if (swapped === null) return null;
      const { active, partner, middle } = swapped;
      if (card === middle) return { place: `seat-${partner}` };
      const offered =
        seatOfOffer(card) ?? swapped.offers.findIndex(cards => cards?.some(one => one === card));
      if (offered < 0) return null;
      return { place: `seat-${offered === partner ? active : offered}` };
    },
  };
}

/** `offer-2-0`: a card of which one sees only the back. */
function seatOfOffer(card: string): number | null {
  const seat = /^offer-(\d)/.exec(card)?.[1];
  return seat === undefined ? null : Number(seat);
}
