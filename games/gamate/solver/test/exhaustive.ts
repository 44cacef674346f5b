import type { Seat } from '#kernel/game.ts';
import { withoutOne } from '../../rules/cards.ts';
import { pointsOf } from '../../rules/score.ts';
import { campOf, nextSeat } from '../../rules/seats.ts';
import { deedFor, takerOf, tally, topOf } from '../../rules/tricks.ts';
import type { Deed, Play, Trick } from '../../rules/types.ts';
import type { Deal } from '../solve.ts';

/**
 * The value of a deal by trying every play of every card, from the rules alone. Nothing is clever here, and
 * nothing should be.
 */
export function exhaustiveValue(deal: Deal, plays = exhaustivePlays(deal)): number {
  const { leader, declarer } = deal;
  if (plays.length === 0) {
    const { winner, points } = pointsOf({ ...deal, declarer: campOf(declarer) });
    return winner === campOf(declarer) ? points : -points;
  }
  const values = plays.map(({ value }) => value);
  return campOf(leader) === campOf(declarer) ? Math.max(...values) : Math.min(...values);
}

export function exhaustivePlays(deal: Deal): { card: number; deed: Deed; value: number }[] {
  const { hands, leader, trick, trumps, way } = deal;
  const top = topOf(trick);
  return [...new Set(hands[leader])].flatMap(card => {
    const put = top === null ? null : deedFor(card, top, { trumps }, way);
    const deeds: readonly Deed[] = top === null ? ['lead'] : put === null ? ['renounce'] : [put, 'renounce'];
    return deeds.map(deed => ({
      card,
      deed,
      value: exhaustiveValue(after(deal, { hand: leader, card, deed })),
    }));
  });
}

/** The deal after one play. */
export function after(deal: Deal, play: Play): Deal {
  const trick: Trick = [...deal.trick, play];
  const hands = deal.hands.map((hand, seat) => (seat === play.hand ? withoutOne(hand, play.card) : hand));
  if (trick.length < 4) return { ...deal, hands, trick, leader: nextSeat(play.hand) };
  const taken = tally([trick]);
  const add = (before: Deal['tricks'], more: Deal['tricks']): Deal['tricks'] => [
    before[0] + more[0],
    before[1] + more[1],
  ];
  const leader: Seat = takerOf(trick);
  return {
    ...deal,
    hands,
    trick: [],
    leader,
    tricks: add(deal.tricks, taken.tricks),
    brisques: add(deal.brisques, taken.brisques),
    renounced: add(deal.renounced, taken.renounced),
  };
}
