import type { DatabaseSync } from 'node:sqlite';
import type { Statement } from '../database.ts';
import { checkOrder, eventsAfter, insertEvent, seqBefore } from '../events.ts';
import { makeKeys } from '../keys.ts';
import { MIGRATIONS } from '../migrations/all.ts';
import { makePlayers } from '../players.ts';
import { makePush } from '../push.ts';
import type { Append, Store } from '../store.ts';
import { endSeats } from '../table-rows.ts';
import { makeTables } from '../tables.ts';
import { makeTalk } from '../talk.ts';
import { Committer, PLACED_AT_ONCE } from './committer.ts';
import { checkThere, connect, connectToRead, databaseIn, takeFolder } from './folder.ts';
import { checkVersion, migrate } from './migrate.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { type Writer, WriterThread } from './writer.ts';

/** The store of a folder, and nobody else's as long as it is open. */
export function openSqlite(folder: string): Store {
  const { release } = takeFolder(folder);
  let connection: DatabaseSync | undefined;
  try {
    connection = connect(folder);
    migrate(connection, MIGRATIONS);
    // What a process that is gone left behind.
    new Committer(connection).settleAll();
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
  const tables = makeTables(db, noted);
  return {
    players: makePlayers(db, noted),
    tables: { ...tables, due: async (now, limit) => db.dueBy(now, await tables.due(now, limit)) },
    events: {
      async append(append) {
        checkOrder(append);
        const { match, events, end } = append;
        const isPlain = end === undefined && events.length > 0;
        if (isPlain) return (await db.append(append)) ? 'done' : 'conflict';
        const statements = [follow(append), ...events.map(event => insertEvent(match, event))];
        if (end !== undefined) statements.push(endSeats(match));
        const touched = await db.settle(match, statements, { ends: end !== undefined });
        return touched === 0 ? 'conflict' : 'done';
      },
      after: (match, seq) => eventsAfter(db, match, seq, db.mayWait(match) ? 'event_seen' : 'match_event'),
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
  return {
    async commit(group) {
      const answer = committer.commit(group);
      committer.settle(PLACED_AT_ONCE);
      return answer;
    },
    // Told only of what is left to a time of peace.
    onSettled() {},
    close: async () => committer.close(),
  };
}

/** No other process writes here. */
function noted(): void {}

const LOOK_AGAIN = "UPDATE match SET due = ? WHERE id = ? AND status = 'playing'";
const END = `UPDATE match SET due = NULL, status = ?, outcome = ?, ended_at = ?, revision = revision + 1,
    last_seq = coalesce(?, last_seq)
  WHERE id = ? AND last_seq = coalesce(?, last_seq) AND status = 'playing'`;

/** Touches nothing if the events do not follow what is stored. Those of a match that goes on take the tail. */
function follow(append: Append): Statement {
  const { match, events, due, end } = append;
  if (end === undefined) return [LOOK_AGAIN, due, match];
  const outcome = end.outcome === null ? null : JSON.stringify(end.outcome);
  return [END, end.status, outcome, end.endedAt, events.at(-1)?.seq ?? null, match, seqBefore(append)];
}
