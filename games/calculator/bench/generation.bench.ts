/**
 * All single-line plays on mid-game positions: the second and third quarter of the turns of games that two players
 * play with the best turn they see. CPU time is given, too, for machines that are busy with other things.
 *
 * Usage: node games/calculator/bench/generation.bench.ts [games] [first seed]
 */

import { meanOf, quantile } from '#bench/lib/figures.ts';
import { rngFor, seedFrom } from '#kernel/rng.ts';
import { playTurn } from '../bot/lookahead.ts';
import { fieldToPlay, gameOf, seatOf } from '../bot/quick-game.ts';
import { setup } from '../rules/setup.ts';
import { GRIDS } from '../rules/types.ts';
import { bestOn, THOROUGH } from '../solver/best-plays.ts';
import type { Field } from '../solver/field.ts';
import { listPlays } from '../solver/generate.ts';
import { copyField } from '../solver/lay.ts';

const GAMES = Number(process.argv[2] ?? 40);
const FIRST = Number(process.argv[3] ?? 1);
/** Short stretches of CPU time are not measured well: each position is gone through so many times. */
const REPEATS = 5;

for (const grid of GRIDS) {
  const fields = Array.from({ length: GAMES }, (_, index) => midGame(grid, FIRST + index)).flat();
  // The compiler learns on the first of them.
  for (const field of fields.slice(0, 20)) listPlays(field);
  report('calculator-generation', grid, fields, field => listPlays(field).count);
  report('calculator-best-plays', grid, fields, field => bestOn(field, THOROUGH).length);
}

function report(bench: string, grid: string, fields: readonly Field[], work: (field: Field) => number): void {
  const ms: number[] = [];
  const cpu: number[] = [];
  const plays: number[] = [];
  for (const field of fields) {
    const before = process.threadCpuUsage();
    const times: number[] = [];
    let found = 0;
    for (let i = 0; i < REPEATS; i++) {
      const start = performance.now();
      found = work(field);
      times.push(performance.now() - start);
    }
    const { user, system } = process.threadCpuUsage(before);
    cpu.push((user + system) / 1000 / REPEATS);
    ms.push(quantile(times, 0.5));
    plays.push(found);
  }
  const figures = {
    bench,
    grid,
    positions: fields.length,
    msMedian: Number(quantile(ms, 0.5).toFixed(2)),
    cpuMsMedian: Number(quantile(cpu, 0.5).toFixed(2)),
    cpuMsMean: Number(meanOf(cpu).toFixed(2)),
    cpuMs99: Number(quantile(cpu, 0.99).toFixed(1)),
    playsMedian: quantile(plays, 0.5),
  };
  console.log(JSON.stringify(figures));
}

function midGame(grid: (typeof GRIDS)[number], seed: number): Field[] {
  const config = { grid, checking: 'assisted', closing: 'reserve' } as const;
  const state = setup(config, 2, rngFor(seedFrom([seed, 20]), 0));
  const game = gameOf(state, state.racks, state.bag);
  const fields: Field[] = [];
  for (let seat = seatOf(game); seat !== null; seat = seatOf(game)) {
    fields.push(copyField(fieldToPlay(game, seat)));
    playTurn(game);
  }
  return fields.slice(Math.ceil(fields.length / 4), Math.ceil((3 * fields.length) / 4));
}
