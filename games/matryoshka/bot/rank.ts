import type { Budget, Candidate } from '#contract/bot.ts';
import type { Rng } from '#contract/rng.ts';
import type { Move, View } from '../rules/types.ts';
import { teller } from './facts.ts';
import { weigh } from './weigh.ts';

/** The judge of Matryoshka: what can be done now, best first. Empty for those who are not asked. */
export function rank(view: View, budget: Budget, rng: Rng, against?: Move): readonly Candidate<Move>[] {
  const { me } = view;
  if (me === 'spectator' || view.phase.tag === 'over') return [];
  const factsOf = teller(view, me);
  return weigh(view, me, budget, rng, against).map(({ move, value, error }) => ({
    move,
    value,
    error,
    facts: factsOf(move),
  }));
}
