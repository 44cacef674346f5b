/**
 * Levels against each other, two players, each pair of games with the same draw and the seats changed.
 *
 * Usage: node bench/calculator-arena.bench.ts [games] [first seed] [pairs, as 5-1,2-1]
 */
import { bot } from '#games/calculator/bot/index.ts';
import { game } from '#games/calculator/rules/index.ts';
import type { Seed } from '#kernel/rng.ts';
import type { Level } from '#search/bot.ts';
import { playGame } from './lib/arena.ts';
import { meanOf, winInterval } from './lib/figures.ts';

const GAMES = Number(process.argv[2] ?? 100);
const FIRST = Number(process.argv[3] ?? 1);
const PAIRS = (process.argv[4] ?? '2-1,3-2,4-3,5-4,5-1')
  .split(',')
  .map(pair => pair.split('-').map(Number) as Level[]);
const config = { grid: 'full', checking: 'assisted', closing: 'reserve' } as const;

for (const [level, against] of PAIRS as [Level, Level][]) {
  const wins: number[] = [];
  const margins: number[] = [];
  const ms: number[] = [];
  const cpu: number[] = [];
  for (let index = 0; index < GAMES; index++) {
    const seat = index % 2;
    const seed: Seed = [FIRST + Math.floor(index / 2), 18, 0, 0, 0, 0, 0, 0];
    const levels = seat === 0 ? [level, against] : [against, level];
    const scores = playGame({ game, bot, config, levels, seed }, decision => {
      if (decision.seat !== seat) return;
      ms.push(decision.ms);
      cpu.push(decision.cpuMs);
    });
    const margin = (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);
    wins.push(margin > 0 ? 1 : margin === 0 ? 0.5 : 0);
    margins.push(margin);
  }
  const figures = {
    bench: 'calculator-arena',
    level,
    against,
    games: GAMES,
    ...winInterval(wins),
    margin: Math.round(meanOf(margins)),
    msMean: Number(meanOf(ms).toFixed(2)),
    msMost: Number(Math.max(...ms).toFixed(1)),
    cpuMsMost: Number(Math.max(...cpu).toFixed(1)),
  };
  console.log(JSON.stringify(figures));
}
