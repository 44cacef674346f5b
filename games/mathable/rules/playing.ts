import type { MatchRules } from '#contract/game.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { parseConfig, parseMove } from './parse.ts';
import { setup, setupBefore } from './setup.ts';
import { status } from './status.ts';
import { type Mathable, RULES } from './types.ts';
import { view } from './view.ts';

/** Only a match calls these, or a bot on a state that it has imagined. */
const secret = { setup, status, apply, view };
/** These see no more than a player does. */
const open = { parseConfig, parseMove, check };

export const playing: MatchRules<Mathable> = {
  id: 'mathable',
  version: 2,
  earlier: [{ version: 1, setup: setupBefore }],
  rules: RULES,
  seats: { min: 2, max: 4 },
  ...secret,
  ...open,
};
