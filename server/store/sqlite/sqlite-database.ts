import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { closed, type Database, type Row, type Statement, type Value } from '../database.ts';
import type { Committed } from './committer.ts';
import type { Writer } from './writer.ts';

interface Waiting {
  readonly statements: readonly Statement[];
  readonly done: (touched: number) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Reads here, writes where the writer is. What is written within one turn of the event loop, or while the disk is
 * busy with what came before, is committed together; each write is answered by itself.
 */
export class SqliteDatabase implements Database {
  readonly #connection: DatabaseSync;
  readonly #writer: Writer;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Waiting[] = [];
  /** Under way, or about to be. */
  #writing: Promise<void> | null = null;
  #isClosed = false;

  constructor(connection: DatabaseSync, writer: Writer) {
    this.#connection = connection;
    this.#writer = writer;
  }

  async read(sql: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    if (this.#isClosed) throw closed();
    const known = this.#statements.get(sql) ?? this.#connection.prepare(sql);
    this.#statements.set(sql, known);
    return known.all(...values);
  }

  write(...statements: readonly Statement[]): Promise<number> {
    if (this.#isClosed) return Promise.reject(closed());
    return new Promise((done, failed) => {
      this.#waiting.push({ statements, done, failed });
      this.#writing ??= this.#write();
    });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#writing;
    await this.#writer.close();
    if (this.#connection.isOpen) this.#connection.close();
  }

  async #write(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      const committed = await this.#commit(group);
      for (const [index, { done, failed }] of group.entries()) {
        const one = committed[index] ?? { error: new Error('nothing is known of this write') };
        if ('error' in one) failed(one.error);
        else done(one.touched);
      }
    }
    this.#writing = null;
  }

  async #commit(group: readonly Waiting[]): Promise<readonly Committed[]> {
    try {
      return await this.#writer.commit(group.map(({ statements }) => statements));
    } catch (error) {
      return group.map(() => ({ error }));
    }
  }
}
