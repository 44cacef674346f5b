import type { Seat } from '#contract/game.ts';
import { AWAY } from '#protocol/limits.ts';
import type { TableInfo } from '#protocol/table-info.ts';

/**
 * The seats whose owners have been away for AWAY or longer: the others need not wait for them. There are none in a
 * game with days for each move, where nobody has to be here.
 */
export function seatsGone({ status, seats, clock, you }: TableInfo, now: number): readonly Seat[] {
  if (status !== 'playing' || clock.kind === 'days' || you.seat === null) return [];
  return seats.flatMap((there, seat) => {
    if (seat === you.seat || there.kind !== 'person' || there.handedOver !== null) return [];
    // They sit around somebody's device.
    if (there.heldBy !== undefined) return [];
    return there.awaySince !== null && now - there.awaySince >= AWAY ? [seat] : [];
  });
}
