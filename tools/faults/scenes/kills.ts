import { startProcess } from '#server/store/test/postgres-process.ts';
import { breakAgain, killServers } from '../nemesis.ts';
import { databasePlace, folderPlace } from '../place.ts';
import { type How, type Outcome, type Scene, unexpected, withoutSkipped } from '../scene.ts';
import { Stage } from '../stage.ts';

export const killSqlite: Scene = {
  name: 'kill',
  about: 'kill −9 of the server, on SQLite',
  share: 24,
  async run(how) {
    const place = folderPlace();
    const stage = await Stage.open({ ...how, place, processes: 1 });
    await killServers(stage, how.times);
    const verdict = await stage.end();
    await place.close();
    return { faults: how.times, verdict, failures: [] };
  },
};

export const killPostgresHouse: Scene = {
  name: 'kill-on-postgres',
  about: 'kill −9 of the server, on PostgreSQL',
  share: 10,
  run: how => onPostgres(how, 1, stage => killServers(stage, how.times)),
};

export const killOneOfThree: Scene = {
  name: 'kill-one-of-three',
  about: 'kill −9 of one of three servers on one PostgreSQL',
  share: 35,
  run: how => onPostgres(how, 3, stage => killServers(stage, how.times)),
};

export const killDatabase: Scene = {
  name: 'kill-database',
  about: 'kill −9 of PostgreSQL under three servers',
  share: 15,
  run: how =>
    onPostgres(how, 3, (stage, postgres) =>
      breakAgain(stage, how.times, async () => {
        await postgres.kill();
        await postgres.start();
      }),
    ),
};

type Postgres = Awaited<ReturnType<typeof startProcess>>;

async function onPostgres(
  how: How,
  processes: number,
  nemesis: (stage: Stage, postgres: Postgres) => Promise<void>,
): Promise<Outcome> {
  const postgres = await startProcess({ isDurable: true });
  const place = databasePlace(postgres.url);
  const stage = await Stage.open({ ...how, place, processes });
  await nemesis(stage, postgres);
  const found = await stage.end();
  await place.close();
  await postgres.stop();
  const { verdict, skipped } = processes === 1 ? { verdict: found, skipped: 0 } : withoutSkipped(found);
  const facts = processes === 1 ? {} : { 'steps not shown one by one': skipped };
  return { faults: how.times, verdict: unexpected(verdict, NO_DATABASE), failures: [], facts };
}

/** What a server says while its database is not there, or starts, or is a standby. */
export const NO_DATABASE =
  /ECONNREFUSED|ECONNRESET|EPIPE|"57P0[123]"|Connection terminated|connection error|no server takes|timeout expired|Query read timeout/;
