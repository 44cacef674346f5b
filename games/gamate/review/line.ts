import { type Played, pointsOf, VALUES } from '../rules/score.ts';
import { campOf } from '../rules/seats.ts';
import type { Camp, Play } from '../rules/types.ts';
import { after } from '../solver/after.ts';
import { type Deal, solve } from '../solver/solve.ts';

/** How a deal ends. */
export interface End {
  readonly declarer: Camp;
  readonly winner: Camp;
  readonly points: number;
  readonly tricks: Played['tricks'];
  /** GA-16: the contract was made with just what was announced. */
  readonly isExact: boolean;
  /** What one trick more is worth to whoever wins. */
  readonly perTrick: number;
}

/** The end after this play if everybody then plays their best; the deal has been solved before it. */
export function followBest(deal: Deal, play: Play): End {
  let now = after(deal, play);
  for (;;) {
    const solved = solve(now);
    const next = solved.tag === 'solved' ? solved.plays[0] : undefined;
    if (next === undefined) return endOf(now);
    now = after(now, next);
  }
}

function endOf(deal: Deal): End {
  const declarer = campOf(deal.declarer);
  const { winner, points, lines } = pointsOf({ ...deal, declarer });
  return {
    declarer,
    winner,
    points,
    tricks: deal.tricks,
    isExact: lines.some(({ what }) => what === 'exact'),
    perTrick: VALUES.tricks[winner === declarer ? 'declarer' : 'defence'] * (deal.isOpposed ? 2 : 1),
  };
}
