/**
 * Durable acknowledged moves a second through our whole server, driven over loopback from a second process, beside
 * boardgame.io's server and Colyseus in the same run; then what a table weighs, and how long one takes to open.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#server/store/test/postgres-server.ts';
import { FIVE14, MATHABLE } from './lib/loads.ts';
import { print } from './lib/measure.ts';
import { type Figures, type Load, loadServer } from './lib/server-load.ts';

const TABLES = 50;
const SECONDS = 6;

const boardgameIo = peer('bgio-load.mjs');
const colyseus = peer('colyseus-load.mjs');
const folder = mkdtempSync(join(tmpdir(), 'etagere-bench-'));
const postgres = await startPostgres({ isDurable: true });

const five14 = await measure('our server, Five14, SQLite', {
  ...FIVE14,
  engine: 'sqlite',
  place: join(folder, 'five14'),
});
const five14OnPostgres = await measure('our server, Five14, PostgreSQL', {
  ...FIVE14,
  engine: 'postgres',
  place: await postgres.database(),
});
const mathable = await measure('our server, Mathable, SQLite', {
  ...MATHABLE,
  engine: 'sqlite',
  place: join(folder, 'mathable'),
});
const mathableOnPostgres = await measure('our server, Mathable, PostgreSQL', {
  ...MATHABLE,
  engine: 'postgres',
  place: await postgres.database(),
});
await postgres.stop();

beside('CPU a move beside boardgame.io, Five14, SQLite', cpuOf(five14, boardgameIo), 'under 0.25');
beside('CPU a move beside Colyseus, Five14, SQLite', cpuOf(five14, colyseus), 'under 2');
beside('moves a second beside boardgame.io, Five14, SQLite', paceOf(five14, boardgameIo), 4);
beside('moves a second beside Colyseus, Five14, SQLite', paceOf(five14, colyseus), 0.6);
beside('CPU a move, Mathable beside Five14, SQLite', cpuOf(mathable, five14), 'under 2.2');
beside('CPU a move, PostgreSQL beside SQLite, Five14', cpuOf(five14OnPostgres, five14), 'under 1.6');
beside('CPU a move, PostgreSQL beside SQLite, Mathable', cpuOf(mathableOnPostgres, mathable), 'under 1.6');

for (const game of ['five14', 'mathable'])
  process.stdout.write(alone('server-room.ts', '--expose-gc', [join(folder, `room-${game}`), game]));
rmSync(folder, { recursive: true, force: true });

async function measure(bench: string, load: Omit<Load, 'tables' | 'seconds'>): Promise<Figures> {
  const figures = await loadServer({ ...load, tables: TABLES, seconds: SECONDS });
  const most = load.engine === 'sqlite' ? 10 : 15;
  print({ bench, ...figures, p99: { is: figures.p99, toReach: `under ${most}` } });
  return figures;
}

/** The one as so many times the other, and what is aimed at. */
function beside(bench: string, times: number, toReach: number | string): void {
  print({ bench, times: { is: times, toReach } });
}

function cpuOf(one: Figures, other: Figures): number {
  return ratio(one.cpuPerMove, other.cpuPerMove);
}

function paceOf(one: Figures, other: Figures): number {
  return ratio(one.movesPerSecond, other.movesPerSecond);
}

/** One of the others, under the same load. */
function peer(file: string): Figures {
  const script = join(import.meta.dirname, 'peers', file);
  const line = execFileSync(process.execPath, [script, String(TABLES), String(SECONDS)], {
    encoding: 'utf8',
    // Colyseus's schema package warns about itself.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { bench, ...figures } = JSON.parse(line) as Figures & { bench: string };
  print({ bench, ...figures });
  return figures;
}

function alone(file: string, flag: string, args: readonly string[]): string {
  const script = join(import.meta.dirname, 'lib', file);
  return execFileSync(process.execPath, [flag, script, ...args], { encoding: 'utf8' });
}

function ratio(ours: number, theirs: number): number {
  return Math.round((ours / theirs) * 100) / 100;
}
