/**
 * Games of Calculator: through the whole Match with moves of the sample, every move parsed, checked, logged and
 * fingerprinted; and in the compact form in which bots think, every turn the best at a glance.
 *
 * Usage: node games/calculator/bench/playouts.bench.ts [seconds]
 */

import { print } from '#bench/lib/measure.ts';
import { Match } from '#kernel/match.ts';
import { must } from '#kernel/must.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import { playTurn } from '../bot/lookahead.ts';
import { copyGame, gameOf, type QuickGame, seatOf } from '../bot/quick-game.ts';
import { game } from '../rules/index.ts';

const SECONDS = Number(process.argv[2] ?? 3);
const config = { grid: 'full', checking: 'assisted', closing: 'reserve' } as const;

report('Calculator through the Match', playMatch);
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

function playMatch(index: number): number {
  const seed: Seed = [index, 3, 0, 0, 0, 0, 0, 0];
  const match = new Match(game, { config, seats: 2, seed });
  const rng = rngFor(seed, 1_000_000);
  while (!match.over) {
    const seat = match.envelope('spectator').turn?.seats[0] ?? 0;
    const { view, step } = match.envelope(seat);
    const moves = [...game.moves(view)];
    const move = must(moves[rng.int(moves.length)]);
    match.submit({ seat, move, step, elapsedMs: 0, by: 'bot' });
  }
  return match.step;
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
