import { pointsOf } from '../../rules/score.ts';
import { campOf } from '../../rules/seats.ts';
import { deedFor, topOf } from '../../rules/tricks.ts';
import type { Deed } from '../../rules/types.ts';
import { after } from '../after.ts';
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
