import type { DatabaseSync } from 'node:sqlite';
import { eventsAfter } from '../events.ts';
import { makeKeys } from '../keys.ts';
import { MIGRATIONS } from '../migrations/all.ts';
import { makePlayers } from '../players.ts';
import { makePush } from '../push.ts';
import type { Store } from '../store.ts';
import { makeTables } from '../tables.ts';
import { makeTalk } from '../talk.ts';
import { statementsOf } from './appends.ts';
import { Committer, type Writer, WriterThread } from './committer.ts';
import { checkThere, connect, connectToRead, databaseIn, takeFolder } from './folder.ts';
import { checkVersion, migrate } from './migrate.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/** The store of a folder, and nobody else's as long as it is open. */
export function openSqlite(folder: string): Store {
  const { release } = takeFolder(folder);
  let connection: DatabaseSync | undefined;
  try {
    connection = connect(folder);
    migrate(connection, MIGRATIONS);
    return makeStore(connection, new WriterThread(folder), release);
  } catch (error) {
    connection?.close();
    release();
    throw error;
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
    players: makePlayers(db, noted),
    tables: makeTables(db, noted),
    events: {
      append: async append => ((await db.write(...statementsOf(append))) === 0 ? 'conflict' : 'done'),
      after: (match, seq) => eventsAfter(db, match, seq),
    },
    talk: makeTalk(db, noted),
    push: makePush(db),
    keys: makeKeys(db),
    async ping() {
      await db.read('SELECT 1 FROM migration');
    },
    onChange() {},
    onMissed() {},
    async close() {
      await db.close();
      closed();
    },
  };
}

/** Writes on the spot, on a connection that is also read from. */
export function writerOn(connection: DatabaseSync): Writer {
  const committer = new Committer(connection);
  return { commit: async group => committer.commit(group), close: async () => committer.close() };
}

/** No other process writes here. */
function noted(): void {}
