import type { Game } from '#contract/game.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { imagine } from './imagine.ts';
import { fallback, moves } from './moves.ts';
import { parseConfig, parseMove } from './parse.ts';
import { setup } from './setup.ts';
import { status } from './status.ts';
import { ALL_TILES } from './tiles.ts';
import { type Mathable, RULES } from './types.ts';
import { view } from './view.ts';

/** Only a match calls these, or a bot on a state that it has imagined. */
const secret = { setup, status, apply, view };
/** These see no more than a player does. */
const open = { parseConfig, parseMove, moves, check, fallback, imagine };

export const game: Game<Mathable> = {
  id: 'mathable',
  version: 1,
  rules: RULES,
  seats: { min: 2, max: 4 },
  bound,
  complete: true,
  ...secret,
  ...open,
};

/**
 * Each turn that leaves a tile on the board is followed by fewer than three idle rounds, contested turns
 * included; a turn lays at most a rack and one extra tile per restriction square, then ends.
 */
function bound(_config: unknown, seats: number): number {
  const turns = (ALL_TILES.length + 1) * 3 * seats;
  const stepsInATurn = 2 * (7 + 32) + 2;
  return turns * stepsInATurn;
}
