/** The rest of a deal with all hands open, solved exactly. */
import type { Move } from '../rules/types.ts';
import { dealOf, type Open } from '../solver/deal-of.ts';
import { type SolvedPlay, solve } from '../solver/solve.ts';

/** Every play with its value for the declarer's camp, the best for the hand that plays first. */
export function playsFrom(open: Open): readonly SolvedPlay[] {
  const deal = dealOf(open);
  if (deal === null) return [];
  const solved = solve(deal);
  return solved.tag === 'solved' ? solved.plays : [];
}

/** The best play; of several that are as good, the first. */
export function bestMove(open: Open): Move {
  const [best] = playsFrom(open);
  return best === undefined ? { kind: 'pass' } : moveOf(best);
}

export function moveOf({ hand, card, deed }: Pick<SolvedPlay, 'hand' | 'card' | 'deed'>): Move {
  return deed === 'lead' ? { kind: 'lead', hand, card } : { kind: deed, card };
}
