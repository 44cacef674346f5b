import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { closed, type Database, type Row, type Statement, type Value } from '../database.ts';

interface Waiting {
  readonly statements: readonly Statement[];
  readonly done: (touched: number) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * One connection. What is written within one turn of the event loop is committed together, for a commit waits
 * for the disk; each write is answered by itself. Nothing is read between the statements of a transaction.
 */
export class SqliteDatabase implements Database {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Waiting[] = [];
  #isClosed = false;

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  async read(sql: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    if (this.#isClosed) throw closed();
    return this.#prepared(sql).all(...values);
  }

  write(...statements: readonly Statement[]): Promise<number> {
    if (this.#isClosed) return Promise.reject(closed());
    return new Promise((done, failed) => {
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      this.#waiting.push({ statements, done, failed });
    });
  }

  /** Commits what waits. */
  flush(): void {
    const group = this.#waiting;
    if (group.length === 0) return;
    this.#waiting = [];
    try {
      this.#commit(group);
    } catch (error) {
      if (group.length === 1 || !isConstraint(error)) for (const { failed } of group) failed(error);
      // One of them broke a rule of the schema, and nothing is written: the others do not suffer for it.
      else for (const one of group) this.#commitAlone(one);
    }
  }

  close(): void {
    if (this.#isClosed) return;
    this.flush();
    this.#isClosed = true;
    this.#connection.close();
  }

  #commitAlone(one: Waiting): void {
    try {
      this.#commit([one]);
    } catch (error) {
      one.failed(error);
    }
  }

  /** All of them, or a throw and none of them. */
  #commit(group: readonly Waiting[]): void {
    this.#connection.exec('BEGIN IMMEDIATE');
    let touched: number[];
    try {
      touched = group.map(({ statements }) => this.#run(statements));
      this.#connection.exec('COMMIT');
    } catch (error) {
      // Some errors, such as a full disk, have undone the transaction already.
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    }
    for (const [index, { done }] of group.entries()) done(touched[index] ?? 0);
  }

  #run(statements: readonly Statement[]): number {
    let first = 0;
    for (const [index, [sql, ...values]] of statements.entries()) {
      const changes = Number(this.#prepared(sql).run(...values).changes);
      if (index === 0) first = changes;
      if (first === 0) return 0;
    }
    return first;
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#connection.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }
}

const SQLITE_CONSTRAINT = 19;

function isConstraint(error: unknown): boolean {
  return codeOf(error) === SQLITE_CONSTRAINT;
}

/** The primary result code of SQLite, see https://sqlite.org/rescode.html; undefined for other errors. */
export function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}
