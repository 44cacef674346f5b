/**
 * Whoever names the trumps last has the better of a deal, and an opposition names them last (GA-9): by points alone it
 * would nearly always pay, and hardly a contract of the auction would be played. At a table of people it is the
 * exception. The bots keep to that, as long as the other camp does.
 */
import type { Seat } from '#contract/game.ts';
import { campOf } from '../rules/seats.ts';
import type { View } from '../rules/types.ts';
import type { Weighed } from './average.ts';

/** In points: so much better than to let the contract stand, which is so in about one deal of five. */
const PRUDENCE = 84;
/** A camp that opposed so often, in more than this part of the deals, is answered in kind. */
const OFTEN = 2;
const MOST = 0.4;

/** In points: how much better an opposition must look than letting the contract stand. */
export function prudenceOf({ past }: Pick<View, 'past'>, me: Seat): number {
  const contracts = past.flatMap(deal => (deal.tag === 'void' ? [] : [deal.contract]));
  const opposed = contracts.filter(one => one.isOpposed && campOf(one.declarer) !== campOf(me)).length;
  return opposed >= OFTEN && opposed > MOST * contracts.length ? 0 : PRUDENCE;
}

/**
 * What is advised keeps to it too: an opposition counts for less by that margin, and nobody is told to oppose their own
 * partner.
 */
export function asIsCustom(view: View, weighed: readonly Weighed[]): readonly Weighed[] {
  const { me, phase, contract } = view;
  if (phase.tag !== 'opposition' || me === 'spectator' || contract === null) return weighed;
  const isTheirs = campOf(contract.declarer) !== campOf(me);
  const margin = prudenceOf(view, me);
  return weighed
    .filter(({ move }) => isTheirs || move.kind !== 'oppose')
    .map(one => (one.move.kind === 'oppose' ? { ...one, value: one.value - margin } : one))
    .sort((a, b) => b.value - a.value);
}
