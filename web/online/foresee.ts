import type { AnyGame, Seat } from '#contract/game.ts';
import type { AnyEnvelope } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';

/** A move is believed to come out the same if it does in so many worlds: in two it might by chance. */
const WORLDS = 16;

export interface OwnChoice {
  /** What the seat saw when it chose. */
  readonly before: AnyEnvelope;
  readonly seat: Seat;
  readonly move: unknown;
}

/**
 * What a seat will see once its choice is taken, if that can be known without knowing anything secret: the
 * choice waits for others, or it comes out the same in every world that this seat can imagine. Null if not: a
 * tile to be drawn is not invented. The end of a match is never foreseen. `seed`: which worlds are imagined.
 */
export function foresee(
  game: AnyGame,
  { before, seat, move, seed }: OwnChoice & { readonly seed: Seed },
): AnyEnvelope | null {
  const { turn, chosen, step } = before;
  if (turn === null || !isAsked(before, seat)) return null;
  if (turn.mode === 'all' && chosen.length + 1 < turn.seats.length)
    return { ...before, chosen: [...chosen, seat].sort((a, b) => a - b), mine: move };
  if (turn.seats.length > 1) return null;

  const comesOut = (world: number) => {
    const state = game.imagine(before.view, rngFor(seed, 2 * world));
    const commit = { seat, move, elapsedMs: 0, by: 'player' as const };
    const after = game.apply(state, [commit], rngFor(seed, 2 * world + 1));
    return { status: game.status(after), view: game.view(after, seat) };
  };
  const first = comesOut(0);
  if (first.status.tag !== 'playing') return null;
  const told = JSON.stringify(first);
  for (let world = 1; world < WORLDS; world++) {
    if (JSON.stringify(comesOut(world)) !== told) return null;
  }
  return { ...before, step: step + 1, turn: first.status.turn, chosen: [], mine: null, view: first.view };
}
