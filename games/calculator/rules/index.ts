import type { Game } from '#contract/game.ts';
import { CELLS } from '../data/board.ts';
import { imagine } from './imagine.ts';
import { fallback, moves } from './moves.ts';
import { playing } from './playing.ts';
import { mostIdle } from './turn.ts';
import type { Calculator } from './types.ts';

export const game: Game<Calculator> = { ...playing, bound, complete: false, moves, fallback, imagine };

/** Each play fills a cell, and after fewer than so many idle turns there is another. */
function bound(_config: unknown, seats: number): number {
  return (CELLS + 1) * mostIdle(seats);
}
