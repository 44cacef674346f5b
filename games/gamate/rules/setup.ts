import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { type Card, PACK, sorted } from './cards.ts';
import { NOTHING, TRICKS } from './score.ts';
import { SEATS } from './seats.ts';
import type { Config, State } from './types.ts';

/** GA-4: chance names the first dealer. */
export function setup(config: Config, _seats: number, rng: Rng): State {
  const dealer = rng.int(SEATS.length);
  return { config, ...deal(dealer, rng), score: NOTHING, past: [], lastTrick: null };
}

/** GA-4: thirteen cards each; the dealer opens the auction. */
export function deal(dealer: Seat, rng: Rng): Omit<State, 'config' | 'score' | 'past' | 'lastTrick'> {
  const pack = rng.shuffle(PACK);
  return {
    dealer,
    hands: SEATS.map((): readonly Card[] => sorted(pack.splice(0, TRICKS))),
    calls: [],
    answers: [],
    contract: null,
    announced: null,
    tricks: [],
    trick: [],
    phase: { tag: 'auction', turn: dealer },
  };
}
