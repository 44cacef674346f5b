/**
 * How long each level thinks, in self-play: of all decisions, and of those on turn.
 *
 * Usage: node bench/mathisto-decisions.bench.ts [games of each level] [first seed] [levels, as 1,2,3,4,5] [players]
 */
import { bot } from '#games/mathisto/bot/index.ts';
import { game } from '#games/mathisto/rules/index.ts';
import type { Config, Phase } from '#games/mathisto/rules/types.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import type { Level } from '#search/bot.ts';
import { meanOf, quantile } from './lib/figures.ts';
import { print } from './lib/measure.ts';

const GAMES = Number(process.argv[2] ?? 4);
const FIRST = Number(process.argv[3] ?? 1);
const LEVELS = (process.argv[4] ?? '1,2,3,4,5').split(',').map(level => Number(level) as Level);
const SEATS = Number(process.argv[5] ?? 3);
const config: Config = { form: 'strategic', answers: 'choices', record: 'shown', starter: 'random' };

interface Thought {
  readonly phase: Phase['tag'];
  readonly ms: number;
  readonly cpuMs: number;
}

for (const level of LEVELS) {
  // The compiler learns on another game.
  playGame(level, FIRST + GAMES);
  const thoughts = Array.from({ length: GAMES }, (_, i) => playGame(level, FIRST + i)).flat();
  report(level, 'all', thoughts);
  report(
    level,
    'turn',
    thoughts.filter(({ phase }) => phase === 'turn'),
  );
}

function report(level: Level, decisions: 'all' | 'turn', thoughts: readonly Thought[]): void {
  const ms = thoughts.map(thought => thought.ms);
  const cpu = thoughts.map(thought => thought.cpuMs);
  const figure = (value: number): number => Number(value.toFixed(2));
  print({
    bench: 'mathisto-decisions',
    level,
    players: SEATS,
    decisions,
    count: ms.length,
    msMedian: figure(quantile(ms, 0.5)),
    msMean: figure(meanOf(ms)),
    ms99: figure(quantile(ms, 0.99)),
    msMost: figure(quantile(ms, 1)),
    cpuMsMedian: figure(quantile(cpu, 0.5)),
    cpuMsMost: figure(quantile(cpu, 1)),
  });
}

function playGame(level: Level, index: number): Thought[] {
  const seed: Seed = [index, 44, 0, 0, 0, 0, 0, 0];
  const thoughts: Thought[] = [];
  let state = game.setup(config, SEATS, rngFor(seed, 0));
  for (let step = 1; ; step++) {
    const status = game.status(state);
    if (status.tag === 'over') return thoughts;
    const now = state;
    const commits = status.turn.seats.map(seat => {
      const view = game.view(now, seat);
      const cpu = process.threadCpuUsage();
      const start = performance.now();
      const move = bot.choose(view, level, rngFor(seed, 1_000_000 + step * SEATS + seat));
      const ms = performance.now() - start;
      const { user, system } = process.threadCpuUsage(cpu);
      thoughts.push({ phase: view.phase.tag, ms, cpuMs: (user + system) / 1000 });
      return { seat, move, elapsedMs: 0, by: 'bot' as const };
    });
    state = game.apply(state, commits, rngFor(seed, step));
  }
}
