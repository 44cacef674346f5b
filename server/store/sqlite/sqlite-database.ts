import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { closed, type Database, type Row, type Statement, type Value } from '../database.ts';
import { eventsAfter, insertEvent, seqBefore } from '../events.ts';
import type { EventRecord } from '../records.ts';
import type { Append, EventStore } from '../store.ts';
import { endSeats } from '../table-rows.ts';
import type { Committed, TailEntry, Write, Writer } from './committer.ts';

/** Told once it is durable, or that it is not known to be. */
interface Asking {
  readonly done: (touched: number) => void;
  readonly failed: (error: unknown) => void;
}
type WaitingAppend = Asking & { readonly entries: readonly TailEntry[] };
type WaitingWrite = Asking & Write;

/**
 * Reads here, writes where the writer is. What is written within one turn of the event loop, or while the disk is
 * busy with what came before, is committed together; each write is answered by itself.
 */
export class SqliteDatabase implements Database, EventStore {
  readonly #connection: DatabaseSync;
  readonly #writer: Writer;
  readonly #heads: Heads;
  readonly #statements = new Map<string, StatementSync>();
  #appends: WaitingAppend[] = [];
  #writes: WaitingWrite[] = [];
  /** Under way, or about to be. */
  #writing: Promise<void> | null = null;
  #isClosed = false;

  constructor(connection: DatabaseSync, writer: Writer) {
    this.#connection = connection;
    this.#writer = writer;
    this.#heads = new Heads(connection);
    writer.onSettled(() => {
      if (this.#writing === null) this.#heads.settled();
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

  /** The events of a match that goes on take the tail, see migrations/002-tail.ts; all others their places at once. */
  async append(append: Append): Promise<'done' | 'conflict'> {
    const { match, events, due, end } = append;
    if (end !== undefined || events.length === 0) return this.#appendInPlace(append);
    if (this.#isClosed) throw closed();
    if (!this.#heads.follow(append)) return 'conflict';
    const entries = events.map(
      ({ seq, at, event }): TailEntry => [match, seq, at, JSON.stringify(event), due],
    );
    await new Promise<number>((done, failed) => {
      this.#appends.push({ entries, done, failed });
      this.#writing ??= this.#commitAll();
    });
    return 'done';
  }

  after(match: string, seq: number): Promise<readonly EventRecord[]> {
    return eventsAfter(this, match, seq, this.#heads.mayWait(match) ? 'event_seen' : 'match_event');
  }

  /** What is due by now, of those that `placed` names and those in the tail. */
  dueBy(now: number, placed: readonly string[]): readonly string[] {
    return this.#heads.dueBy(now, placed);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#writing;
    await this.#writer.close();
    if (this.#connection.isOpen) this.#connection.close();
  }

  /** Once all events of that match are in their places. */
  async #appendInPlace(append: Append): Promise<'done' | 'conflict'> {
    const { match, events, end } = append;
    const statements = [follow(append), ...events.map(event => insertEvent(match, event))];
    if (end !== undefined) {
      statements.push(endSeats(match));
      this.#heads.ending(match);
    }
    let touched = 0;
    try {
      touched = await this.#ask({ statements, settles: match });
      return touched === 0 ? 'conflict' : 'done';
    } finally {
      if (end === undefined) this.#heads.looked(match);
      else this.#heads.ended(match, touched > 0);
    }
  }

  #ask(write: Write): Promise<number> {
    if (this.#isClosed) return Promise.reject(closed());
    return new Promise((done, failed) => {
      this.#writes.push({ ...write, done, failed });
      this.#writing ??= this.#commitAll();
    });
  }

  async #commitAll(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve));
    while (this.#appends.length > 0 || this.#writes.length > 0) {
      const [appends, writes] = [this.#appends, this.#writes];
      this.#appends = [];
      this.#writes = [];
      const answer = await this.#writer.commit({
        entries: appends.flatMap(({ entries }) => entries),
        writes: writes.map(plain),
      });
      if ('error' in answer.entries) this.#lose(appends, answer.entries.error);
      else for (const { done } of appends) done(answer.entries.touched);
      for (const [index, write] of writes.entries()) settle(write, answer.writes[index]);
    }
    this.#writing = null;
  }

  /** What came later may follow what was lost: it is lost too. */
  #lose(appends: readonly WaitingAppend[], error: unknown): void {
    const later = this.#appends;
    this.#appends = [];
    this.#heads.lost();
    for (const { failed } of [...appends, ...later]) failed(error);
  }
}

/** The end of a match that may have events in the tail, or on their way there. */
interface Head {
  /** Of its last event; null if it must be read again. */
  readonly seq: number | null;
  /** When it must be looked at; undefined if its row in `match` says so. */
  readonly due?: number | null;
}

const ENDED: Head = { seq: -1, due: null };
const UNKNOWN: Head = { seq: null };

const HEAD = "SELECT last_seq AS seq FROM match WHERE id = ? AND status = 'playing'";
const HEAD_SEEN = `
  SELECT max(last_seq, coalesce((SELECT max(seq) FROM event_seen WHERE match = match.id), 0)) AS seq
  FROM match WHERE id = ? AND status = 'playing'`;

/**
 * The last event of each running match. No other process writes here, so whether an event follows the one before it
 * is known without asking the disk.
 */
class Heads {
  readonly #head: StatementSync;
  readonly #headSeen: StatementSync;
  readonly #heads = new Map<string, Head>();

  constructor(connection: DatabaseSync) {
    this.#head = connection.prepare(HEAD);
    this.#headSeen = connection.prepare(HEAD_SEEN);
  }

  /** False if these events do not follow what is stored, or on its way; otherwise the last of them is the head. */
  follow(append: Append): boolean {
    const { match, events, due } = append;
    const known = this.#heads.get(match);
    const read = known === undefined ? this.#head : this.#headSeen;
    const seq = known?.seq ?? read.get(match)?.['seq'];
    if (seq !== seqBefore(append)) return false;
    this.#heads.set(match, { seq: events.at(-1)?.seq ?? 0, due });
    return true;
  }

  /** When that match must be looked at is written in its row from now on. */
  looked(match: string): void {
    const head = this.#heads.get(match);
    if (head !== undefined) this.#heads.set(match, { seq: head.seq });
  }

  /** Nothing follows any more, unless `ended` says otherwise. */
  ending(match: string): void {
    this.#heads.set(match, ENDED);
  }

  ended(match: string, hasEnded: boolean): void {
    if (hasEnded) this.#heads.delete(match);
    else this.#heads.set(match, UNKNOWN);
  }

  /** What was on its way may be lost: the disk is asked again. */
  lost(): void {
    for (const match of this.#heads.keys()) this.#heads.set(match, UNKNOWN);
  }

  /** The tail is empty, and nothing is on its way to it. */
  settled(): void {
    this.#heads.clear();
  }

  /** False if all events of this match are in `match_event`. Whoever wrote nothing does not know. */
  mayWait(match: string): boolean {
    return this.#heads.size === 0 || this.#heads.has(match);
  }

  /** What is due by now: of the matches whose rows say so, `placed`, those about which nothing later is known here. */
  dueBy(now: number, placed: readonly string[]): readonly string[] {
    const due = placed.filter(match => this.#heads.get(match)?.due === undefined);
    for (const [match, head] of this.#heads)
      if ((head.due ?? Number.POSITIVE_INFINITY) <= now) due.push(match);
    return due;
  }
}

function settle({ done, failed }: Asking, answer: Committed | undefined): void {
  if (answer === undefined) failed(new Error('nothing is known of this write'));
  else if ('error' in answer) failed(answer.error);
  else done(answer.touched);
}

/** What can go to another thread. */
function plain({ statements, settles }: WaitingWrite): Write {
  return settles === undefined ? { statements } : { statements, settles };
}

const LOOK_AGAIN = "UPDATE match SET due = ? WHERE id = ? AND status = 'playing'";
const END = `UPDATE match SET due = NULL, status = ?, outcome = ?, ended_at = ?, revision = revision + 1,
    last_seq = coalesce(?, last_seq)
  WHERE id = ? AND last_seq = coalesce(?, last_seq) AND status = 'playing'`;

/** Touches nothing if the events do not follow what is stored. */
function follow(append: Append): Statement {
  const { match, events, due, end } = append;
  if (end === undefined) return [LOOK_AGAIN, due, match];
  const outcome = end.outcome === null ? null : JSON.stringify(end.outcome);
  return [END, end.status, outcome, end.endedAt, events.at(-1)?.seq ?? null, match, seqBefore(append)];
}
