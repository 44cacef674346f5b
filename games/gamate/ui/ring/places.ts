import type { Seat, Viewer } from '#contract/game.ts';
import { SEATS } from '../../rules/seats.ts';

/** Round the table as this viewer sees it. Play goes to the left (GA-3), so clockwise. */
export const PLACES = ['near', 'left', 'far', 'right'] as const;
export type Place = (typeof PLACES)[number];

/** Who sits nearest: oneself, or the first seat for those who only look on. */
function nearestOf(me: Viewer): Seat {
  return me === 'spectator' ? 0 : me;
}

export function seatAt(place: Place, me: Viewer): Seat {
  return (nearestOf(me) + PLACES.indexOf(place)) % SEATS.length;
}

export function placeOf(seat: Seat, me: Viewer): Place {
  return PLACES[(seat - nearestOf(me) + SEATS.length) % SEATS.length] ?? 'near';
}
