import type { Seat, Viewer } from '#contract/game.ts';
import { SEATS } from '../../rules/seats.ts';

/** Round the table as this viewer sees it. Play goes to the left (GA-3), so clockwise. */
export const PLACES = ['near', 'left', 'far', 'right'] as const;
export type Place = (typeof PLACES)[number];

/** Nobody looks on from a chair: the frame lays all four plaques over the rim, from the left to the right. */
const LOOKING_ON = ['left', 'far', 'near', 'right'] as const satisfies readonly Place[];

export function placeOf(seat: Seat, me: Viewer): Place {
  const place = me === 'spectator' ? LOOKING_ON[seat] : PLACES[(seat - me + SEATS.length) % SEATS.length];
  return place ?? 'near';
}
