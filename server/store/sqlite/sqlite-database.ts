import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { closed, type Database, type Row, type Statement, type Value } from '../database.ts';
import type { Append } from '../store.ts';
import { Appends } from './appends.ts';
import type { Answer, Group, Write } from './committer.ts';
import type { Writer } from './writer.ts';

interface Waiting extends Write {
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
  readonly #appends: Appends;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Waiting[] = [];
  /** Under way, or about to be. */
  #writing: Promise<void> | null = null;
  #isClosed = false;

  constructor(connection: DatabaseSync, writer: Writer) {
    this.#connection = connection;
    this.#writer = writer;
    this.#appends = new Appends(connection);
    writer.onSettled(() => {
      if (this.#writing === null) this.#appends.settled();
    });
  }

  async read(sql: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    if (this.#isClosed) throw closed();
    const known = this.#statements.get(sql) ?? this.#connection.prepare(sql);
    this.#statements.set(sql, known);
    return known.all(...values);
  }

  write(...statements: readonly Statement[]): Promise<number> {
    return this.#ask({ statements });
  }

  /** Events of a match that goes on; false if they do not follow what is stored. */
  async append(append: Append): Promise<boolean> {
    if (this.#isClosed) throw closed();
    const added = this.#appends.add(append);
    if (added === null) return false;
    this.#writing ??= this.#write();
    await added;
    return true;
  }

  /** As `write`, once all events of that match are in their places. `ends`: no more of them follow. */
  async settle(
    match: string,
    statements: readonly Statement[],
    { ends }: { readonly ends: boolean },
  ): Promise<number> {
    if (ends) this.#appends.ending(match);
    let touched = 0;
    try {
      touched = await this.#ask({ statements, settles: match });
      return touched;
    } finally {
      if (ends) this.#appends.ended(match, touched > 0);
      else this.#appends.looked(match);
    }
  }

  /** False if all events of this match are in their places. */
  mayWait(match: string): boolean {
    return this.#appends.mayWait(match);
  }

  /** What is due by now, of those that `placed` names and those in the tail. */
  dueBy(now: number, placed: readonly string[]): readonly string[] {
    const { due, isLater } = this.#appends.due(now);
    return [...placed.filter(match => !isLater(match)), ...due];
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#writing;
    await this.#writer.close();
    if (this.#connection.isOpen) this.#connection.close();
  }

  #ask(write: Write): Promise<number> {
    if (this.#isClosed) return Promise.reject(closed());
    return new Promise((done, failed) => {
      this.#waiting.push({ ...write, done, failed });
      this.#writing ??= this.#write();
    });
  }

  async #write(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve));
    for (;;) {
      const writes = this.#waiting;
      const taken = this.#appends.take();
      if (writes.length === 0 && taken === null) break;
      this.#waiting = [];
      const answer = await this.#commit({ entries: taken?.entries ?? [], writes: writes.map(plain) });
      taken?.answer(answer.entries);
      for (const [index, { done, failed }] of writes.entries()) {
        const one = answer.writes[index] ?? { error: new Error('nothing is known of this write') };
        if ('error' in one) failed(one.error);
        else done(one.touched);
      }
    }
    this.#writing = null;
  }

  async #commit(group: Group): Promise<Answer> {
    try {
      return await this.#writer.commit(group);
    } catch (error) {
      return { entries: { error }, writes: group.writes.map(() => ({ error })) };
    }
  }
}

/** What can go to another thread. */
function plain({ statements, settles }: Waiting): Write {
  return settles === undefined ? { statements } : { statements, settles };
}
