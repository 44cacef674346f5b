/**
 * Where each microsecond of a move goes: the whole server, then the same with one part after the other left out, so that
 * what the parts take adds up to the whole. Microseconds of the server's CPU, all its threads together. The rest is what
 * none of the parts takes when it runs by itself.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIVE14, MATHABLE } from './lib/loads.ts';
import { print } from './lib/measure.ts';
import { type Load, loadServer } from './lib/server-load.ts';

/** What is left out from one line to the next, from the outside in; what is left at last is the rules. */
const LAYERS = [
  ['watched', 'what those who watch are told'],
  ['unwatched', 'house, table, queue'],
  ['hosted', 'seats, clocks, repeats'],
  ['match', 'log, fingerprint, envelopes'],
  ['rules', 'the rules of the game'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'etagere-bench-'));
for (const load of [FIVE14, MATHABLE]) {
  const whole = await loaded(load);
  const unlisted = await loaded({ ...load, without: 'lists' });
  const undurable = await loaded({ ...load, without: 'disk' });
  const costs = LAYERS.map(([part]) => cost('move-cost.ts', part, load.game));
  const setup = cost('move-cost.ts', 'setup', load.game);
  const sockets = cost('bare-sockets.ts');
  const layers = LAYERS.map(([, name], i) => [name, (costs[i] ?? 0) - (costs[i + 1] ?? 0)] as const);
  const parts = [
    ['lists of their tables, told to players', whole - unlisted],
    ['the disk, and the thread that waits for it', unlisted - undurable],
    ['setting up the next match', setup],
    ['sockets: a bare server that reads one message and sends two', sockets],
    ...layers,
    ['the rest', undurable - setup - sockets - (costs[0] ?? 0)],
  ] as const;
  const rounded = parts.map(([name, microseconds]) => [name, Math.round(microseconds * 10) / 10] as const);
  print({ bench: `where a move goes, ${load.game}`, whole, ...Object.fromEntries(rounded) });
}
rmSync(folder, { recursive: true, force: true });

async function loaded(load: Pick<Load, 'game' | 'config' | 'choose' | 'without'>): Promise<number> {
  const place = join(folder, `${load.game}-${load.without ?? 'whole'}`);
  const { cpuPerMove } = await loadServer({ ...load, engine: 'sqlite', place, tables: 50, seconds: 6 });
  return cpuPerMove;
}

function cost(script: string, ...args: readonly string[]): number {
  const file = join(import.meta.dirname, 'lib', script);
  const line = execFileSync(process.execPath, [file, ...args, join(folder, args.join('-'))], {
    encoding: 'utf8',
  });
  return (JSON.parse(line) as { cpuPerMove: number }).cpuPerMove;
}
