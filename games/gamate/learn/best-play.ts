/** The rest of a deal with all hands open, solved exactly. */
import { tally } from '../rules/tricks.ts';
import type { Move, State } from '../rules/types.ts';
import { type Deal, type SolvedPlay, solve } from '../solver/solve.ts';

/** What a state and a view with open hands both tell. */
export type Open = Pick<State, 'contract' | 'announced' | 'phase' | 'tricks' | 'trick'> & {
  readonly hands: readonly (readonly number[] | null)[];
};

/** Null if no card is to be played. */
export function dealOf({ contract, announced, phase, tricks, trick, hands }: Open): Deal | null {
  if (contract === null || announced === null) return null;
  if ((phase.tag !== 'lead' && phase.tag !== 'follow') || phase.hand === null) return null;
  return {
    ...tally(tricks),
    hands: hands.map(hand => hand ?? []),
    trumps: contract.trumps,
    way: announced.way,
    announced: announced.tricks,
    isOpposed: contract.isOpposed,
    declarer: contract.declarer,
    leader: phase.hand,
    trick,
  };
}

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
