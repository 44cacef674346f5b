import type { AnyGame } from '#contract/game.ts';
import type { AnyGameUi } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import { uiRegistry } from '#games/registry-ui.ts';

export interface Playable {
  readonly game: AnyGame;
  readonly gameUi: AnyGameUi;
}

/**
 * A game ready for all that happens in a match by these options on this device; without options, in any match
 * anywhere. Undefined if it is not on the shelf, or not written. A file may name anything.
 */
export async function playable(id: string, config?: unknown): Promise<Playable | undefined> {
  if (!Object.hasOwn(registry, id)) return undefined;
  const [rules, ui] = await Promise.all([registry[id]?.rules?.(), uiRegistry[id]?.ui?.()]);
  if (rules === undefined || ui === undefined) return undefined;
  await ui.gameUi.prepare?.(config);
  return { game: rules.game, gameUi: ui.gameUi };
}
