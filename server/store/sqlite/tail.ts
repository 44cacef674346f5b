import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { form, number } from '../columns.ts';
import type { Row, Statement } from '../database.ts';
import { INSERT_EVENT } from '../events.ts';

/** An event on its way to its place; `event` is its JSON, written once and never read again on the way. */
export type TailEntry = readonly [match: string, seq: number, at: number, event: string, due: number | null];

/** After a crash some may be in their places already. */
const PLACE_EVENT = `${INSERT_EVENT} ON CONFLICT DO NOTHING`;

interface Waiting {
  /** Of the oldest row that holds something of this match. */
  readonly n: number;
  readonly entries: TailEntry[];
}

/** Rows of the tail are written one by one, and put in their places match by match. This knows what is still to do. */
export class Tail {
  /** By match; the one that waits longest is the first. */
  readonly #waiting = new Map<string, Waiting>();
  #n: number;

  private constructor(n: number) {
    this.#n = n;
  }

  /** What a process that is gone left behind, included. */
  static of(connection: DatabaseSync): Tail {
    const rows = connection.prepare('SELECT n, entries FROM tail ORDER BY n').all();
    const tail = new Tail(Number(rows.at(-1)?.['n'] ?? 0));
    for (const row of rows) tail.#note(number(row, 'n'), entriesIn(row));
    return tail;
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** The matches that have waited longest. */
  oldest(most: number): readonly string[] {
    const found: string[] = [];
    for (const match of this.#waiting.keys()) {
      if (found.length === most) break;
      found.push(match);
    }
    return found;
  }

  /** One row more. */
  add(entries: readonly TailEntry[]): Statement {
    this.#n += 1;
    this.#note(this.#n, entries);
    return ['INSERT INTO tail (n, entries) VALUES (?, ?)', this.#n, rowOf(entries)];
  }

  /** The last row did not come to be. */
  undo(entries: readonly TailEntry[]): void {
    for (const [match] of entries) {
      const waiting = this.#waiting.get(match);
      waiting?.entries.pop();
      if (waiting?.entries.length === 0) this.#waiting.delete(match);
    }
  }

  /** Puts what waits of a match in its place. If the match is gone, so are its events. */
  placing(match: string): readonly Statement[] {
    const entries = this.#waiting.get(match)?.entries ?? [];
    const last = entries.at(-1);
    if (last === undefined) return [];
    const [, seq, , , due] = last;
    return [
      ['UPDATE match SET last_seq = ?, due = ? WHERE id = ? AND last_seq < ?', seq, due, match, seq],
      ...entries.map(([, one, at, event]): Statement => [PLACE_EVENT, match, one, at, event]),
    ];
  }

  /** Those matches are in their places. */
  placed(matches: readonly string[]): void {
    for (const match of matches) this.#waiting.delete(match);
  }

  /** Rows of which nothing waits any more, if all but `placed` still do. */
  clearing(placed: readonly string[]): Statement {
    for (const [match, { n }] of this.#waiting)
      if (!placed.includes(match)) return ['DELETE FROM tail WHERE n < ?', n];
    return ['DELETE FROM tail WHERE n <= ?', this.#n];
  }

  #note(n: number, entries: readonly TailEntry[]): void {
    for (const entry of entries) {
      const [match] = entry;
      const waiting = this.#waiting.get(match);
      if (waiting === undefined) this.#waiting.set(match, { n, entries: [entry] });
      else waiting.entries.push(entry);
    }
  }
}

/** A row of the tail: one JSON list for all of them. */
function rowOf(entries: readonly TailEntry[]): string {
  const texts = entries.map(
    ([match, seq, at, event, due]) => `[${JSON.stringify(match)},${seq},${at},${event},${due}]`,
  );
  return `[${texts.join()}]`;
}

const written = v.array(v.tuple([v.string(), v.number(), v.number(), v.unknown(), v.nullable(v.number())]));

function entriesIn(row: Row): readonly TailEntry[] {
  return form(row, 'entries', written).map(
    ([match, seq, at, event, due]): TailEntry => [match, seq, at, JSON.stringify(event), due],
  );
}
