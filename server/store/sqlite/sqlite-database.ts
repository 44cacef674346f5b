import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { closed, type Database, type Row, type Statement, type Value } from '../database.ts';
import { Grouped } from '../grouped.ts';
import type { Committed, Write, Writer } from './committer.ts';

/** Reads here, writes where the writer is. */
export class SqliteDatabase implements Database {
  readonly #connection: DatabaseSync;
  readonly #writer: Writer;
  readonly #statements = new Map<string, StatementSync>();
  readonly #writes: Grouped<Write, Committed>;
  #isClosed = false;

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
    if ('error' in committed) throw committed.error;
    return committed.touched;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#writes.rest();
    await this.#writer.close();
    if (this.#connection.isOpen) this.#connection.close();
  }
}
