/** Who was ahead in the course of a match, by what the judge expects and not only by points. */
import type { Bot, Level } from '#contract/bot.ts';
import type { Game, Outcome, Shape } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';

/** Quick players, all alike: what counts is the position. */
const LEVEL: Level = 2;

/** Moments at which a review asks who was ahead; of its worlds, this part is played to its end for each. */
const MOMENTS = 32;
const PLAYED_OUT = 1 / 4;
/** The judge's chance in these, apart from all others. */
const SWINGS = 8_000_000;

/** Who was ahead at a step: by seat, the part of the games that it wins from there. */
export interface Moment {
  readonly step: number;
  readonly chances: readonly number[];
  /** By seat, what it has in the end on average, in points. */
  readonly scores: readonly number[];
}

/** Of all steps of a match those at which it is asked: evenly spread, with the first and the last. */
export function momentsOf<Step>(steps: readonly Step[]): Step[] {
  const apart = Math.max(1, Math.ceil(steps.length / MOMENTS));
  return steps.filter((_, index) => index % apart === 0 || index === steps.length - 1);
}

/** `view`: what everybody at the table could see at that step. The same match gives the same answer. */
export function momentAt<S extends Shape>(
  game: Game<S>,
  bot: Bot<S>,
  { step, view }: { readonly step: number; readonly view: S['view'] },
  { seats, worlds, seed }: { readonly seats: number; readonly worlds: number; readonly seed: Seed },
): Moment {
  const effort = { seats, worlds: Math.ceil(worlds * PLAYED_OUT) };
  return { step, ...endsFrom(game, bot, view, effort, rngFor(seed, SWINGS + step)) };
}

/**
 * How it ends from here, in worlds that agree with what this viewer knows; a shared win is shared. With the eyes of a
 * spectator it is what the whole table could expect.
 */
function endsFrom<S extends Shape>(
  game: Game<S>,
  bot: Bot<S>,
  view: S['view'],
  { seats, worlds }: { readonly seats: number; readonly worlds: number },
  rng: Rng,
): Omit<Moment, 'step'> {
  const wins = Array.from({ length: seats }, () => 0);
  const points = Array.from({ length: seats }, () => 0);
  for (let i = 0; i < worlds; i++) {
    const { ranks, scores } = endOf(game, bot, game.imagine(view, rng), rng);
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
    for (const [seat, score] of scores.entries()) points[seat] = (points[seat] ?? 0) + score;
  }
  return { chances: wins.map(count => count / worlds), scores: points.map(sum => sum / worlds) };
}

function endOf<S extends Shape>(game: Game<S>, bot: Bot<S>, from: S['state'], rng: Rng): Outcome {
  for (let state = from; ; ) {
    const status = game.status(state);
    if (status.tag === 'over') return status.outcome;
    const { mode, seats } = status.turn;
    const acting = mode === 'all' ? seats : seats.slice(0, 1);
    const commits = acting.map(seat => {
      const move = bot.choose(game.view(state, seat), LEVEL, rng);
      return { seat, move, elapsedMs: 0, by: 'bot' as const };
    });
    state = game.apply(state, commits, rng);
  }
}
