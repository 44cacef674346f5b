import { type Bot, interruptionOf, type Level } from '#contract/bot.ts';
import type { Commit, Game, Outcome, Seat, Shape, Turn } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';

export interface Fixture<S extends Shape> {
  readonly game: Game<S>;
  readonly bot: Bot<S>;
  readonly config: S['config'];
  /** One level per seat. */
  readonly levels: readonly Level[];
  readonly seed: Seed;
}

export interface Decision<S extends Shape> {
  readonly seat: Seat;
  /** What it was made from. */
  readonly view: S['view'];
  readonly ms: number;
  /** Of this thread: what the decision took, whatever else the machine was busy with. */
  readonly cpuMs: number;
}

/** Plays one game, everybody free to interrupt before those who must act are asked. Returns the final scores. */
export function playGame<S extends Shape>(
  fixture: Fixture<S>,
  onDecision: (decision: Decision<S>) => void = () => {},
): readonly number[] {
  return outcomeOf(fixture, onDecision).scores;
}

/** The same, with the ranks: in some games more than the scores decides. */
export function outcomeOf<S extends Shape>(
  { game, bot, config, levels, seed }: Fixture<S>,
  onDecision: (decision: Decision<S>) => void = () => {},
): Outcome {
  let state = game.setup(config, levels.length, rngFor(seed, 0));
  for (let step = 1; ; step++) {
    const status = game.status(state);
    if (status.tag === 'over') return status.outcome;
    const { seats, may } = status.turn;
    const interruption = may === undefined ? null : interrupt(may);
    const commits = interruption === null ? seats.map(seat => commitOf(seat, decide(seat))) : [interruption];
    state = game.apply(state, commits, rngFor(seed, step));

    // Steps of the match and thoughts of the bots draw from streams of their own.
    function chanceOf(seat: Seat, question: number): Rng {
      return rngFor(seed, 1_000_000 + (step * 2 + question) * levels.length + seat);
    }

    function interrupt({ seats, kinds }: NonNullable<Turn['may']>): Commit<S['move']> | null {
      for (const seat of seats) {
        const level = levels[seat] as Level;
        const move = interruptionOf(bot, game.view(state, seat), { level, kinds }, chanceOf(seat, 1));
        if (move !== null) return commitOf(seat, move);
      }
      return null;
    }

    function decide(seat: Seat): S['move'] {
      const rng = chanceOf(seat, 0);
      const view = game.view(state, seat);
      const cpu = process.threadCpuUsage();
      const start = performance.now();
      const move = bot.choose(view, levels[seat] as Level, rng);
      const ms = performance.now() - start;
      const { user, system } = process.threadCpuUsage(cpu);
      onDecision({ seat, view, ms, cpuMs: (user + system) / 1000 });
      return move;
    }
  }
}

function commitOf<Move>(seat: Seat, move: Move): Commit<Move> {
  return { seat, move, elapsedMs: 0, by: 'bot' };
}
