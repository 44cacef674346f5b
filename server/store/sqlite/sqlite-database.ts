import { once } from 'node:events';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { isRecord } from '#contract/json.ts';
import { closed, type Database, type Row, type Statement, type Value } from '../database.ts';
import { Grouped } from '../grouped.ts';
import { StoreUnavailable } from '../trouble.ts';
import { codeOf, connect } from './folder.ts';

/** The statements of one write: all of them, or none. */
export type Write = readonly Statement[];

/**
 * How many rows the first statement of a write touched, or why nothing was written, with SQLite's code for it. Nearly
 * always a number: what crosses from thread to thread is copied, and an object costs more than the way there.
 */
export type Committed = number | { readonly error: unknown; readonly code: number | undefined };

/** Writes groups, one after the other. */
export interface Writer {
  /** Rejects if nobody knows what became of the group. */
  commit(group: readonly Write[]): Promise<readonly Committed[]>;
  close(): Promise<void>;
}

/** Reads here, writes where the writer is. */
export class SqliteDatabase implements Database {
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
    if (typeof committed === 'number') {
      this.#isFailing = false;
      return committed;
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

/** On a thread of its own: a disk takes milliseconds, in which everybody at every table would wait. */
export class WriterThread implements Writer {
  readonly #worker: Worker;
  #failure: Error | null = null;
  /** Who waits for the group that is being written. */
  #asker: { resolve(answer: readonly Committed[]): void; reject(error: Error): void } | null = null;

  constructor(folder: string) {
    this.#worker = new Worker(new URL(import.meta.url), {
      name: 'store',
      workerData: { commitsTo: folder },
    });
    this.#worker.on('message', (answer: readonly Committed[]) => this.#asker?.resolve(answer));
    this.#worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#fail(new Error('the thread that writes has ended')));
    // Only what is asked of it keeps the process alive.
    this.#worker.unref();
  }

  async commit(group: readonly Write[]): Promise<readonly Committed[]> {
    if (this.#failure !== null) throw this.#failure;
    this.#worker.ref();
    this.#worker.postMessage(group);
    try {
      return await new Promise((resolve, reject) => {
        this.#asker = { resolve, reject };
      });
    } finally {
      this.#worker.unref();
    }
  }

  async close(): Promise<void> {
    if (this.#failure !== null) return;
    this.#worker.ref();
    const gone = once(this.#worker, 'exit');
    this.#worker.postMessage('close');
    await gone;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#asker?.reject(this.#failure);
  }
}

/** Writes on the spot, on a connection that is also read from. */
export function writerOn(connection: DatabaseSync): Writer {
  const committer = new Committer(connection);
  return { commit: async group => committer.commit(group), close: async () => committer.close() };
}

/** Commits whole groups of writes on one connection, for a commit waits for the disk; each is answered by itself. */
class Committer {
  readonly #connection: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
    this.#begin = connection.prepare('BEGIN IMMEDIATE');
    this.#end = connection.prepare('COMMIT');
  }

  /** All of them or none, in one transaction. Never throws. */
  commit(group: readonly Write[]): readonly Committed[] {
    try {
      this.#begin.run();
      const done = group.map(write => this.#run(write));
      this.#end.run();
      return done;
    } catch (error) {
      // Some errors, such as a full disk, have undone the transaction already.
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      const code = codeOf(error);
      // Beside the error: what crosses from thread to thread keeps its words only.
      if (code !== SQLITE_CONSTRAINT || group.length === 1) return group.map(() => ({ error, code }));
      // One of them broke a rule of the schema, and nothing is written: the others do not suffer for it.
      return group.flatMap(write => this.commit([write]));
    }
  }

  close(): void {
    this.#connection.close();
  }

  #run(statements: Write): number {
    let first = 0;
    for (const [index, [sql, ...values]] of statements.entries()) {
      const known = this.#statements.get(sql) ?? this.#connection.prepare(sql);
      this.#statements.set(sql, known);
      const changes = Number(known.run(...values).changes);
      if (index === 0) first = changes;
      if (first === 0) return 0;
    }
    return first;
  }
}

/** Read only, an error of the disk, no room. */
const DISK_FAILS: ReadonlySet<number | undefined> = new Set([8, 10, 13]);
const SQLITE_CONSTRAINT = 19;

// The other end of `WriterThread`, which begins it with this file.
if (isRecord(workerData) && typeof workerData['commitsTo'] === 'string') {
  const committer = new Committer(connect(workerData['commitsTo']));
  parentPort?.on('message', (group: readonly Write[] | 'close') => {
    if (group !== 'close') {
      parentPort?.postMessage(committer.commit(group));
      return;
    }
    committer.close();
    parentPort?.close();
  });
}
