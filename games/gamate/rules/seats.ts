import type { Seat } from '#contract/game.ts';
import type { Camp } from './types.ts';

export const SEATS = [0, 1, 2, 3] as const satisfies readonly Seat[];

/** GA-3. */
export function campOf(seat: Seat): Camp {
  return seat % 2 === 0 ? 0 : 1;
}

export function otherCamp(camp: Camp): Camp {
  return camp === 0 ? 1 : 0;
}

export function partnerOf(seat: Seat): Seat {
  return (seat + 2) % SEATS.length;
}

/** GA-3: the neighbour on the left. */
export function nextSeat(seat: Seat): Seat {
  return (seat + 1) % SEATS.length;
}
