/**
 * Levels against each other: one player of a level with others of another, each deal played once from every seat.
 * `share` is the part of the games won, a shared first place divided among those who have it (MH-20).
 *
 * Usage: node games/mathisto/bench/arena.bench.ts [games] [first seed] [pairs, as 5-1,2-1] [players] [strategic|simplified]
 */

import { outcomeOf } from '#bench/lib/arena.ts';
import { meanOf, quantile, winInterval } from '#bench/lib/figures.ts';
import { print } from '#bench/lib/measure.ts';
import type { Level } from '#contract/bot.ts';
import type { Seed } from '#kernel/rng.ts';
import { bot } from '../bot/index.ts';
import { waitsOf } from '../bot/manners.ts';
import { game } from '../rules/index.ts';
import type { Config } from '../rules/types.ts';

const GAMES = Number(process.argv[2] ?? 300);
const FIRST = Number(process.argv[3] ?? 1);
const PAIRS = (process.argv[4] ?? '5-1,5-4,4-3,3-2,2-1')
  .split(',')
  .map(pair => pair.split('-').map(Number) as [Level, Level]);
const SEATS = Number(process.argv[5] ?? 3);
const form = process.argv[6] === 'simplified' ? 'simplified' : 'strategic';
const config: Config = { form, answers: 'choices', record: 'shown', starter: 'random' };

for (const [level, against] of PAIRS) {
  const wins: number[] = [];
  const points: number[] = [];
  const theirs: number[] = [];
  const ms: number[] = [];
  const cpu: number[] = [];
  let decisions = 0;
  let circled = 0;
  let waited = 0;
  for (let index = 0; index < GAMES; index++) {
    const seat = index % SEATS;
    const seed: Seed = [FIRST + Math.floor(index / SEATS), 41, 0, 0, 0, 0, 0, 0];
    const levels = Array.from({ length: SEATS }, (_, one) => (one === seat ? level : against));
    let longest = 0;
    const { ranks, scores, rule } = outcomeOf({ game, bot, config, levels, seed }, decision => {
      decisions++;
      const { view } = decision;
      if (view.phase.tag === 'turn') {
        const waits = waitsOf(view, decision.seat).filter((_, one) => (view.handSizes[one] ?? 0) > 0);
        longest = Math.max(longest, ...waits);
      }
      if (decision.seat !== seat) return;
      ms.push(decision.ms);
      cpu.push(decision.cpuMs);
    });
    if (rule === 'MH-21') circled++;
    // Somebody with cards had no turn for more than three rounds.
    if (longest > 3 * SEATS) waited++;
    wins.push(ranks[seat] === 1 ? 1 / ranks.filter(rank => rank === 1).length : 0);
    points.push(scores[seat] ?? 0);
    theirs.push(...scores.filter((_, other) => other !== seat));
  }
  print({
    bench: 'mathisto-arena',
    level,
    against,
    players: SEATS,
    form,
    games: GAMES,
    ...winInterval(wins),
    points: Number(meanOf(points).toFixed(2)),
    theirs: Number(meanOf(theirs).toFixed(2)),
    circled,
    waited,
    decisionsPerGame: Math.round(decisions / GAMES),
    msMedian: Number(quantile(ms, 0.5).toFixed(2)),
    cpuMsMedian: Number(quantile(cpu, 0.5).toFixed(2)),
    cpuMsMost: Number(Math.max(...cpu).toFixed(1)),
  });
}
