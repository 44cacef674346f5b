import type { Seat } from '#contract/game.ts';
import type { Past, View } from '../../rules/types.ts';

/** The turns in which a player laid something that stayed. */
export function playsOf({ past }: View, seat: Seat): readonly Extract<Past, { kind: 'played' }>[] {
  return past.filter(turn => turn.kind === 'played').filter(turn => turn.seat === seat);
}
