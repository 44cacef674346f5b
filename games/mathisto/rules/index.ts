import type { Game } from '#contract/game.ts';
import { isAccepted } from './answers.ts';
import { fallback } from './fallback.ts';
import { imagine } from './imagine.ts';
import { bound } from './length.ts';
import { isComplete, moves } from './moves.ts';
import { judgedBy } from './playing.ts';
import type { Mathisto } from './types.ts';

export const game: Game<Mathisto> = {
  ...judgedBy(isAccepted),
  bound,
  complete: isComplete,
  moves,
  fallback,
  imagine,
};
