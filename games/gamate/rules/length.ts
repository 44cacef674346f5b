import { MOST_DEFINITIONS } from './auction.ts';
import { GAME, GAMES, TRICKS } from './score.ts';
import { SEATS } from './seats.ts';
import type { Config } from './types.ts';

/** GA-18: so many void deals in a row end play. */
export const MOST_VOIDS = 12;

/** GA-18: the fixed number of deals; null if games decide. */
export function lengthOf({ length }: Config): number | null {
  return length === 'rubber' || length === 'game' ? null : Number(length.slice('deals-'.length));
}

/** Two tricks over an announcement of one, or one trick of the defenders: no deal that is won brings less. */
const LEAST_POINTS = 6;
/** Three passes, then each definition with three passes behind it, then the call that settles it. */
const AUCTION = 3 + 4 * MOST_DEFINITIONS + 1;
/** The auction, three answers, the announcement, every card. */
const LONGEST_DEAL = AUCTION + 3 + 1 + TRICKS * SEATS.length;

/** No match has more steps. */
export function bound(config: Config): number {
  const fixed = lengthOf(config);
  if (fixed !== null) return fixed * LONGEST_DEAL;
  const games = config.length === 'game' ? 1 : 2 * GAMES - 1;
  const short = Math.ceil(GAME / LEAST_POINTS) - 1;
  const deals = games * (2 * short + 1);
  return deals * (LONGEST_DEAL + (MOST_VOIDS - 1) * SEATS.length);
}
