/** Worlds near the end of a deal, solved exactly. */
import { TRICKS } from '../rules/score.ts';
import { tally } from '../rules/tricks.ts';
import type { View } from '../rules/types.ts';
import { type Deal, solve } from '../solver/solve.ts';
import { RENOUNCE } from './code.ts';
import type { Effort } from './effort.ts';
import type { Deed } from './options.ts';
import type { Standing } from './stakes.ts';
import { handIn, type Outlook } from './worlds.ts';

export interface ExactJudge {
  /** Another world has been dealt. */
  readonly newWorld: () => void;
  /** The value of a deed in this world for the declarer's camp; null if it is too early to say. */
  readonly valueOf: (deed: Deed) => number | null;
  readonly isEnough: () => boolean;
}

export function exactJudge(
  view: View,
  { contract, announced }: Standing,
  outlook: Outlook,
  { exact, nodes }: Effort,
): ExactJudge {
  const { phase, trick, tricks } = view;
  const leader = phase.tag === 'lead' || phase.tag === 'follow' ? phase.hand : null;
  const isEarly = TRICKS - tricks.length > exact || leader === null;
  const counts = tally(tricks);
  let values: Map<string, number> | null = null;
  let used = 0;

  function solveWorld(): Map<string, number> {
    const deal: Deal = {
      ...counts,
      hands: view.hands.map((_, seat) => [...handIn(outlook, seat)]),
      trumps: contract.trumps,
      way: announced.way,
      announced: announced.tricks,
      isOpposed: contract.isOpposed,
      declarer: contract.declarer,
      leader: leader ?? 0,
      trick,
    };
    const solved = solve(deal, { nodes });
    used += solved.nodes;
    if (solved.tag === 'too-big') return new Map();
    return new Map(solved.plays.map(({ card, deed, value }) => [nameOf(card, deed === 'renounce'), value]));
  }

  return {
    newWorld: () => {
      values = null;
    },
    valueOf: ({ card, code }) => {
      if (isEarly) return null;
      values ??= solveWorld();
      return values.get(nameOf(card, code >= RENOUNCE)) ?? null;
    },
    isEnough: () => used > nodes,
  };
}

function nameOf(card: number, isRenounced: boolean): string {
  return isRenounced ? `${card} renounced` : `${card}`;
}
