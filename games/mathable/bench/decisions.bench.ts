/**
 * How long level 5 thinks, in self-play of two, three and four players.
 *
 * Usage: node games/mathable/bench/decisions.bench.ts [games of each size] [first seed]
 */

import { meanOf, quantile } from '#bench/lib/figures.ts';
import { timesOf } from '#bench/lib/self-play.ts';
import type { Level } from '#contract/bot.ts';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';

const GAMES = Number(process.argv[2] ?? 3);
const FIRST = Number(process.argv[3] ?? 1);
const config = { checking: 'referee', lines: 'automatic' } as const;

for (const seats of [2, 3, 4]) {
  const levels = Array.from({ length: seats }, (): Level => 5);
  const { ms, cpu } = timesOf({ game, bot, config, levels }, { games: GAMES, first: FIRST });
  const figures = {
    bench: 'mathable-decisions',
    level: 5,
    seats,
    decisions: ms.length,
    msMean: Number(meanOf(ms).toFixed(1)),
    ms99: Number(quantile(ms, 0.99).toFixed(1)),
    msMost: Number(quantile(ms, 1).toFixed(1)),
    cpuMsMost: Number(quantile(cpu, 1).toFixed(1)),
  };
  console.log(JSON.stringify(figures));
}
