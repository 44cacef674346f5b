import { makeChallenges } from '../challenges.ts';
import { makeEvents } from '../events.ts';
import { makeFigures } from '../figures.ts';
import { makeKeys } from '../keys.ts';
import { MIGRATIONS } from '../migrations/all.ts';
import { makePlayers } from '../players.ts';
import { makePush } from '../push.ts';
import { makeRooms } from '../rooms.ts';
import { makeService } from '../service.ts';
import type { Store } from '../store.ts';
import { makeTables } from '../tables.ts';
import { makeTalk } from '../talk.ts';
import { StoreTrouble } from '../trouble.ts';
import { namedIn } from './addresses.ts';
import { Appends, type Query } from './appends.ts';
import { Changes } from './changes.ts';
import { migrate } from './migrate.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { Primary } from './primary.ts';
import { Processes } from './processes.ts';
import { SharedLimits } from './shared-limits.ts';

/** The store of a PostgreSQL database, shared by any number of processes. */
export async function openPostgres(url: string): Promise<Store> {
  const primary = new Primary(url);
  const db = new PostgresDatabase(primary);
  const changes = new Changes(primary);
  try {
    await changes.listen();
    await migrate(db, MIGRATIONS);
  } catch (error) {
    await changes.close();
    await db.close();
    throw troubleIn(error, namedIn(url));
  }
  primary.watch();
  return makeStore(db, changes, primary);
}

/** Milliseconds between two notes that the house serves. */
const BEAT = 1_000;
/** The time of the database, which all processes share. */
const WALL = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
function makeStore(db: PostgresDatabase, changes: Changes, primary: Primary): Store {
  const { tell, me } = changes;
  const query: Query = (text, values) => db.native(text, values);
  const processes = new Processes(query, me);
  changes.onMissed(() => void processes.sayAgain().catch(() => undefined));
  const service = makeService(db, { every: BEAT, wall: WALL, isAlone: () => processes.isAlone() });
  const appends = new Appends(query, me);
  return {
    players: makePlayers(db, tell),
    tables: { ...makeTables(db, { tell, me }), due: (now, limit) => processes.claim(now, limit) },
    events: { ...makeEvents(db), append: append => appends.append(append) },
    talk: makeTalk(db, tell),
    rooms: makeRooms(db, tell),
    push: makePush(db),
    keys: makeKeys(db),
    service: {
      every: BEAT,
      async beat(now) {
        const beat = await service.beat(now);
        await processes.serve(beat.at);
        return beat;
      },
    },
    challenges: makeChallenges(db),
    limits: new SharedLimits(query),
    figures: makeFigures(db, { isAlone: false }),
    presence: processes,
    async ping() {
      await db.read('SELECT 1');
    },
    onChange: listener => changes.onChange(listener),
    onMissed: listener => changes.onMissed(listener),
    async close() {
      primary.close();
      await appends.rest();
      await processes.close();
      await changes.close();
      await db.close();
    },
  };
}

/** Refused by PostgreSQL itself: who we are (28), which database (3D), what we may do (42501). */
const NOT_ADMITTED = /^(28...|3D...|42501)$/;
/** Codes that are not SQL: the network, or nothing in time. Class 53, 57: full, or starting, or stopping. */
const NOT_REACHABLE = /^(E[A-Z_]+|53...|57...|08...)$/;

function troubleIn(error: unknown, server: string): unknown {
  if (error instanceof StoreTrouble) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'ETIMEDOUT';
  if (NOT_ADMITTED.test(code)) return new StoreTrouble({ id: 'not-admitted', server });
  return NOT_REACHABLE.test(code) ? new StoreTrouble({ id: 'not-reachable', server }) : error;
}
