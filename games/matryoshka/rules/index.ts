import type { Game } from '#contract/game.ts';
import { apply } from './apply.ts';
import { check, MOST_REMARKS } from './check.ts';
import { imagine } from './imagine.ts';
import { fallback, moves } from './moves.ts';
import { parseConfig, parseMove } from './parse.ts';
import { DISPLAY, setup } from './setup.ts';
import { status } from './status.ts';
import { type Config, type Matryoshka, RULES } from './types.ts';
import { view } from './view.ts';

/** Only a match calls these, or a bot on a state that it has imagined. */
const secret = { setup, status, apply, view };
/** These see no more than a player does. */
const open = { parseConfig, parseMove, moves, check, fallback, imagine };

export const game: Game<Matryoshka> = {
  id: 'matryoshka',
  version: 1,
  rules: RULES,
  seats: { min: 2, max: 5 },
  bound,
  complete: true,
  ...secret,
  ...open,
};

/** Five displays; in each of four rounds one exchange a player, in three steps; and remarks around them. */
function bound({ talk }: Config, seats: number): number {
  const exchanges = 4 * seats;
  const remarks = talk === 'silent' ? 0 : MOST_REMARKS * seats * (DISPLAY.length + exchanges);
  return DISPLAY.length + 3 * exchanges + remarks;
}
