import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { PACK, sorted } from './cards.ts';
import { NOTHING, TRICKS } from './score.ts';
import { SEATS } from './seats.ts';
import type { Config, State } from './types.ts';

/** GA-4: chance names the first dealer. */
export function setup(config: Config, _seats: number, rng: Rng): State {
  const dealer = rng.int(SEATS.length);
  return { config, ...deal(dealer, rng), score: NOTHING, past: [], lastTrick: null };
}

/** What a deal begins with; the rest of a state goes from one deal to the next. */
type Dealt = Omit<State, 'config' | 'score' | 'past' | 'lastTrick'>;

/** GA-4: thirteen cards each. */
export function deal(dealer: Seat, rng: Rng): Dealt {
  const pack = rng.shuffle(PACK);
  return auctionWith(
    dealer,
    SEATS.map(() => sorted(pack.splice(0, TRICKS))),
  );
}

/** GA-4: nobody has spoken yet, and the dealer opens the auction. */
export function auctionWith(dealer: Seat, hands: State['hands']): Dealt {
  return {
    dealer,
    hands,
    calls: [],
    answers: [],
    contract: null,
    announced: null,
    tricks: [],
    trick: [],
    phase: { tag: 'auction', turn: dealer },
  };
}
