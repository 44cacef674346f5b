import type { AnyMatchRules } from '#contract/game.ts';
import type { AnyGameUi } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import { uiRegistry } from '#games/registry-ui.ts';

export interface Playable {
  readonly game: AnyMatchRules;
  readonly gameUi: AnyGameUi;
}

/**
 * A game with the rules for a match by these options; without options, for any match. Undefined if it is not on
 * the shelf, or not written. A file may name anything.
 */
export async function playable(id: string, config?: unknown): Promise<Playable | undefined> {
  if (!Object.hasOwn(registry, id)) return undefined;
  const gameUi = (await uiRegistry[id]?.ui?.())?.gameUi;
  const rulesFor = config === undefined ? undefined : gameUi?.rulesFor;
  const game = rulesFor === undefined ? (await registry[id]?.rules?.())?.game : await rulesFor(config);
  return game === undefined || gameUi === undefined ? undefined : { game, gameUi };
}

/** The rules alone, for any match. */
export async function rulesOf(id: string): Promise<AnyMatchRules | undefined> {
  return (await playable(id))?.game;
}
