/**
 * What one camp plays for: to win the deal, and then to score as much as it can. Two attempts settle the points of
 * a deal (`attempt.ts`): the declarer's camp must win; if it cannot, the defenders have won. What was scored before
 * does not change which play is best, so it is only added in the end.
 */
import { pointsOf, VALUES } from '../rules/score.ts';
import type { Camp } from '../rules/types.ts';

export interface Goal {
  readonly camp: Camp;
  /** Points for a trick, and for a card that the other camp renounces (GA-16). */
  readonly trick: number;
  readonly renounced: number;
  /** By the number of tricks that the camp has in the end: the extra points, or FAIL if the other camp won. */
  readonly end: Int16Array;
}

/** Worse than anything that can be scored: the other camp wins. */
export const FAIL = -1000;

interface Terms {
  readonly announced: number;
  readonly declarer: Camp;
  /** How many tricks the deal has, all in all. */
  readonly total: number;
}

export function goalOf(camp: Camp, terms: Terms): Goal {
  const side = camp === terms.declarer ? 'declarer' : 'defence';
  return { camp, trick: VALUES.tricks[side], renounced: VALUES.renounced[side], end: endOf(side, terms) };
}

const ends = new Map<string, Int16Array>();

function endOf(side: 'declarer' | 'defence', { announced, total }: Terms): Int16Array {
  const name = `${side} ${announced} ${total}`;
  const before = ends.get(name);
  if (before !== undefined) return before;
  const camp = side === 'declarer' ? 0 : 1;
  const end = Int16Array.from({ length: total + 1 }, (_, own) => {
    const { winner, points } = pointsOf({
      announced,
      isOpposed: false,
      declarer: 0,
      tricks: camp === 0 ? [own, total - own] : [total - own, own],
      brisques: [0, 0],
      renounced: [0, 0],
    });
    return winner === camp ? points - own * VALUES.tricks[side] : FAIL;
  });
  ends.set(name, end);
  return end;
}
