import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '#server/store/test/postgres-process.ts';
import { type SmallDisk, smallDisk, whyNoDisk } from '../disk.ts';
import { databasePlace, folderPlace, type Place } from '../place.ts';
import { type How, type Outcome, type Scene, unexpected } from '../scene.ts';
import { ServerProcess } from '../servers.ts';
import { Stage } from '../stage.ts';

/** Room for the log that SQLite writes before it looks after its database; and for PostgreSQL's first files. */
const MEGABYTES = 256;
const FILLINGS = 6;
/** Milliseconds for which it stays full. */
const FULL = 1500;
/** A server that is asked while it cannot write says so; it is not broken. */
const BUSY = 503;

export const fullDisk: Scene = {
  name: 'full-disk',
  about: 'the disk under SQLite is full, and full again',
  run: how =>
    withDisk(async disk => {
      const place = folderPlace(join(disk.path, 'data'));
      const nothing = async (): Promise<void> => undefined;
      const outcome = await fillAgain(how, {
        disk,
        place,
        needRoom: nothing,
        recover: nothing,
        expected: NO_ROOM,
      });
      if ('skipped' in outcome) return outcome;
      disk.fill();
      return { ...outcome, failures: [...outcome.failures, ...(await startNew(how, disk))] };
    }),
};

export const fullDatabase: Scene = {
  name: 'full-database',
  about: 'the disk under PostgreSQL is full, and full again',
  run: how =>
    withDisk(async disk => {
      const data = join(disk.path, 'data');
      mkdirSync(data);
      const postgres = await startProcess({ isDurable: true, data });
      // Without room for its log it gives up: whoever looks after it starts it again.
      const recover = async (): Promise<void> => {
        await postgres.kill();
        await postgres.start();
      };
      const place = databasePlace(postgres.url);
      // Its log has room beforehand, a few files of it.
      const needRoom = async (): Promise<void> => {
        for (let i = 0; i < LOG_FILES; i++) await place.query(NEXT_LOG_FILE).catch(() => undefined);
      };
      const outcome = await fillAgain(how, { disk, place, needRoom, recover, expected: NO_DATABASE });
      await postgres.stop();
      return outcome;
    }),
};

const LOG_FILES = 10;
const NEXT_LOG_FILE = "SELECT pg_logical_emit_message(false, 'x', 'x'), pg_switch_wal()";

const NO_ROOM = /database or disk is full|disk I\/O error/;
const NO_DATABASE =
  /ECONNREFUSED|ECONNRESET|EPIPE|"57P0[123]"|"53100"|Connection terminated|connection error/;

/** Nobody can begin on a full disk; whoever tries is told why, in a sentence. */
async function startNew({ script }: How, { path }: SmallDisk): Promise<readonly string[]> {
  const server = new ServerProcess({ place: { folder: join(path, 'new') }, script, breaks: [] });
  const why = await server.start().then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  await server.kill();
  return server.base === null && !why.includes('    at ') ? [] : [`begun on a full disk: ${why}`];
}

async function withDisk(work: (disk: SmallDisk) => Promise<Outcome>): Promise<Outcome> {
  const why = whyNoDisk();
  if (why !== null) return { skipped: why };
  const disk = smallDisk(MEGABYTES);
  try {
    return await work(disk);
  } finally {
    disk.remove();
  }
}

interface Filling {
  readonly disk: SmallDisk;
  readonly place: Place;
  /** Lets it write where there is no room. */
  readonly needRoom: () => Promise<void>;
  readonly recover: () => Promise<void>;
  /** What servers may say meanwhile. */
  readonly expected: RegExp;
}

async function fillAgain(how: How, { disk, place, needRoom, recover, expected }: Filling): Promise<Outcome> {
  const stage = await Stage.open({ ...how, place, processes: 1 });
  const failures = new Set<string>();
  for (let i = 0; i < FILLINGS; i++) {
    await stage.moves(10);
    disk.fill();
    await needRoom();
    await sleep(FULL);
    for (const [what, status] of Object.entries(await asked(stage.doors())))
      if (status !== BUSY) failures.add(`${what} is answered with ${status} while nothing can be written`);
    disk.empty();
    await recover();
  }
  const verdict = await stage.end();
  await place.close();
  return { faults: FILLINGS, verdict: unexpected(verdict, expected), failures: [...failures] };
}

/** What the house says of itself, and to somebody new. */
async function asked(base: string): Promise<Readonly<Record<string, number>>> {
  const headers = { origin: base, 'content-type': 'application/json' };
  const guest = await fetch(`${base}/api/session`, { method: 'POST', headers, body: '{}' });
  const ready = await fetch(`${base}/readyz`);
  return { 'a new guest': guest.status, '/readyz': ready.status };
}
