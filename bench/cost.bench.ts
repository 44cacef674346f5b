/**
 * Where each microsecond of a move goes: the whole server, then the same with one part after the other left out, so that
 * what the parts take adds up to the whole. Microseconds of the server's CPU, all its threads together.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIVE14, MATHABLE } from './lib/loads.ts';
import { print } from './lib/measure.ts';
import { loadServer } from './lib/server-load.ts';

/** What is left out from one line to the next, from the outside in; what is left at last is the rules. */
const LAYERS = [
  ['stored', 'the disk, and the thread that waits for it'],
  ['watched', 'what those who watch are told'],
  ['unwatched', 'house, table, queue'],
  ['hosted', 'seats, clocks, repeats'],
  ['match', 'log, fingerprint, envelopes'],
  ['rules', 'the rules of the game'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'etagere-bench-'));
for (const load of [FIVE14, MATHABLE]) {
  const place = join(folder, `whole-${load.game}`);
  const { cpuPerMove: whole } = await loadServer({
    ...load,
    engine: 'sqlite',
    place,
    tables: 50,
    seconds: 6,
  });
  const costs = LAYERS.map(([part]) => cost(part, load.game));
  const setup = cost('setup', load.game);
  const parts = LAYERS.map(([, name], i) => [name, round((costs[i] ?? 0) - (costs[i + 1] ?? 0))] as const);
  const sockets = ['sockets, lists, the end of a match', round(whole - (costs[0] ?? 0) - setup)] as const;
  const begin = ['setting up the next match', round(setup)] as const;
  print({
    bench: `where a move goes, ${load.game}`,
    whole,
    ...Object.fromEntries([sockets, begin, ...parts]),
  });
}
rmSync(folder, { recursive: true, force: true });

function cost(part: string, game: string): number {
  const script = join(import.meta.dirname, 'lib', 'move-cost.ts');
  const line = execFileSync(process.execPath, [script, part, game, join(folder, `${part}-${game}`)], {
    encoding: 'utf8',
  });
  return (JSON.parse(line) as { cpuPerMove: number }).cpuPerMove;
}

function round(microseconds: number): number {
  return Math.round(microseconds * 10) / 10;
}
