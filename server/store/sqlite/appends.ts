import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { seqBefore } from '../events.ts';
import type { Append } from '../store.ts';
import type { Committed } from './committer.ts';
import type { TailEntry } from './tail.ts';

interface Waiting {
  readonly entries: readonly TailEntry[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** What goes to the disk together. */
export interface Taken {
  readonly entries: readonly TailEntry[];
  answer(committed: Committed): void;
}

/** The end of a match that may have something in the tail, or on its way there. */
interface Head {
  /** Null if it must be read again. */
  readonly seq: number | null;
  /** Undefined if it is in its place. */
  readonly due?: number | null;
}

const ENDED: Head = { seq: -1, due: null };
const UNKNOWN: Head = { seq: null };

const HEAD = "SELECT last_seq AS seq FROM match WHERE id = ? AND status = 'playing'";
const HEAD_SEEN = `
  SELECT max(last_seq, coalesce((SELECT max(seq) FROM event_seen WHERE match = match.id), 0)) AS seq
  FROM match WHERE id = ? AND status = 'playing'`;

/**
 * Events of running matches on their way to the tail. No other process writes here, so whether an event follows
 * the one before it is known without asking the disk.
 */
export class Appends {
  readonly #head: StatementSync;
  readonly #headSeen: StatementSync;
  readonly #heads = new Map<string, Head>();
  #waiting: Waiting[] = [];

  constructor(connection: DatabaseSync) {
    this.#head = connection.prepare(HEAD);
    this.#headSeen = connection.prepare(HEAD_SEEN);
  }

  /** Null if they do not follow what is stored. */
  add(append: Append): Promise<void> | null {
    const { match, events, due } = append;
    if (this.#seqOf(match) !== seqBefore(append)) return null;
    this.#heads.set(match, { seq: events.at(-1)?.seq ?? 0, due });
    return new Promise((done, failed) => this.#waiting.push({ entries: entriesOf(append), done, failed }));
  }

  /** When that match must be looked at is written in its place from now on. */
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

  /** False if all events of this match are in their places. Whoever wrote nothing does not know. */
  mayWait(match: string): boolean {
    return this.#heads.size === 0 || this.#heads.has(match);
  }

  /** Those that the tail says are due, and the ids for which it says something else than what is in its place. */
  due(now: number): { readonly due: readonly string[]; readonly isLater: (match: string) => boolean } {
    const due: string[] = [];
    for (const [match, head] of this.#heads)
      if ((head.due ?? Number.POSITIVE_INFINITY) <= now) due.push(match);
    return { due, isLater: match => this.#heads.get(match)?.due !== undefined };
  }

  /** The tail is empty, and nothing was on its way to it. */
  settled(): void {
    if (this.#waiting.length === 0) this.#heads.clear();
  }

  take(): Taken | null {
    const group = this.#waiting;
    if (group.length === 0) return null;
    this.#waiting = [];
    return {
      entries: group.flatMap(({ entries }) => entries),
      answer: committed => {
        if ('error' in committed) this.#fail(group, committed.error);
        else for (const { done } of group) done();
      },
    };
  }

  /** What came later may follow what was lost: it is lost too, and the disk is asked again. */
  #fail(group: readonly Waiting[], error: unknown): void {
    const all = [...group, ...this.#waiting];
    this.#waiting = [];
    for (const match of this.#heads.keys()) this.#heads.set(match, UNKNOWN);
    for (const { failed } of all) failed(error);
  }

  #seqOf(match: string): number | null {
    const known = this.#heads.get(match);
    if (known !== undefined && known.seq !== null) return known.seq;
    const seq = (known === undefined ? this.#head : this.#headSeen).get(match)?.['seq'];
    return typeof seq === 'number' ? seq : null;
  }
}

function entriesOf({ match, events, due }: Append): readonly TailEntry[] {
  return events.map(({ seq, at, event }): TailEntry => [match, seq, at, JSON.stringify(event), due]);
}
