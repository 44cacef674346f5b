import type { Seat } from '#contract/game.ts';
import { sum } from '../../rules/tiles.ts';
import type { Tile, View } from '../../rules/types.ts';

/** Where a player's total comes from (MB-8, MB-10, MB-18). */
export function earnings(
  { past, shown }: View,
  seat: Seat,
): {
  readonly placed: number;
  readonly bonus: number;
  readonly left: number;
  readonly tiles: readonly Tile[];
} {
  const own = past.filter(turn => turn.seat === seat);
  const tiles = shown[seat] ?? [];
  return {
    placed: sum(own.flatMap(({ placements }) => placements.map(({ points }) => points))),
    bonus: sum(own.map(({ superBonus }) => superBonus)),
    left: sum(tiles),
    tiles,
  };
}
