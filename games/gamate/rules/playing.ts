import type { MatchRules } from '#contract/game.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { parseConfig, parseMove } from './parse.ts';
import { setup } from './setup.ts';
import { status } from './status.ts';
import { leaderOf } from './turn.ts';
import { type Gamate, RULES } from './types.ts';
import { view } from './view.ts';

/** Only a match calls these, or a bot on a state that it has imagined. */
const secret = { setup, status, apply, view };
/** These see no more than a player does. */
const open = { parseConfig, parseMove, check, leaderOf };

export const playing: MatchRules<Gamate> = {
  id: 'gamate',
  version: 1,
  rules: RULES,
  seats: { min: 4, max: 4 },
  ...secret,
  ...open,
};
