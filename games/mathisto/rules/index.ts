import type { Game } from '#contract/game.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { status } from './end.ts';
import { fallback } from './fallback.ts';
import { imagine } from './imagine.ts';
import { bound } from './length.ts';
import { isComplete, moves } from './moves.ts';
import { parseConfig, parseMove } from './parse.ts';
import { setup } from './setup.ts';
import { type Mathisto, RULES } from './types.ts';
import { view } from './view.ts';

export const game: Game<Mathisto> = {
  id: 'mathisto',
  version: 1,
  seats: { min: 3, max: 6 },
  rules: RULES,
  bound,
  parseConfig,
  parseMove,
  setup,
  status,
  apply,
  view,
  moves,
  complete: isComplete,
  check,
  fallback,
  imagine,
};
