import type { Game } from '#contract/game.ts';
import { CELLS } from '../data/board.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { imagine } from './imagine.ts';
import { fallback, moves } from './moves.ts';
import { parseConfig, parseMove } from './parse.ts';
import { setup } from './setup.ts';
import { status } from './status.ts';
import { mostIdle } from './turn.ts';
import { type Calculator, RULES } from './types.ts';
import { view } from './view.ts';

/** Only a match calls these, or a bot on a state that it has imagined. */
const secret = { setup, status, apply, view };
/** These see no more than a player does. */
const open = { parseConfig, parseMove, moves, check, fallback, imagine };

export const game: Game<Calculator> = {
  id: 'calculator',
  version: 1,
  rules: RULES,
  seats: { min: 2, max: 4 },
  bound,
  complete: false,
  ...secret,
  ...open,
};

/** Each play fills a cell, and after fewer than so many idle turns there is another. */
function bound(_config: unknown, seats: number): number {
  return (CELLS + 1) * mostIdle(seats);
}
