import type { Game } from '#contract/game.ts';
import { MOST_REMARKS } from './check.ts';
import { imagine } from './imagine.ts';
import { fallback, moves } from './moves.ts';
import { playing } from './playing.ts';
import { DISPLAY } from './setup.ts';
import type { Config, Matryoshka } from './types.ts';

export const game: Game<Matryoshka> = { ...playing, bound, complete: true, moves, fallback, imagine };

/** Five displays; in each of four rounds one exchange a player, in three steps; and remarks around them. */
function bound({ talk }: Config, seats: number): number {
  const exchanges = 4 * seats;
  const remarks = talk === 'silent' ? 0 : MOST_REMARKS * seats * (DISPLAY.length + exchanges);
  return DISPLAY.length + 3 * exchanges + remarks;
}
