/**
 * The points of a deal take two attempts: the declarer's camp tries to win, and then to score as much as it can; if
 * it cannot win, the defenders try to score as much as they can.
 */
import { otherCamp } from '../rules/seats.ts';
import type { Camp } from '../rules/types.ts';
import { FAIL, goalOf } from './goal.ts';
import type { Position } from './position.ts';
import { type Search, searchOf } from './search.ts';

/** What was agreed and what was done up to now, cards renounced in this trick included. Pairs are by camp. */
interface Account {
  readonly announced: number;
  readonly isOpposed: boolean;
  readonly declarer: Camp;
  readonly tricks: ArrayLike<number>;
  readonly brisques: ArrayLike<number>;
  readonly renounced: ArrayLike<number>;
}

/** What one camp can do from here on. */
interface Attempt {
  readonly search: Search;
  /** The value of the deal for the declarer's camp if the camp that tries scores so much from now on. */
  readonly valueOf: (points: number) => number;
}

export function attemptOf(camp: Camp, account: Account, position: Position, nodes: number): Attempt {
  const { announced, declarer, tricks, brisques, renounced } = account;
  const own = tricks[camp] ?? 0;
  const total = position.left + own + (tricks[otherCamp(camp)] ?? 0);
  const goal = goalOf(camp, { announced, declarer, total });
  const before =
    own * goal.trick + (brisques[camp] ?? 0) + (renounced[otherCamp(camp)] ?? 0) * goal.renounced;
  const sign = (camp === declarer ? 1 : -1) * (account.isOpposed ? 2 : 1);
  return {
    search: searchOf(position, own, goal, nodes),
    valueOf: points => sign * (before + points),
  };
}

/** First whether the camp can win at all, then more and more until it is too much. */
export function pointsBy(ask: (alpha: number, beta: number) => number): number {
  let points = FAIL;
  for (;;) {
    const found = ask(points, points + 1);
    if (found <= points) return points;
    points = found;
  }
}

/** The value of a position, best play being all that is asked; null if it takes more plays than that. */
export function valueOfPosition(position: Position, account: Account, nodes: number): number | null {
  let used = 0;
  for (const camp of [account.declarer, otherCamp(account.declarer)]) {
    const { search, valueOf } = attemptOf(camp, account, position, nodes - used);
    const points = pointsBy(search.best);
    used += search.nodes();
    if (used > nodes) return null;
    if (points !== FAIL) return valueOf(points);
  }
  return null;
}
