import type { MatchRules } from '#contract/game.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { parseConfig, parseMove } from './parse.ts';
import type { Judge } from './question.ts';
import { setup } from './setup.ts';
import { status } from './status.ts';
import { type Mathisto, RULES } from './types.ts';
import { view } from './view.ts';

/** Only a match calls these, or a bot on a state that it has imagined; and `apply`, which needs the judge. */
const secret = { setup, status, view };
/** These see no more than a player does. */
const open = { parseConfig, parseMove, check };

/**
 * The rules with a judge of typed answers. The key to them weighs as much as half of the other rules, so a page
 * fetches it only for a match in which answers are typed (`ui/rules-for.ts`).
 */
export function judgedBy(judge: Judge): MatchRules<Mathisto> {
  return {
    id: 'mathisto',
    version: 2,
    rules: RULES,
    seats: { min: 3, max: 6 },
    apply: (state, commits, rng) => apply(state, commits, rng, judge),
    ...secret,
    ...open,
  };
}
