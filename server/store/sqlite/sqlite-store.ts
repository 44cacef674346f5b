import type { DatabaseSync } from 'node:sqlite';
import { makeChallenges } from '../challenges.ts';
import type { Statement } from '../database.ts';
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
import {
  checkSound,
  checkThere,
  connect,
  connectToRead,
  databaseIn,
  takeFolder,
  troubleIn,
} from './folder.ts';
import { checkVersion, migrate } from './migrate.ts';
import { SqliteDatabase, type Writer, WriterThread, writerOn } from './sqlite-database.ts';

/** Milliseconds between two notes that the house serves: each waits for the disk. */
const BEAT = 5_000;

/** The store of a folder, and nobody else's as long as it is open. */
export function openSqlite(folder: string): Store {
  const { release } = takeFolder(folder);
  let connection: DatabaseSync | undefined;
  try {
    connection = connect(folder);
    checkSound(connection, databaseIn(folder));
    migrate(connection, MIGRATIONS);
    return makeStore(connection, new WriterThread(folder), release);
  } catch (error) {
    connection?.close();
    release();
    throw troubleIn(error, folder);
  }
}

/** The same to look at only, also while a server has it. Writes reject. */
export function readSqlite(folder: string): Store {
  checkThere(folder);
  const path = databaseIn(folder);
  const connection = connectToRead(path);
  try {
    checkVersion(connection, path, MIGRATIONS);
    return makeStore(connection, writerOn(connection), () => {});
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** `closed`: what is left to do once the connection is closed. */
export function makeStore(connection: DatabaseSync, writer: Writer, closed: () => void): Store {
  const db = new SqliteDatabase(connection, writer);
  return {
    players: makePlayers(db, alone),
    tables: makeTables(db, { tell: alone, me: '' }),
    events: makeEvents(db),
    talk: makeTalk(db, alone),
    rooms: makeRooms(db, alone),
    push: makePush(db),
    keys: makeKeys(db),
    service: makeService(db, { every: BEAT, wall: null, isAlone: async () => true }),
    challenges: makeChallenges(db),
    limits: null,
    figures: makeFigures(db, { isAlone: true }),
    presence: null,
    async ping() {
      await db.read('SELECT 1 FROM migration');
      await db.tryToWrite();
    },
    onChange() {},
    onMissed() {},
    async close() {
      await db.close();
      closed();
    },
  };
}

/** There is no other process to tell. */
function alone(): readonly Statement[] {
  return [];
}
