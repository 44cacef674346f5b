/** Which way cards come and go between two steps, for `useFlights`. */
import type { Ways } from '#ui/stage/fly.ts';
import { campOf } from '../rules/seats.ts';
import { takerOf } from '../rules/tricks.ts';
import type { View } from '../rules/types.ts';
import { trickToShow } from './choice.ts';
import { keyOfPlay } from './keys.ts';

interface FlightScene {
  readonly view: View;
  readonly before: View | null;
}

/** Milliseconds between two dealt cards, at the usual speed. */
const DEALT = 30;
/** The same between two cards of the dummy that are laid open. */
const OPENED = 40;
/** A trick is gathered, turned and slid to its heap. */
const GATHERED = 420;

export function flightsOf({ view, before }: FlightScene): Ways {
  return {
    // A card of a closed hand comes from its owner; a fresh hand from whoever deals.
    from: (card, index) => {
      const play = [...view.tricks, view.trick].flat().findLast(one => keyOfPlay(view, one) === card);
      if (play !== undefined) return { place: `seat-${play.hand}` };
      if (view.dummy !== null && before?.dummy === null)
        return { place: `seat-${view.dummy}`, delay: index * OPENED, isDown: true };
      return view.contract === null ? { place: `seat-${view.dealer}`, delay: index * DEALT } : null;
    },
    // A trick goes to the heap of its camp.
    to: () => {
      const trick = before === null ? null : trickToShow(before);
      if (trick?.isTaken !== true) return null;
      return { place: `heap-${campOf(takerOf(trick.trick))}`, duration: GATHERED };
    },
  };
}
