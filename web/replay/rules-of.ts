import type { AnyGame } from '#games/entry.ts';
import { registry } from '#games/registry.ts';

/** The rules of a game, if it is on the shelf and has some. A file may name anything. */
export async function rulesOf(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(registry, id) ? (await registry[id]?.rules?.())?.game : undefined;
}
