import { once } from 'node:events';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Statement } from '../database.ts';
import { codeOf } from './folder.ts';

/** The statements of one write: all of them, or none. */
export type Write = readonly Statement[];

/** How many rows the first statement of a write touched, or why nothing was written. */
export type Committed = { readonly touched: number } | { readonly error: unknown };

/** Writes groups, one after the other. */
export interface Writer {
  /** Rejects if nobody knows what became of the group. */
  commit(group: readonly Write[]): Promise<readonly Committed[]>;
  close(): Promise<void>;
}

/** Commits whole groups of writes on one connection, for a commit waits for the disk; each is answered by itself. */
export class Committer {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  /** All of them or none, in one transaction. Never throws. */
  commit(group: readonly Write[]): readonly Committed[] {
    try {
      return this.#transact(() => group.map(write => ({ touched: this.#run(write) })));
    } catch (error) {
      if (codeOf(error) !== SQLITE_CONSTRAINT || group.length === 1) return group.map(() => ({ error }));
      // One of them broke a rule of the schema, and nothing is written: the others do not suffer for it.
      return group.flatMap(write => this.commit([write]));
    }
  }

  close(): void {
    this.#connection.close();
  }

  #transact<T>(work: () => T): T {
    this.#statement('BEGIN IMMEDIATE').run();
    try {
      const done = work();
      this.#statement('COMMIT').run();
      return done;
    } catch (error) {
      // Some errors, such as a full disk, have undone the transaction already.
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    }
  }

  #run(statements: Write): number {
    let first = 0;
    for (const [index, [sql, ...values]] of statements.entries()) {
      const changes = Number(this.#statement(sql).run(...values).changes);
      if (index === 0) first = changes;
      if (first === 0) return 0;
    }
    return first;
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#connection.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }
}

/** On a thread of its own: a disk takes milliseconds, in which everybody at every table would wait. */
export class WriterThread implements Writer {
  readonly #worker: Worker;
  #failure: Error | null = null;
  #answered: ((answer: readonly Committed[] | Error) => void) | null = null;

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: { folder } });
    this.#worker.on('message', (answer: readonly Committed[]) => this.#answered?.(answer));
    this.#worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#fail(new Error('the thread that writes has ended')));
    // Only what is asked of it keeps the process alive.
    this.#worker.unref();
  }

  commit(group: readonly Write[]): Promise<readonly Committed[]> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#worker.ref();
      this.#answered = answer => {
        this.#answered = null;
        this.#worker.unref();
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      };
      this.#worker.postMessage(group);
    });
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
    this.#answered?.(this.#failure);
  }
}

const SQLITE_CONSTRAINT = 19;
