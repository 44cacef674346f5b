import type { AnyGame } from '#contract/game.ts';
import type { AnyGameUi } from '#contract/page.ts';

/** The page of a game until it has its own: see plain/parts.ts. */
export function plainUi(
  rules: () => Promise<{ readonly game: AnyGame }>,
): () => Promise<{ readonly gameUi: AnyGameUi }> {
  return async () => {
    const [{ makeUi }, { game }] = await Promise.all([import('./index.tsx'), rules()]);
    return { gameUi: makeUi(game) };
  };
}
