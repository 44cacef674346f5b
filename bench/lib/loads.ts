import type { Json } from '#contract/json.ts';
import { game as mathable } from '#games/mathable/rules/index.ts';
import type { Load } from './server-load.ts';

export type Played = Pick<Load, 'game' | 'config' | 'choose'>;

/** What is played where a server is measured: a game of a few lines, as the others have it, and one of the shelf. */
export const FIVE14: Played = { game: 'five14', config: {}, choose: freeCell };
export const MATHABLE: Played = {
  game: 'mathable',
  config: { checking: 'referee', lines: 'automatic' },
  choose: firstMove,
};

function freeCell({ cells }: { readonly cells: readonly number[] }): Json {
  let cell: number;
  do cell = Math.floor(Math.random() * cells.length);
  while (cells[cell] !== 0);
  return { kind: 'claim', cell };
}

/** Looks no further than the first move there is: what is measured is the server. */
function firstMove(view: Parameters<typeof mathable.moves>[0]): Json {
  for (const move of mathable.moves(view)) return move;
  return mathable.fallback(view);
}
