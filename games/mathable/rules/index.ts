import type { Game } from '#contract/game.ts';
import { imagine } from './imagine.ts';
import { fallback, moves } from './moves.ts';
import { playing } from './playing.ts';
import { ALL_TILES } from './tiles.ts';
import type { Mathable } from './types.ts';

export const game: Game<Mathable> = { ...playing, bound, complete: true, moves, fallback, imagine };

/**
 * Each turn that leaves a tile on the board is followed by fewer than three idle rounds, contested turns
 * included; a turn lays at most a rack and one extra tile per restriction square, then ends, and each other player contests it in vain once at most.
 */
function bound(_config: unknown, seats: number): number {
  const turns = (ALL_TILES.length + 1) * 3 * seats;
  const stepsInATurn = 2 * (7 + 32) + 2 + seats;
  return turns * stepsInATurn;
}
