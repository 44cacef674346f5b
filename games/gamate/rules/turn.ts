import type { Seat } from '#contract/game.ts';
import { partnerOf } from './seats.ts';
import type { Contract, Phase, State, View } from './types.ts';

/** What a state and a view both tell. */
type Table = Pick<State, 'phase' | 'contract'>;

/** The player who must act: for the dummy's hand that is the declarer. Null when all is over. */
export function actorOf({ phase, contract }: Table): Seat | null {
  switch (phase.tag) {
    case 'auction':
    case 'opposition':
      return phase.turn;
    case 'announce':
      return contract?.declarer ?? null;
    case 'lead':
    case 'follow':
      if (contract === null) return null;
      return phase.hand === null || phase.hand === partnerOf(contract.declarer)
        ? contract.declarer
        : phase.hand;
    case 'over':
      return null;
  }
}

/** The hand that a card is asked of; null if it is either of the declarer's, or if no card is asked. */
export function handOf({ phase }: Pick<State, 'phase'>): Seat | null {
  return phase.tag === 'lead' || phase.tag === 'follow' ? phase.hand : null;
}

/** GA-10: the seat whose hand lies open: once nobody can oppose any more. */
export function dummyOf({
  phase,
  contract,
}: {
  readonly phase: Phase;
  readonly contract: Contract | null;
}): Seat | null {
  if (contract === null || phase.tag === 'auction' || phase.tag === 'opposition') return null;
  return partnerOf(contract.declarer);
}

/** GA-10: dummy's hand is played by the declarer, who sees both. */
export function leaderOf({ dummy, contract }: Pick<View, 'dummy' | 'contract'>, seat: Seat): Seat | null {
  return seat === dummy ? (contract?.declarer ?? null) : null;
}
