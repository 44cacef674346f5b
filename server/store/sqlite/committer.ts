import { once } from 'node:events';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { form, number } from '../columns.ts';
import type { Row, Statement } from '../database.ts';
import { INSERT_EVENT } from '../events.ts';
import { codeOf } from './folder.ts';

/** An event on its way to its place; `event` is its JSON, written once and never read again on the way. */
export type TailEntry = readonly [match: string, seq: number, at: number, event: string, due: number | null];

/** The statements of one write: all of them, or none. */
export interface Write {
  readonly statements: readonly Statement[];
  /** The match whose events must all be in their places before. */
  readonly settles?: string;
}

/** What is committed together. */
export interface Group {
  readonly entries: readonly TailEntry[];
  readonly writes: readonly Write[];
}

/** How many rows the first statement of a write touched, or why nothing was written. */
export type Committed = { readonly touched: number } | { readonly error: unknown };

export interface Answer {
  /** What became of the entries. */
  readonly entries: Committed;
  readonly writes: readonly Committed[];
}

/** Writes groups, one after the other. */
export interface Writer {
  /** Never rejects: if the group could not be written, the answer says so for each part. */
  commit(group: Group): Promise<Answer>;
  /** Told when the tail is empty after a while in which nothing was written. */
  onSettled(listener: () => void): void;
  close(): Promise<void>;
}

/** After so many commits the events of a match have waited long enough: then many are put in their places at once. */
const PATIENCE = 16;
/** How many matches have their events put in their places after a commit: more than come new, so that few wait longer. */
const PLACED_AFTER_COMMIT = 2;
/** The same at a time while nobody writes. */
const PLACED_WHILE_IDLE = 32;

/** After a crash some may be in their places already. */
const PLACE_EVENT = `${INSERT_EVENT} ON CONFLICT DO NOTHING`;
const PLACE_HEAD = 'UPDATE match SET last_seq = ?, due = ? WHERE id = ? AND last_seq < ?';

interface InTail {
  /** The oldest row of the tail that holds something of this match. */
  readonly n: number;
  readonly entries: TailEntry[];
}

/**
 * Commits whole groups of writes on one connection, for a commit waits for the disk; each is answered by itself.
 * Events are written to the tail, row by row, and put in their places later, match by match: see
 * migrations/002-tail.ts.
 */
export class Committer {
  readonly #connection: DatabaseSync;
  readonly #addRow: StatementSync;
  readonly #statements = new Map<string, StatementSync>();
  /** What the tail holds, by match; the one that waits longest is the first. */
  readonly #tail = new Map<string, InTail>();
  /** Its last row. */
  #n = 0;

  /** What a process that is gone left in the tail is still to be put in its place. */
  constructor(connection: DatabaseSync) {
    this.#connection = connection;
    this.#addRow = connection.prepare('INSERT INTO tail (n, entries) VALUES (?, ?)');
    const rows = connection.prepare('SELECT n, entries FROM tail ORDER BY n').all();
    for (const row of rows) this.#remember(number(row, 'n'), entriesIn(row));
  }

  /** All of them or none, in one transaction. Never throws. */
  commit(group: Group): Answer {
    const { entries, writes } = group;
    const settled = writes.flatMap(({ settles }) => settles ?? []);
    if (entries.length > 0) this.#remember(this.#n + 1, entries);
    try {
      const committed = this.#transact(() => {
        if (entries.length > 0) this.#addRow.run(this.#n, rowOf(entries));
        if (settled.length > 0) this.#place(settled);
        return writes.map(({ statements }) => ({ touched: this.#run(statements) }));
      });
      for (const match of settled) this.#tail.delete(match);
      return { entries: NONE, writes: committed };
    } catch (error) {
      this.#forget(entries);
      if (codeOf(error) !== SQLITE_CONSTRAINT) return failure(group, error);
      if (entries.length === 0 && writes.length === 1) return { entries: NONE, writes: [{ error }] };
      // One of them broke a rule of the schema, and nothing is written: the others do not suffer for it.
      const alone = entries.length === 0 ? NONE : this.commit({ entries, writes: [] }).entries;
      return {
        entries: alone,
        writes: writes.flatMap(write => this.commit({ entries: [], writes: [write] }).writes),
      };
    }
  }

  /** The tail is empty. */
  get isSettled(): boolean {
    return this.#tail.size === 0;
  }

  /**
   * Puts the matches that have waited longest in their places: after a commit a few, if they have waited for long.
   * False if it cannot be done now: nothing is lost, it still waits, and whoever writes next hears of it.
   */
  settle(when: 'after a commit' | 'while idle'): boolean {
    const [oldest] = this.#tail.values();
    const isIdle = when === 'while idle';
    if (oldest === undefined || (!isIdle && this.#n - oldest.n < PATIENCE)) return true;
    try {
      this.#settle(isIdle ? PLACED_WHILE_IDLE : PLACED_AFTER_COMMIT);
      return true;
    } catch {
      return false;
    }
  }

  settleAll(): void {
    while (!this.isSettled) this.#settle(PLACED_WHILE_IDLE);
  }

  close(): void {
    this.#connection.close();
  }

  /** Nothing is new in that, so the disk is not waited for: what a crash undoes is undone as a whole, and waits as before. */
  #settle(most: number): void {
    const matches = [...this.#tail.keys()].slice(0, most);
    if (matches.length === 0) return;
    this.#connection.exec('PRAGMA synchronous = NORMAL');
    try {
      this.#transact(() => this.#place(matches));
    } finally {
      this.#connection.exec('PRAGMA synchronous = FULL');
    }
    for (const match of matches) this.#tail.delete(match);
  }

  /** Puts what waits of these matches in its place. If a match is gone, so are its events. */
  #place(matches: readonly string[]): void {
    if (this.isSettled) return;
    for (const match of matches) {
      const entries = this.#tail.get(match)?.entries ?? [];
      const last = entries.at(-1);
      if (last === undefined) continue;
      const [, seq, , , due] = last;
      const events = entries.map(([, one, at, event]): Statement => [PLACE_EVENT, match, one, at, event]);
      this.#run([[PLACE_HEAD, seq, due, match, seq], ...events]);
    }
    // Rows of which nothing waits any more are cleared.
    this.#run([['DELETE FROM tail WHERE n < ?', this.#oldestBut(matches)]]);
  }

  /** The first row that holds something else than these matches. */
  #oldestBut(matches: readonly string[]): number {
    for (const [match, { n }] of this.#tail) if (!matches.includes(match)) return n;
    return this.#n + 1;
  }

  #remember(n: number, entries: readonly TailEntry[]): void {
    this.#n = n;
    for (const entry of entries) {
      const [match] = entry;
      const waiting = this.#tail.get(match);
      if (waiting === undefined) this.#tail.set(match, { n, entries: [entry] });
      else waiting.entries.push(entry);
    }
  }

  /** The last row did not come to be. */
  #forget(entries: readonly TailEntry[]): void {
    for (const [match] of entries) {
      const waiting = this.#tail.get(match);
      waiting?.entries.pop();
      if (waiting?.entries.length === 0) this.#tail.delete(match);
    }
  }

  #transact<T>(work: () => T): T {
    this.#connection.exec('BEGIN IMMEDIATE');
    try {
      const done = work();
      this.#connection.exec('COMMIT');
      return done;
    } catch (error) {
      // Some errors, such as a full disk, have undone the transaction already.
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    }
  }

  #run(statements: readonly Statement[]): number {
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
  #settled: () => void = () => {};
  #answered: ((answer: Answer | Error) => void) | null = null;

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: { folder } });
    this.#worker.on('message', (answer: Answer | 'settled') => {
      if (answer === 'settled') this.#settled();
      else this.#answered?.(answer);
    });
    this.#worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#fail(new Error('the thread that writes has ended')));
    // Only what is asked of it keeps the process alive.
    this.#worker.unref();
  }

  commit(group: Group): Promise<Answer> {
    if (this.#failure !== null) return Promise.resolve(failure(group, this.#failure));
    return new Promise(resolve => {
      this.#worker.ref();
      this.#answered = answer => {
        this.#answered = null;
        this.#worker.unref();
        resolve(answer instanceof Error ? failure(group, answer) : answer);
      };
      this.#worker.postMessage(group);
    });
  }

  onSettled(listener: () => void): void {
    this.#settled = listener;
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

const NONE: Committed = { touched: 0 };

const SQLITE_CONSTRAINT = 19;

/** Nothing of the group was written, or nobody knows. */
function failure({ writes }: Group, error: unknown): Answer {
  return { entries: { error }, writes: writes.map(() => ({ error })) };
}

/** A row of the tail: one JSON list for all of them. */
function rowOf(entries: readonly TailEntry[]): string {
  const texts = entries.map(
    ([match, seq, at, event, due]) => `[${JSON.stringify(match)},${seq},${at},${event},${due}]`,
  );
  return `[${texts.join()}]`;
}

const WRITTEN = v.array(v.tuple([v.string(), v.number(), v.number(), v.unknown(), v.nullable(v.number())]));

function entriesIn(row: Row): readonly TailEntry[] {
  return form(row, 'entries', WRITTEN).map(
    ([match, seq, at, event, due]): TailEntry => [match, seq, at, JSON.stringify(event), due],
  );
}
