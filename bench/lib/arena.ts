import type { Game, Seat, Shape } from '#kernel/game.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import type { Bot, Level } from '#search/bot.ts';

export interface Fixture<S extends Shape> {
  readonly game: Game<S>;
  readonly bot: Bot<S>;
  readonly config: S['config'];
  /** One level per seat. */
  readonly levels: readonly Level[];
  readonly seed: Seed;
}

export interface Decision {
  readonly seat: Seat;
  readonly ms: number;
  /** Of this thread: what the decision took, whatever else the machine was busy with. */
  readonly cpuMs: number;
}

/** Plays one game, asking only those who must act. Returns the final scores. */
export function playGame<S extends Shape>(
  { game, bot, config, levels, seed }: Fixture<S>,
  onDecision: (decision: Decision) => void = () => {},
): readonly number[] {
  let state = game.setup(config, levels.length, rngFor(seed, 0));
  for (let step = 1; ; step++) {
    const status = game.status(state);
    if (status.tag === 'over') return status.outcome.scores;
    const commits = status.turn.seats.map(seat => {
      // Steps of the match and thoughts of the bots draw from streams of their own.
      const rng = rngFor(seed, 1_000_000 + step * levels.length + seat);
      const view = game.view(state, seat);
      const cpu = process.threadCpuUsage();
      const start = performance.now();
      const move = bot.choose(view, levels[seat] as Level, rng);
      const ms = performance.now() - start;
      const { user, system } = process.threadCpuUsage(cpu);
      onDecision({ seat, ms, cpuMs: (user + system) / 1000 });
      return { seat, move, elapsedMs: 0, by: 'bot' as const };
    });
    state = game.apply(state, commits, rngFor(seed, step));
  }
}
