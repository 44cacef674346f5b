/**
 * Levels against each other: one player of a level with others of another, each deal played once from every seat.
 *
 * Usage: node games/matryoshka/bench/arena.bench.ts [games] [first seed] [pairs, as 5-1,2-1] [players] [remarks|silent]
 */

import { outcomeOf } from '#bench/lib/arena.ts';
import { meanOf, winInterval } from '#bench/lib/figures.ts';
import { print } from '#bench/lib/measure.ts';
import type { Level } from '#contract/bot.ts';
import type { Seed } from '#kernel/rng.ts';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';

const GAMES = Number(process.argv[2] ?? 300);
const FIRST = Number(process.argv[3] ?? 1);
const PAIRS = (process.argv[4] ?? '5-1,5-4,4-3,3-2,2-1')
  .split(',')
  .map(pair => pair.split('-').map(Number) as Level[]);
const SEATS = Number(process.argv[5] ?? 3);
const config = { talk: process.argv[6] === 'silent' ? 'silent' : 'remarks' } as const;

for (const [level, against] of PAIRS as [Level, Level][]) {
  const wins: number[] = [];
  const points: number[] = [];
  const theirs: number[] = [];
  const ms: number[] = [];
  const cpu: number[] = [];
  for (let index = 0; index < GAMES; index++) {
    const seat = index % SEATS;
    const seed: Seed = [FIRST + Math.floor(index / SEATS), 21, 0, 0, 0, 0, 0, 0];
    const levels = Array.from({ length: SEATS }, (_, one) => (one === seat ? level : against));
    const { ranks, scores } = outcomeOf({ game, bot, config, levels, seed }, decision => {
      if (decision.seat !== seat) return;
      ms.push(decision.ms);
      cpu.push(decision.cpuMs);
    });
    // A shared victory (MY-11) is shared among those who have it.
    wins.push(ranks[seat] === 1 ? 1 / ranks.filter(rank => rank === 1).length : 0);
    points.push(scores[seat] ?? 0);
    theirs.push(...scores.filter((_, other) => other !== seat));
  }
  print({
    bench: 'matryoshka-arena',
    level,
    against,
    players: SEATS,
    talk: config.talk,
    games: GAMES,
    ...winInterval(wins),
    points: Number(meanOf(points).toFixed(2)),
    theirs: Number(meanOf(theirs).toFixed(2)),
    msMean: Number(meanOf(ms).toFixed(2)),
    msMost: Number(Math.max(...ms).toFixed(1)),
    cpuMsMost: Number(Math.max(...cpu).toFixed(1)),
  });
}
