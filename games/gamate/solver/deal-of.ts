import { tally } from '../rules/tricks.ts';
import type { State } from '../rules/types.ts';
import type { Deal } from './solve.ts';

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
