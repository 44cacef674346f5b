/** Which way cards come and go between two steps, for `useFlights`. */
import type { useFlights } from '#ui/stage/flight.ts';
import type { Definition } from '../rules/definition.ts';
import { campOf } from '../rules/seats.ts';
import { takerOf } from '../rules/tricks.ts';
import { termsText } from '../rules/trumps.ts';
import type { View } from '../rules/types.ts';
import { trickToShow } from './choice.ts';
import { keyOfPlay } from './keys.ts';

interface FlightScene {
  readonly view: View;
  readonly before: View | null;
  readonly prompt: string;
  /** Another one sorts the hand anew. */
  readonly trumps: Definition | null;
  readonly pace: number;
}

/** Milliseconds between two dealt cards, at the usual speed. */
const DEALT = 30;

export function flightsOf({
  view,
  before,
  prompt,
  trumps,
  pace,
}: FlightScene): Parameters<typeof useFlights>[0] {
  return {
    step: `${prompt} ${trumps === null ? '' : termsText(trumps)}`,
    pace,
    // A card of a closed hand comes from its owner; a fresh hand from whoever deals.
    from: (card, index) => {
      const play = [...view.tricks, view.trick].flat().findLast(one => keyOfPlay(view, one) === card);
      if (play !== undefined) return { place: `seat-${play.hand}` };
      if (view.dummy !== null && before?.dummy === null)
        return { place: `seat-${view.dummy}`, delay: index * DEALT };
      return view.calls.length === 0 ? { place: `seat-${view.dealer}`, delay: index * DEALT } : null;
    },
    // A trick goes to the heap of its camp.
    to: () => {
      const trick = before === null ? null : trickToShow(before);
      return trick?.isTaken === true ? { place: `heap-${campOf(takerOf(trick.trick))}` } : null;
    },
  };
}
