import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { closed, type Database, type Row, type Statement, type Value } from '../database.ts';
import { eventsAfter, following } from '../events.ts';
import { makeFigures } from '../figures.ts';
import { Grouped } from '../grouped.ts';
import { makeKeys } from '../keys.ts';
import { MIGRATIONS } from '../migrations/all.ts';
import { makePlayers } from '../players.ts';
import { makePush } from '../push.ts';
import { makeService } from '../service.ts';
import type { Append, Store } from '../store.ts';
import { endSeats } from '../table-rows.ts';
import { makeTables } from '../tables.ts';
import { makeTalk } from '../talk.ts';
import { StoreUnavailable } from '../trouble.ts';
import { type Committed, Committer, type Write, type Writer, WriterThread } from './committer.ts';
import { checkThere, connect, connectToRead, databaseIn, takeFolder, troubleIn } from './folder.ts';
import { checkVersion, migrate } from './migrate.ts';

/** Milliseconds between two notes that the house serves: each waits for the disk. */
const BEAT = 5_000;

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
    events: {
      append: async append => ((await db.write(...statementsOf(append))) === 0 ? 'conflict' : 'done'),
      after: (match, seq) => eventsAfter(db, match, seq),
    },
    talk: makeTalk(db, alone),
    push: makePush(db),
    keys: makeKeys(db),
    service: makeService(db, { every: BEAT, wall: null, isAlone: async () => true }),
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

/** Writes on the spot, on a connection that is also read from. */
export function writerOn(connection: DatabaseSync): Writer {
  const committer = new Committer(connection);
  return { commit: async group => committer.commit(group), close: async () => committer.close() };
}

/** There is no other process to tell. */
function alone(): readonly Statement[] {
  return [];
}

/** Reads here, writes where the writer is. */
class SqliteDatabase implements Database {
  readonly #connection: DatabaseSync;
  readonly #writer: Writer;
  readonly #statements = new Map<string, StatementSync>();
  readonly #writes: Grouped<Write, Committed>;
  #isClosed = false;
  /** The last write found no room, or the disk failed. */
  #isFailing = false;

  constructor(connection: DatabaseSync, writer: Writer) {
    this.#connection = connection;
    this.#writer = writer;
    this.#writes = new Grouped(group => writer.commit(group));
  }

  async read(sql: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    if (this.#isClosed) throw closed();
    const known = this.#statements.get(sql) ?? this.#connection.prepare(sql);
    this.#statements.set(sql, known);
    return known.all(...values);
  }

  async write(...statements: readonly Statement[]): Promise<number> {
    if (this.#isClosed) throw closed();
    const committed = await this.#writes.ask(statements);
    if ('touched' in committed) {
      this.#isFailing = false;
      return committed.touched;
    }
    const { error, code } = committed;
    if (!DISK_FAILS.has(code)) throw error;
    this.#isFailing = true;
    throw new StoreUnavailable(error instanceof Error ? error.message : 'the disk fails');
  }

  /** After a write that the disk did not take: rejects as long as it takes none. */
  async tryToWrite(): Promise<void> {
    if (this.#isFailing) await this.write(['UPDATE migration SET number = number WHERE number = 1']);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#writes.rest();
    await this.#writer.close();
    if (this.#connection.isOpen) this.#connection.close();
  }
}

/** Read only, an error of the disk, no room. */
const DISK_FAILS: ReadonlySet<number | undefined> = new Set([8, 10, 13]);

const FOLLOWED = "id = ? AND last_seq = ? AND status = 'playing'";
const ADD = `UPDATE match SET last_seq = ?, due = ?, recent = recent || ? WHERE ${FOLLOWED}`;
const MAKE_PART = `
  INSERT INTO match_part (match, last, events) SELECT id, ?, recent || ? FROM match WHERE ${FOLLOWED}`;
const AFTER_PART = "UPDATE match SET last_seq = ?, due = ?, recent = '' WHERE id = ?";
const LOOK_AGAIN = "UPDATE match SET due = ? WHERE id = ? AND status = 'playing'";
const LOOK_AGAIN_AFTER = `UPDATE match SET due = ? WHERE ${FOLLOWED}`;
const END = `
  UPDATE match SET due = NULL, status = ?, outcome = ?, ended_at = ?, revision = revision + 1 WHERE id = ?`;

/** The first touches nothing if the events do not follow what is stored. */
function statementsOf(append: Append): Statement[] {
  const { match, due, end, after } = append;
  const given = following(append);
  const statements: Statement[] = [];
  if (given === null && after === undefined) statements.push([LOOK_AGAIN, due, match]);
  else if (given === null) statements.push([LOOK_AGAIN_AFTER, due, match, after ?? 0]);
  else {
    const { before, last, lines, isFull } = given;
    if (isFull) statements.push([MAKE_PART, last, lines, match, before], [AFTER_PART, last, due, match]);
    else statements.push([ADD, last, due, lines, match, before]);
  }
  if (end !== undefined) {
    const outcome = end.outcome === null ? null : JSON.stringify(end.outcome);
    statements.push([END, end.status, outcome, end.endedAt, match], endSeats(match));
  }
  return statements;
}
