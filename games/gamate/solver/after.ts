import { withoutOne } from '../rules/cards.ts';
import { nextSeat, SEATS } from '../rules/seats.ts';
import { takerOf, tally } from '../rules/tricks.ts';
import type { Play, Trick } from '../rules/types.ts';
import type { Deal } from './position.ts';

/** The deal after one play. */
export function after(deal: Deal, play: Play): Deal {
  const trick: Trick = [...deal.trick, play];
  const hands = deal.hands.map((hand, seat) => (seat === play.hand ? withoutOne(hand, play.card) : hand));
  if (trick.length < SEATS.length) return { ...deal, hands, trick, leader: nextSeat(play.hand) };
  const taken = tally([trick]);
  const add = (before: Deal['tricks'], more: Deal['tricks']): Deal['tricks'] => [
    before[0] + more[0],
    before[1] + more[1],
  ];
  return {
    ...deal,
    hands,
    trick: [],
    leader: takerOf(trick),
    tricks: add(deal.tricks, taken.tricks),
    brisques: add(deal.brisques, taken.brisques),
    renounced: add(deal.renounced, taken.renounced),
  };
}
