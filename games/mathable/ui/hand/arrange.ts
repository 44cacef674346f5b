import type { Tile } from '../../rules/types.ts';

/**
 * The slots of a rack in the order in which its owner put the tiles; those that came since lie at the end. Tiles of
 * one number cannot be told apart.
 */
export function arrange(tiles: readonly Tile[], order: readonly Tile[]): readonly number[] {
  const slots: number[] = [];
  for (const wanted of order) {
    const slot = tiles.findIndex((tile, at) => tile === wanted && !slots.includes(at));
    if (slot !== -1) slots.push(slot);
  }
  const others = [...tiles.keys()].filter(slot => !slots.includes(slot));
  return [...slots, ...others];
}

/** The same with one slot moved to another place. */
export function moveTo(slots: readonly number[], slot: number, place: number): readonly number[] {
  return slots.filter(one => one !== slot).toSpliced(place, 0, slot);
}
