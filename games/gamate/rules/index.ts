import type { Game } from '#contract/game.ts';
import { fallback } from './fallback.ts';
import { imagine } from './imagine.ts';
import { bound } from './length.ts';
import { isComplete, moves } from './moves.ts';
import { playing } from './playing.ts';
import type { Gamate } from './types.ts';

export const game: Game<Gamate> = { ...playing, bound, complete: isComplete, moves, fallback, imagine };
