/**
 * Durable appends a second, each acknowledged on its own, on both engines; what one costs this process, in all its
 * threads, and how long it takes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { addMatch, addPlayer } from '#server/store/test/people.ts';
import { startPostgres } from '#server/store/test/postgres-server.ts';
import type { TableEvent } from '#table/hosted/events.ts';
import { print } from './lib/measure.ts';

const SECONDS = 3;
/** Matches that each wait for their last append before the next: few friends, a busy evening, a storm. */
const AT_ONCE = [1, 50, 500];
const EVENT: TableEvent = {
  kind: 'choice',
  seat: 0,
  move: { kind: 'claim', cell: 113 },
  by: 'player',
  elapsedMs: 1234,
  step: 17,
  command: 'pQ8mN2xK4vR7tY1w',
  print: '0123456789abcdef',
};

const folder = mkdtempSync(join(tmpdir(), 'etagere-bench-'));
await measure('SQLite', await openStore({ folder }));
rmSync(folder, { recursive: true });

const server = await startPostgres({ isDurable: true });
await measure('PostgreSQL', await openStore({ url: await server.database() }));
await server.stop();

async function measure(engine: string, store: Store): Promise<void> {
  const { id: host } = await addPlayer(store);
  for (const matches of AT_ONCE) {
    const ids: string[] = [];
    for (let i = 0; i < matches; i++) ids.push((await addMatch(store, host)).id);
    const waits: number[] = [];
    const since = process.cpuUsage();
    const start = performance.now();
    const end = start + SECONDS * 1000;
    await Promise.all(
      ids.map(async match => {
        for (let seq = 1; performance.now() < end; seq++) {
          const asked = performance.now();
          // As with a clock: when to look again changes with every move.
          await store.events.append({
            match,
            events: [{ seq, at: Date.now(), event: EVENT }],
            due: Date.now(),
          });
          waits.push(performance.now() - asked);
        }
      }),
    );
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(since);
    waits.sort((a, b) => a - b);
    print({
      bench: `${engine}, ${matches} matches at once`,
      appendsPerSecond: Math.round(waits.length / seconds),
      cpuPerAppend: Math.round((user + system) / waits.length),
      p50ms: at(waits, 0.5),
      p99ms: at(waits, 0.99),
    });
  }
  await store.close();
}

function at(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;
}
