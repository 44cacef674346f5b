import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PostgresPair } from '#server/store/test/postgres-pair.ts';
import type { PostgresProcess } from '#server/store/test/postgres-process.ts';
import { breakAgain } from '../nemesis.ts';
import { databasePlace } from '../place.ts';
import { type Scene, unexpected, withoutSkipped } from '../scene.ts';
import { Stage } from '../stage.ts';
import { NO_DATABASE } from './kills.ts';

/** Milliseconds until whatever looks after the servers has noticed, and promotes. */
const NOTICED = 400;
/** Milliseconds for which a primary of before is there beside the new one. */
const BESIDE = 1_000;

export const failover: Scene = {
  name: 'failover',
  about:
    'PostgreSQL’s primary is killed −9, or held still and let go later, and its standby promoted, under three servers',
  share: 10,
  async run(how) {
    const pair = await PostgresPair.start({ isDurable: true });
    const place = databasePlace(pair.url, { at: () => pair.primary.url });
    const stage = await Stage.open({ ...how, place, processes: 3 });
    const failures: string[] = [];
    const waits: number[] = [];
    await breakAgain(stage, how.times, async index => {
      const former = pair.primary;
      const isHeld = index % 2 === 1;
      if (isHeld) former.freeze();
      else await former.kill();
      await sleep(NOTICED);
      await pair.promote();
      const promoted = performance.now();
      await stage.moves(1);
      waits.push(performance.now() - promoted);
      // It is there again, and thinks that it is the primary.
      if (isHeld) former.thaw();
      else await former.start();
      // It may have what it never answered, and tell late what the standby had already; nothing else is added.
      const before = await logsAt(former);
      await sleep(BESIDE);
      const astray = await logsAt(former);
      const kept = await logsAt(pair.primary);
      for (const [match, log] of astray)
        if (before.get(match) !== log && kept.get(match)?.startsWith(log) !== true)
          failures.push(`a primary of before was written to, at ${match}`);
      await pair.rejoin();
    });
    const { verdict, skipped } = withoutSkipped(await stage.end());
    await place.close();
    await pair.stop();
    const facts = {
      'a move after promotion within ms, middle and worst': middleAndWorst(waits),
      'steps not shown one by one': skipped,
    };
    return { faults: how.times, verdict: unexpected(verdict, NO_DATABASE), failures, facts };
  },
};

/** Of each match, all that was written there. */
async function logsAt({ url }: PostgresProcess): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; log: string }>(LOGS);
  await client.end();
  return new Map(rows.map(({ id, log }) => [id, log]));
}

const LOGS = `
  SELECT m.id, coalesce((SELECT string_agg(p.events, '' ORDER BY p.last) FROM match_part p WHERE p.match = m.id), '')
    || m.recent AS log FROM match m`;

function middleAndWorst(waits: readonly number[]): string {
  const sorted = waits.map(Math.round).toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)] ?? 0} and ${sorted.at(-1) ?? 0}`;
}
