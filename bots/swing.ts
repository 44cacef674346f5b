/** Who was ahead in the course of a match, by what the judge expects and not only by points. */
import type { Bot, Level } from '#contract/bot.ts';
import type { Game, Seat, Shape } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';

/** Quick players, all alike: what counts is the position. */
const LEVEL: Level = 2;

/**
 * By seat: the part of the games that it wins from here, in worlds that agree with what this viewer knows; a shared
 * win is shared. With the eyes of a spectator it is what the whole table could expect.
 */
export function chancesFrom<S extends Shape>(
  game: Game<S>,
  bot: Bot<S>,
  view: S['view'],
  { seats, worlds }: { readonly seats: number; readonly worlds: number },
  rng: Rng,
): number[] {
  const wins = Array.from({ length: seats }, () => 0);
  for (let i = 0; i < worlds; i++) {
    const winners = winnersOf(game, bot, game.imagine(view, rng), rng);
    for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
  }
  return wins.map(count => count / worlds);
}

function winnersOf<S extends Shape>(game: Game<S>, bot: Bot<S>, from: S['state'], rng: Rng): Seat[] {
  for (let state = from; ; ) {
    const status = game.status(state);
    if (status.tag === 'over')
      return status.outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const { mode, seats } = status.turn;
    const acting = mode === 'all' ? seats : seats.slice(0, 1);
    const commits = acting.map(seat => {
      const move = bot.choose(game.view(state, seat), LEVEL, rng);
      return { seat, move, elapsedMs: 0, by: 'bot' as const };
    });
    state = game.apply(state, commits, rng);
  }
}
