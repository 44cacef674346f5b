import type { Outcome } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { rngFor } from '#kernel/rng.ts';
import { game } from '../../rules/index.ts';
import { CHECKING, CLOSING, type Config, GRIDS, type Move, type View } from '../../rules/types.ts';

export const PLAIN: Config = { grid: 'full', checking: 'assisted', closing: 'reserve' };

export const CONFIGS: readonly Config[] = GRIDS.flatMap(grid =>
  CHECKING.map((checking, i) => ({ grid, checking, closing: CLOSING[i] ?? 'reserve' })),
);

export function rngOf(seed: number, step = 0): Rng {
  return rngFor([seed, 2, 3, 4, 5, 6, 7, 8], step);
}

/** Plays a game with one mind for all seats. */
export function playTable(
  config: Config,
  seats: number,
  seed: number,
  choose: (view: View, rng: Rng) => Move,
): Outcome {
  let state = game.setup(config, seats, rngOf(seed));
  for (let step = 1; ; step++) {
    const status = game.status(state);
    if (status.tag === 'over') return status.outcome;
    const seat = status.turn.seats[0] as number;
    const move = choose(game.view(state, seat), rngOf(seed, 10_000 + step));
    state = game.apply(state, [{ seat, move, elapsedMs: 0, by: 'bot' }], rngOf(seed, step));
  }
}

/** Views of those on turn in games in which anything that the rules list is done. */
export function someViews(config: Config, seats: number, every: number): { view: View; seed: number }[] {
  const found: { view: View; seed: number }[] = [];
  let asked = 0;
  for (let seed = 0; seed < 3; seed++) {
    playTable(config, seats, seed, (view, rng) => {
      if (asked++ % every === 0) found.push({ view, seed: asked });
      const moves = [...game.moves(view)];
      return moves[rng.int(moves.length)] as Move;
    });
  }
  return found;
}
