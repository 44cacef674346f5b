/**
 * How long each level thinks, in self-play: of all decisions, and of those in the auction and at the announcement.
 *
 * Usage: node bench/gamate-decisions.bench.ts [deals of each level] [first seed] [levels, as 1,2,3,4,5]
 */
import { bot } from '#games/gamate/bot/index.ts';
import { game } from '#games/gamate/rules/index.ts';
import type { Config, Phase } from '#games/gamate/rules/types.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import type { Level } from '#search/bot.ts';
import { meanOf, quantile } from './lib/figures.ts';
import { print } from './lib/measure.ts';

const DEALS = Number(process.argv[2] ?? 8);
const FIRST = Number(process.argv[3] ?? 1);
const LEVELS = (process.argv[4] ?? '1,2,3,4,5').split(',').map(level => Number(level) as Level);
const config: Config = { definitions: 'plain', floor: '6', length: 'deals-1' };

interface Thought {
  readonly phase: Phase['tag'];
  readonly ms: number;
  readonly cpuMs: number;
}

for (const level of LEVELS) {
  // The compiler learns on another deal.
  playDeal(level, FIRST + DEALS);
  const thoughts = Array.from({ length: DEALS }, (_, i) => playDeal(level, FIRST + i)).flat();
  report(level, 'all', thoughts);
  report(
    level,
    'words',
    thoughts.filter(({ phase }) => phase !== 'lead' && phase !== 'follow'),
  );
}

function report(level: Level, decisions: 'all' | 'words', thoughts: readonly Thought[]): void {
  const ms = thoughts.map(thought => thought.ms);
  const figure = (value: number): number => Number(value.toFixed(2));
  print({
    bench: 'gamate-decisions',
    level,
    decisions,
    count: ms.length,
    msMedian: figure(quantile(ms, 0.5)),
    msMean: figure(meanOf(ms)),
    ms99: figure(quantile(ms, 0.99)),
    msMost: figure(quantile(ms, 1)),
    cpuMsMedian: figure(
      quantile(
        thoughts.map(({ cpuMs }) => cpuMs),
        0.5,
      ),
    ),
    cpuMsMost: figure(Math.max(...thoughts.map(({ cpuMs }) => cpuMs))),
  });
}

function playDeal(level: Level, index: number): Thought[] {
  const seed: Seed = [index, 19, 4, 0, 0, 0, 0, 0];
  const thoughts: Thought[] = [];
  let state = game.setup(config, 4, rngFor(seed, 0));
  for (let step = 1; ; step++) {
    const status = game.status(state);
    if (status.tag === 'over') return thoughts;
    const seat = status.turn.seats[0] ?? 0;
    const view = game.view(state, seat);
    const cpu = process.threadCpuUsage();
    const start = performance.now();
    const move = bot.choose(view, level, rngFor(seed, 1_000_000 + step));
    const ms = performance.now() - start;
    const { user, system } = process.threadCpuUsage(cpu);
    thoughts.push({ phase: view.phase.tag, ms, cpuMs: (user + system) / 1000 });
    state = game.apply(state, [{ seat, move, elapsedMs: 0, by: 'bot' }], rngFor(seed, step));
  }
}
