/** MB-15: is there anything to contest? All that it takes is public. */

import type { Candidate } from '#contract/bot.ts';
import { must } from '#kernel/must.ts';
import { firstWrong } from '../rules/contest.ts';
import { sum } from '../rules/tiles.ts';
import type { Move, View } from '../rules/types.ts';
import { contestFacts } from './facts.ts';

/** A contest that would be upheld, or null. A contest costs nothing, so that any stake is worth it. */
export function rankContest(view: View): Candidate<Move> | null {
  const { open, config, board, me } = view;
  if (open === null || me === 'spectator' || me === open.seat) return null;
  const wrong = firstWrong(config, board, open.placements);
  if (wrong === null) return null;
  const stake = sum(open.placements.slice(wrong).map(({ points }) => points));
  const facts = contestFacts(must(open.placements[wrong]), stake);
  return { move: { kind: 'contest' }, value: stake, error: 0, facts };
}
