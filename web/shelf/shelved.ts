import type { BoxEntry, GameEntry } from '#contract/entry.ts';
import type { Facts } from '#contract/game.ts';
import type { Box, Meta } from '#contract/meta.ts';
import { registry } from '#games/registry.ts';
import { boxRegistry } from '#games/registry-box.ts';

/** A game as it stands on the shelf. */
export interface Shelved {
  readonly id: string;
  readonly meta: Meta;
  readonly box: Box;
  readonly entry: GameEntry;
  readonly parts: BoxEntry;
  /** It can be played. A game without rules is not out of its box yet. */
  readonly isOpen: boolean;
}

/** From left to right. */
export const shelf: readonly Shelved[] = Object.entries(registry)
  .map(([id, entry]) => ({
    id,
    meta: entry.meta,
    box: entry.meta.box ?? plainBox(),
    entry,
    parts: boxRegistry[id] ?? {},
    isOpen: entry.rules !== undefined,
  }))
  .toSorted((a, b) => a.box.stand - b.box.stand);

export function findShelved(id: string | undefined): Shelved | undefined {
  return shelf.find(one => one.id === id);
}

/** On a narrow screen: two large boxes on the first plank, then three at a time. */
export function inRows(games: readonly Shelved[]): readonly (readonly Shelved[])[] {
  const rows = [games.slice(0, 2)];
  for (let from = 2; from < games.length; from += 3) rows.push(games.slice(from, from + 3));
  return rows;
}

/** For a game that says nothing about its box: last, middle-sized, grey. */
function plainBox(): Box {
  return { stand: Number.POSITIVE_INFINITY, width: 220, height: 240, side: '#6b645a' };
}

/** `{least, select, same {{most}} other {{least} to {most}}}` */
export function span({ min, max }: Meta['players']): Facts {
  return { least: min === max ? 'same' : min, most: max };
}
