import type { Game, Seat, Shape } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { Match } from '#kernel/match.ts';
import type { Seed } from '#kernel/rng.ts';

interface MatchPlayer<S extends Shape> {
  readonly game: Game<S>;
  readonly config: S['config'];
  readonly seats: number;
  readonly seedOf: (index: number) => Seed;
  /** What this seat draws its move with, in this match and at this step. */
  readonly chance: (index: number, step: number, seat: Seat) => Rng;
}

/** One random choice after the other through the whole Match; a match takes a while, so one step is one choice. */
export function matchPlayer<S extends Shape>(how: MatchPlayer<S>): () => number {
  const { game, config, seats, seedOf, chance } = how;
  const open = (index: number): Match<S> => new Match(game, { config, seats, seed: seedOf(index) });
  let index = 0;
  let match = open(index);
  return () => {
    if (match.over) match = open(++index);
    const { turn, chosen } = match.envelope('spectator');
    const seat = turn?.seats.find(one => !chosen.includes(one)) ?? 0;
    const { view, step } = match.envelope(seat);
    const moves = [...game.moves(view)];
    const move = moves[chance(index, step, seat).int(moves.length)];
    match.submit({ seat, move, step, elapsedMs: 0, by: 'bot' });
    return 1;
  };
}
