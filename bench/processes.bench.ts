/**
 * One, two and three processes of ours on one PostgreSQL, at the same pace: what a move costs the servers and the
 * database, how long its answer takes, and when the other player, at another process or the same, sees it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { startPostgres } from '#server/store/test/postgres-server.ts';
import type { Taken } from './lib/cpu-parts.ts';
import { FIVE14 } from './lib/loads.ts';
import { print } from './lib/measure.ts';
import { PacedTable, type Waits } from './lib/paced-table.ts';
import { Host } from './lib/server-load.ts';
import { shares } from './lib/shares.ts';

const TABLES = 60;
/** Milliseconds: some 400 moves a second in all; PROCESSES_PAUSE makes it another pace. */
const PAUSE = Number(process.env['PROCESSES_PAUSE'] ?? 150);
const WARM_SECONDS = 6;
const SECONDS = 12;

/** What NOTIFY takes is what is saved where it does nothing. */
const DEAF = "CREATE FUNCTION public.pg_notify(text, text) RETURNS void LANGUAGE sql AS ''";

const postgres = await startPostgres({ isDurable: true });
await measure('one process', 1, () => [0, 0]);
await measure('one process, whose database tells nobody', 1, () => [0, 0], DEAF);
await measure('two processes, each with tables of its own', 2, table => [table % 2, table % 2]);
await measure(
  'two processes, each with tables of its own, and nobody told',
  2,
  table => [table % 2, table % 2],
  DEAF,
);
await measure('two processes, players of every table at both', 2, () => [0, 1]);
await measure('three processes, players anywhere', 3, table => [table % 3, (table + 1) % 3]);
await postgres.stop();

/** `at`: the processes at which the two players of a table are. `first`: SQL that goes before ours. */
async function measure(
  bench: string,
  processes: number,
  at: (table: number) => readonly [number, number],
  first: string | null = null,
): Promise<void> {
  const place = await postgres.database();
  if (first !== null) {
    await postgres.run(place, first);
    const name = new URL(place).pathname.slice(1);
    await postgres.run(place, `ALTER DATABASE ${name} SET search_path = public, pg_catalog`);
  }
  const hosts: Host[] = [];
  for (let i = 0; i < processes; i++) hosts.push(await Host.start(['postgres', place, '']));
  const waits: Waits = { answered: [], seen: [] };
  const tables: PacedTable[] = [];
  const made = await Promise.all(
    hosts.map(host => host.ask({ ask: 'players', count: TABLES * 2 }) as Promise<{ tokens: string[] }>),
  );
  for (let i = 0; i < TABLES; i++) {
    const [first, second] = at(i);
    const players = [i * 2, i * 2 + 1] as const;
    const pair = [hosts[first], hosts[second]] as [Host, Host];
    const { tokens } = made[first] as { tokens: string[] };
    tables.push(await PacedTable.open(pair, { tokens, players }, { played: FIVE14, waits, pause: PAUSE }));
  }
  await sleep(WARM_SECONDS);
  for (const host of hosts) await host.ask({ ask: 'reset' });
  const database = databaseCpu();
  waits.answered.length = 0;
  waits.seen.length = 0;
  await sleep(SECONDS);
  const moves = waits.answered.length;
  let cpu = 0;
  for (const host of hosts) cpu += ((await host.ask({ ask: 'stats' })) as { taken: Taken }).taken.all;
  const spent = databaseCpu() - database;
  for (const table of tables) table.close();
  for (const host of hosts) await host.stop();
  print({
    bench,
    movesPerSecond: Math.round(moves / SECONDS),
    answered: shares(waits.answered),
    seen: { ...shares(waits.seen), toReach: 'p99 under 50' },
    cpuPerMove: Math.round(cpu / moves),
    databaseCpuPerMove: Math.round(spent / moves),
  });
}

/** Microseconds that all processes of PostgreSQL used so far, those that are gone excepted; 0 where nobody says so. */
function databaseCpu(): number {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      if (!stat.includes('(postgres)')) continue;
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It ended meanwhile.
    }
  }
  return ticks * 10_000;
}

function sleep(seconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, seconds * 1000));
}
