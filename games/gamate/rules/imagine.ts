import type { Rng } from '#contract/rng.ts';
import { type Card, PACK, sorted, withoutOne } from './cards.ts';
import type { State, View } from './types.ts';

/** The hands that this viewer does not see, dealt from the cards that were not seen. No rule forbids any of them. */
export function imagine(view: View, rng: Rng): State {
  const played = [...view.tricks, view.trick].flat().map(({ card }) => card);
  const seen = [...played, ...view.hands.flatMap(hand => hand ?? [])];
  const unseen = rng.shuffle(seen.reduce<readonly Card[]>(withoutOne, PACK));
  return {
    config: view.config,
    dealer: view.dealer,
    hands: view.hands.map((hand, seat) => hand ?? sorted(unseen.splice(0, view.handSizes[seat]))),
    calls: view.calls,
    answers: view.answers,
    contract: view.contract,
    announced: view.announced,
    tricks: view.tricks,
    trick: view.trick,
    phase: view.phase,
    score: view.score,
    past: view.past,
    lastTrick: view.lastTrick,
  };
}
