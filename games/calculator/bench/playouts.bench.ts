/**
 * Games of Calculator: through the whole Match with moves of the sample, every move parsed, checked, logged and
 * fingerprinted; and in the compact form in which bots think, every turn the best at a glance.
 *
 * Usage: node games/calculator/bench/playouts.bench.ts [seconds]
 */

import { print } from '#bench/lib/measure.ts';
import { playMatch } from '#bench/lib/self-play.ts';
import { must } from '#kernel/must.ts';
import { rngFor } from '#kernel/rng.ts';
import { playTurn } from '../bot/lookahead.ts';
import { copyGame, gameOf, type QuickGame, seatOf } from '../bot/quick-game.ts';
import { game } from '../rules/index.ts';

const SECONDS = Number(process.argv[2] ?? 3);
const config = { grid: 'full', checking: 'assisted', closing: 'reserve' } as const;

report('Calculator through the Match', index =>
  playMatch(game, config, index, (moves, rng) => must(moves[rng.int(moves.length)])),
);
report('Calculator in compact form', compactPlayer());

/** Plays games for some seconds, after one of warming up. */
function report(bench: string, play: (index: number) => number): void {
  let index = 0;
  for (const start = performance.now(); performance.now() - start < 1000; ) play(index++);
  const first = index;
  let turns = 0;
  const cpu = process.threadCpuUsage();
  const start = performance.now();
  while (performance.now() - start < 1000 * SECONDS) turns += play(index++);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.threadCpuUsage(cpu);
  const games = index - first;
  print({
    bench,
    turnsPerSecond: Math.round(turns / seconds),
    turnsPerCpuSecond: Math.round((1e6 * turns) / (user + system)),
    gamesPerSecond: Number((games / seconds).toFixed(1)),
    turns,
    games,
  });
}

function compactPlayer(): (index: number) => number {
  const starts = Array.from({ length: 64 }, (_, index): QuickGame => {
    const state = game.setup(config, 2, rngFor([index, 5, 0, 0, 0, 0, 0, 0], 0));
    return gameOf(state, state.racks, state.bag);
  });
  return index => {
    const table = copyGame(must(starts[index % starts.length]));
    while (seatOf(table) !== null) playTurn(table);
    return table.turns;
  };
}
