import type { Seat } from '#kernel/game.ts';
import type { View } from '../rules/types.ts';

export const ROLES = ['dealer', 'declarer', 'dummy'] as const;
export type Role = (typeof ROLES)[number];

/** What a seat is in this deal, beside being one of four. */
export function rolesOf({ dealer, contract, dummy }: View, seat: Seat): readonly Role[] {
  return ROLES.filter(role => {
    switch (role) {
      case 'dealer':
        return dealer === seat;
      case 'declarer':
        return contract?.declarer === seat;
      case 'dummy':
        return dummy === seat;
    }
  });
}
