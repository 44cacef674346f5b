import { once } from 'node:events';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Statement } from '../database.ts';
import { codeOf } from './folder.ts';

/** The statements of one write: all of them, or none. */
export type Write = readonly Statement[];

/** How many rows the first statement of a write touched, or why nothing was written, with SQLite's code for it. */
export type Committed =
  | { readonly touched: number }
  | { readonly error: unknown; readonly code: number | undefined };

/** Writes groups, one after the other. */
export interface Writer {
  /** Rejects if nobody knows what became of the group. */
  commit(group: readonly Write[]): Promise<readonly Committed[]>;
  close(): Promise<void>;
}

/** Commits whole groups of writes on one connection, for a commit waits for the disk; each is answered by itself. */
export class Committer {
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
      const done = group.map(write => ({ touched: this.#run(write) }));
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

/** On a thread of its own: a disk takes milliseconds, in which everybody at every table would wait. */
export class WriterThread implements Writer {
  readonly #worker: Worker;
  #failure: Error | null = null;
  /** Who waits for the group that is being written. */
  #asker: { resolve(answer: readonly Committed[]): void; reject(error: Error): void } | null = null;

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./writer-thread.ts', import.meta.url), {
      name: 'store',
      workerData: { folder },
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

const SQLITE_CONSTRAINT = 19;
