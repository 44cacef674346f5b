import type { Seat } from '#contract/game.ts';
import { partnerOf } from '../../rules/seats.ts';
import type { View } from '../../rules/types.ts';

const ROLES = ['partner', 'dealer', 'declarer', 'dummy'] as const;
type Role = (typeof ROLES)[number];

/** What a seat is in this deal, beside being one of four: for whoever looks on, too. */
export function rolesOf({ dealer, contract, dummy, me }: View, seat: Seat): readonly Role[] {
  return ROLES.filter(role => {
    switch (role) {
      case 'partner':
        return me !== 'spectator' && partnerOf(me) === seat;
      case 'dealer':
        // Who dealt matters as long as people speak.
        return dealer === seat && contract === null;
      case 'declarer':
        return contract?.declarer === seat;
      case 'dummy':
        return dummy === seat;
    }
  });
}
