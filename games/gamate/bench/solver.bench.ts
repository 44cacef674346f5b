/**
 * The exact solver on ends of random deals: time and plays tried with so many tricks left, and how many of the
 * deals are solved within a second.
 *
 * Usage: node games/gamate/bench/solver.bench.ts [deals] [tricks left, as 4,5,6,7] [first seed]
 */

import { quantile } from '#bench/lib/figures.ts';
import { print } from '#bench/lib/measure.ts';
import { solve } from '../solver/solve.ts';
import { randomDeal, rngOf } from '../solver/test/random-deal.ts';

const DEALS = Number(process.argv[2] ?? 100);
const LEFT = (process.argv[3] ?? '3,4,5,6,7').split(',').map(Number);
const FIRST = Number(process.argv[4] ?? 1);
/** Whoever needs more is not waited for. */
const LIMIT = { nodes: 50_000_000 };

// The compiler learns on other deals.
for (let i = 0; i < 50; i++) solve(randomDeal(rngOf(i, 99), 4));

for (const left of LEFT) {
  const ms: number[] = [];
  const wall: number[] = [];
  const nodes: number[] = [];
  let unsolved = 0;
  for (let i = 0; i < DEALS; i++) {
    const deal = randomDeal(rngOf(FIRST + i, left), left);
    const cpu = process.threadCpuUsage();
    const start = performance.now();
    const solved = solve(deal, LIMIT);
    const { user, system } = process.threadCpuUsage(cpu);
    wall.push(performance.now() - start);
    ms.push((user + system) / 1000);
    nodes.push(solved.nodes);
    if (solved.tag === 'too-big') unsolved++;
  }
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
  print({
    bench: 'gamate-solver',
    left,
    deals: DEALS,
    msMedian: Number(quantile(wall, 0.5).toFixed(2)),
    cpuMsMedian: Number(quantile(ms, 0.5).toFixed(2)),
    cpuMs90: Number(quantile(ms, 0.9).toFixed(2)),
    cpuMsMost: Number(quantile(ms, 1).toFixed(1)),
    withinOneSecond: Number((ms.filter(one => one <= 1000).length / DEALS).toFixed(3)),
    unsolved,
    nodesMedian: quantile(nodes, 0.5),
    nodesPerSecond: Math.round((sum(nodes) / sum(ms)) * 1000),
  });
}
