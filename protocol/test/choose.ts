import type { Rng } from '#contract/rng.ts';
import type { AnyTrial } from '#contract/trial.ts';

export type Move = Readonly<Record<string, unknown>> & { readonly kind: string };

/** Moves looked at before one is chosen: a list may be long. */
const LOOKED_AT = 60;

/** A legal move by chance, mostly of the kinds that a long match is made of. */
export function chooser({ game, eager = [] }: AnyTrial, rng: Rng): (view: unknown) => Move {
  return view => {
    const moves: Move[] = [];
    for (const move of game.moves(view)) {
      moves.push(move as Move);
      if (moves.length === LOOKED_AT) break;
    }
    const better = moves.filter(({ kind }) => eager.includes(kind));
    const among = better.length > 0 && rng.int(8) > 0 ? better : moves;
    return among[rng.int(Math.max(1, among.length))] ?? (game.fallback(view) as Move);
  };
}
