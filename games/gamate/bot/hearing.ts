/** What the auction tells: whoever proposes trumps holds good cards for them. */
import type { Seat } from '#contract/game.ts';
import { sameTerms } from '../rules/trumps.ts';
import type { View } from '../rules/types.ts';
import { type Bid, bidOf, weigh } from './strength.ts';

export interface Heard {
  readonly seat: Seat;
  readonly bid: Bid;
  /** What the cards weigh that this seat has played already. */
  readonly up: number;
  readonly down: number;
}

/** Of each seat whose hand is hidden, the last definition that it was the first to speak. */
export function heardIn({ calls, answers, hands, tricks, trick }: View): Heard[] {
  const spoken = [...calls, ...answers].flatMap(({ seat, trumps }) =>
    trumps === null ? [] : [{ seat, trumps }],
  );
  const own = spoken.filter(
    ({ trumps }, at) => spoken.findIndex(other => sameTerms(other.trumps, trumps)) === at,
  );
  return hands.flatMap((hand, seat) => {
    if (hand !== null) return [];
    const last = own.findLast(call => call.seat === seat);
    if (last === undefined) return [];
    const bid = bidOf(last.trumps);
    const played = [...tricks, trick].flat().flatMap(one => (one.hand === seat ? [one.card] : []));
    return [{ seat, bid, up: weigh(played, bid.up), down: weigh(played, bid.down) }];
  });
}
