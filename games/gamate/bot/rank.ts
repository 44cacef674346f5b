import type { Budget, Candidate } from '#contract/bot.ts';
import type { Rng } from '#contract/rng.ts';
import { actorOf } from '../rules/turn.ts';
import type { Move, View } from '../rules/types.ts';
import { weighAnnouncements } from './announcing.ts';
import { weighWords } from './bidding.ts';
import { asIsCustom } from './customs.ts';
import type { Effort } from './effort.ts';
import { weighPlays } from './playing.ts';

/** In points of the deal for the camp of the viewer. */
export function rank(
  view: View,
  { iterations }: Budget,
  rng: Rng,
  against?: Move,
): readonly Candidate<Move>[] {
  // Whoever looks back has more time than who plays.
  const isReview = against !== undefined;
  const effort: Effort = {
    worlds: iterations,
    tries: 4,
    exact: isReview ? 6 : 5,
    ...(isReview ? { every: 3 * iterations } : {}),
    solved: 3,
    nodes: (isReview ? 60_000 : 30_000) * iterations,
  };
  return asIsCustom(view, weighAll(view, effort, rng, against));
}

/** Every choice with its worth, best first; none if this viewer is not asked. Of bids the best, and `against`. */
export function weighAll(view: View, effort: Effort, rng: Rng, against?: Move): Candidate<Move>[] {
  const { me, phase, contract, announced } = view;
  if (me === 'spectator' || me !== actorOf(view)) return [];
  switch (phase.tag) {
    case 'auction':
    case 'opposition':
      return weighWords(view, me, effort, rng, against);
    case 'announce':
      return contract === null ? [] : weighAnnouncements(view, contract, effort, rng);
    case 'lead':
    case 'follow':
      return contract === null || announced === null
        ? []
        : weighPlays(view, { contract, announced }, effort, rng);
    case 'over':
      return [];
  }
}
