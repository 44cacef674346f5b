/**
 * How long each level thinks, in self-play of two players; and level 5 in games of three and four.
 *
 * Usage: node games/calculator/bench/decisions.bench.ts [games of each kind] [first seed]
 */

import { quantile } from '#bench/lib/figures.ts';
import { timesOf } from '#bench/lib/self-play.ts';
import { LEVELS, type Level } from '#contract/bot.ts';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';

const GAMES = Number(process.argv[2] ?? 6);
const FIRST = Number(process.argv[3] ?? 1);
const config = { grid: 'full', checking: 'assisted', closing: 'reserve' } as const;

for (const level of LEVELS) measure(level, 2);
for (const seats of [3, 4]) measure(5, seats);

function measure(level: Level, seats: number): void {
  const levels = Array.from({ length: seats }, () => level);
  const { ms, cpu } = timesOf({ game, bot, config, levels }, { games: GAMES, first: FIRST });
  const figures = {
    bench: 'calculator-decisions',
    level,
    seats,
    decisions: ms.length,
    msMedian: Number(quantile(ms, 0.5).toFixed(1)),
    cpuMsMedian: Number(quantile(cpu, 0.5).toFixed(1)),
    cpuMs99: Number(quantile(cpu, 0.99).toFixed(1)),
    cpuMsMost: Number(quantile(cpu, 1).toFixed(1)),
  };
  console.log(JSON.stringify(figures));
}
