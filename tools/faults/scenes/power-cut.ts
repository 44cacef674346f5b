import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '#server/store/test/postgres-process.ts';
import { type CutDisk, cutDisk, whyNoDisk } from '../disk.ts';
import { breakAgain } from '../nemesis.ts';
import { databasePlace, folderPlace } from '../place.ts';
import { caught, type How, type Outcome, type Scene } from '../scene.ts';
import { Stage } from '../stage.ts';

const LAZY_DISK = join(import.meta.dirname, '..', 'preload', 'lazy-disk.ts');
const CUTS = 15;
/** A control that waits for no disk must lose something. */
const CUTS_OF_CONTROL = 1;

export const powerCut: Scene = {
  name: 'power-cut',
  about: 'the power fails under SQLite',
  run: how => withDisk(256, disk => cutSqlite(how, disk)),
};

export const powerCutControl: Scene = {
  name: 'power-cut-control',
  about: 'the same, with a store that does not wait for the disk, which must be caught',
  run: how => withDisk(256, disk => cutSqlite(how, disk, LAZY_DISK)),
};

export const powerCutDatabase: Scene = {
  name: 'power-cut-database',
  about: 'the power fails under PostgreSQL',
  run: how => withDisk(512, disk => cutPostgres(how, disk, true)),
};

export const powerCutDatabaseControl: Scene = {
  name: 'power-cut-database-control',
  about: 'the same, with fsync turned off, which must be caught',
  run: how => withDisk(512, disk => cutPostgres(how, disk, false)),
};

async function withDisk(megabytes: number, work: (disk: CutDisk) => Promise<Outcome>): Promise<Outcome> {
  const why = whyNoDisk();
  if (why !== null) return { skipped: why };
  const disk = cutDisk(megabytes);
  try {
    return await work(disk);
  } finally {
    disk.remove();
  }
}

/** The power fails for the house, too: it is held where it is, and gone before the disk is seen again. */
async function cutSqlite(how: How, disk: CutDisk, sabotage?: string): Promise<Outcome> {
  const place = folderPlace(join(disk.path, 'data'));
  const breaks = sabotage === undefined ? [] : [sabotage];
  const stage = await Stage.open({ ...how, place, breaks, processes: 1 });
  const [server] = stage.servers;
  const cuts = sabotage === undefined ? CUTS : CUTS_OF_CONTROL;
  await breakAgain(stage, cuts, async () => {
    server?.freeze();
    disk.photograph();
    await server?.kill();
    await place.close();
    disk.restore();
    await server?.start();
  });
  return verdictOf(stage, cuts, sabotage !== undefined).finally(() => place.close());
}

async function cutPostgres(how: How, disk: CutDisk, isDurable: boolean): Promise<Outcome> {
  const data = join(disk.path, 'data');
  mkdirSync(data);
  const postgres = await startProcess({ isDurable, data });
  const place = databasePlace(postgres.url);
  const stage = await Stage.open({ ...how, place, processes: 1 });
  const [server] = stage.servers;
  const cuts = isDurable ? CUTS : CUTS_OF_CONTROL;
  let isLost = false;
  await breakAgain(stage, cuts, async () => {
    postgres.freeze();
    disk.photograph();
    await server?.kill();
    await postgres.kill();
    disk.restore();
    await postgres.start().catch((error: unknown) => {
      if (isDurable) throw error;
      isLost = true;
    });
    if (!isLost) await server?.start();
  });
  const outcome = isLost ? allLost(stage, cuts) : await verdictOf(stage, cuts, !isDurable);
  await place.close();
  await postgres.stop();
  return outcome;
}

/** What a control left on the disk is in such a disorder that PostgreSQL does not even start: no move is there any more. */
function allLost(stage: Stage, cuts: number): Outcome {
  for (const party of stage.parties) party.leave();
  const { acknowledged } = stage;
  const matches = stage.parties.flatMap(({ played }) => played).length;
  return {
    faults: cuts,
    verdict: { matches, acknowledged, frames: 0, problems: [], complaints: [] },
    failures: acknowledged > 0 ? [] : ['the control had nothing to lose'],
    facts: { 'what is left of the database': 'nothing that starts' },
  };
}

/** After a control nobody can go on: their house has forgotten what they saw. */
async function verdictOf(stage: Stage, cuts: number, isControl: boolean): Promise<Outcome> {
  if (!isControl) return { faults: cuts, verdict: await stage.end(), failures: [] };
  const verdict = await stage.abandon();
  const failures = caught(verdict);
  return { faults: cuts, verdict: { ...verdict, problems: [], complaints: [] }, failures };
}
