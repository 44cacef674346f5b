import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { seqBefore } from '../events.ts';
import type { Append } from '../store.ts';

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
export class Heads {
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
