import type { MatchRules, Shape } from '#contract/game.ts';

/** The rules under which a match of this version is played; undefined if they are not known here. */
export function rulesOf<S extends Shape, Rules extends MatchRules<S>>(
  game: Rules & MatchRules<S>,
  version: number,
): Rules | undefined {
  if (game.version === version) return game;
  const then = game.earlier?.find(one => one.version === version);
  return then === undefined ? undefined : { ...game, ...then };
}
