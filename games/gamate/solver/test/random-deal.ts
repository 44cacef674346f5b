import type { Rng } from '#contract/rng.ts';
import { rngFor } from '#kernel/rng.ts';
import { PACK } from '../../rules/cards.ts';
import { campOf, nextSeat, SEATS } from '../../rules/seats.ts';
import { deedFor, takerOf, tally, topOf } from '../../rules/tricks.ts';
import { PLAIN_BIDS } from '../../rules/trumps.ts';
import { type Play, type Trick, WAYS } from '../../rules/types.ts';
import type { Deal } from '../solve.ts';

export function rngOf(seed: number, step = 0): Rng {
  return rngFor([seed, 2, 3, 4, 5, 6, 7, 8], step);
}

/** The end of a deal in which everybody played anything: so many tricks are left, and so many cards are on the table. */
export function randomDeal(rng: Rng, left: number, onTable = 0): Deal {
  const pick = <T>(list: readonly T[]): T => list[rng.int(list.length)] as T;
  const pack = rng.shuffle(PACK);
  const hands = SEATS.map(() => pack.splice(0, 13));
  const [trumps, way] = [pick(PLAIN_BIDS), pick(WAYS)];
  const tricks: Trick[] = [];
  let trick: Play[] = [];
  let hand = rng.int(4);
  while (tricks.length < 13 - left || trick.length < onTable) {
    const [card] = (hands[hand] ?? []).splice(0, 1) as [number];
    const top = topOf(trick);
    const put = top === null ? 'lead' : deedFor(card, top, { trumps }, way);
    trick.push({ hand, card, deed: put === null || (top !== null && rng.int(4) === 0) ? 'renounce' : put });
    hand = nextSeat(hand);
    if (trick.length < 4) continue;
    hand = takerOf(trick);
    tricks.push(trick);
    trick = [];
  }
  const declarer = rng.int(4);
  const taken = tally(tricks);
  return {
    ...taken,
    hands,
    trumps,
    way,
    // Near what can be reached, so that both camps may win.
    announced: Math.min(13, Math.max(1, taken.tricks[campOf(declarer)] + rng.int(left + 1))),
    isOpposed: rng.int(3) === 0,
    declarer,
    leader: hand,
    trick,
  };
}
