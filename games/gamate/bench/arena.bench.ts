/**
 * Levels against each other: a pair of one level against a pair of another, each match played twice from the same
 * deals with the seats exchanged.
 *
 * Usage: node games/gamate/bench/arena.bench.ts [matches] [first seed] [pairs, as 5-1,2-1] [game|rubber|deals-8]
 */

import { outcomeOf } from '#bench/lib/arena.ts';
import { meanOf, quantile, winInterval } from '#bench/lib/figures.ts';
import { print } from '#bench/lib/measure.ts';
import type { Level } from '#contract/bot.ts';
import type { Seed } from '#kernel/rng.ts';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import { type Config, LENGTHS } from '../rules/types.ts';

const MATCHES = Number(process.argv[2] ?? 100);
const FIRST = Number(process.argv[3] ?? 1);
const PAIRS = (process.argv[4] ?? '5-1,5-4,4-3,3-2,2-1')
  .split(',')
  .map(pair => pair.split('-').map(Number) as [Level, Level]);
const length = LENGTHS.find(one => one === process.argv[5]) ?? 'game';
const config: Config = { definitions: 'plain', floor: '6', length };

for (const [level, against] of PAIRS) {
  const wins: number[] = [];
  const points: number[] = [];
  const theirs: number[] = [];
  const ms: number[] = [];
  for (let index = 0; index < MATCHES; index++) {
    const camp = index % 2;
    const seed: Seed = [FIRST + Math.floor(index / 2), 31, 0, 0, 0, 0, 0, 0];
    const levels = [0, 1, 2, 3].map(seat => (seat % 2 === camp ? level : against));
    const { ranks, scores } = outcomeOf({ game, bot, config, levels, seed }, decision => {
      if (decision.seat % 2 === camp) ms.push(decision.ms);
    });
    const isDraw = ranks.every(rank => rank === 1);
    wins.push(isDraw ? 0.5 : ranks[camp] === 1 ? 1 : 0);
    points.push(scores[camp] ?? 0);
    theirs.push(scores[1 - camp] ?? 0);
  }
  print({
    bench: 'gamate-arena',
    level,
    against,
    length,
    matches: MATCHES,
    ...winInterval(wins),
    points: Number(meanOf(points).toFixed(2)),
    theirs: Number(meanOf(theirs).toFixed(2)),
    msMedian: Number(quantile(ms, 0.5).toFixed(2)),
    ms99: Number(quantile(ms, 0.99).toFixed(1)),
    msMost: Number(quantile(ms, 1).toFixed(1)),
  });
}
