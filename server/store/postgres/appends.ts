import type { Value } from '../database.ts';
import { seqBefore } from '../events.ts';
import type { Append } from '../store.ts';

/** While some wait for the disk, others are on their way. */
const MOST_IN_FLIGHT = 4;
const MOST_TOGETHER = 500;

/**
 * One statement, so one transaction and one round trip for all of them. Matches are locked in the order of
 * their ids: two processes that write the same ones wait for each other, and never in a circle.
 */
const FOLLOW = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::bigint[])
      AS given (match, before, last, due, status, outcome, ended_at)
  ), held AS MATERIALIZED (
    SELECT m.id FROM match m JOIN given g ON g.match = m.id
    WHERE m.status = 'playing' AND m.last_seq = coalesce(g.before, m.last_seq)
    ORDER BY m.id FOR UPDATE OF m
  ), followed AS (
    UPDATE match m SET
      last_seq = coalesce(g.last, m.last_seq),
      due = g.due,
      status = coalesce(g.status, m.status),
      outcome = coalesce(g.outcome, m.outcome),
      ended_at = coalesce(g.ended_at, m.ended_at),
      revision = m.revision + (g.status IS NOT NULL)::int
    FROM held h JOIN given g ON g.match = h.id
    WHERE m.id = h.id
    RETURNING m.id
  ), written AS (
    INSERT INTO match_event (match, seq, at, event)
    SELECT e.match, e.seq, e.at, e.event
    FROM unnest($8::text[], $9::bigint[], $10::bigint[], $11::text[]) AS e (match, seq, at, event)
    WHERE e.match IN (SELECT id FROM followed)
  )`;
const APPEND = `${FOLLOW} SELECT id FROM followed`;
/** If one of them ends its match. Few do, and the others need no plan for it. */
const APPEND_AND_END = `${FOLLOW}, left_behind AS (
    UPDATE match_seat s SET is_over = 1
    FROM followed f JOIN given g ON g.match = f.id
    WHERE s.match = f.id AND g.status IS NOT NULL
  )
  SELECT id FROM followed`;

interface Waiting {
  readonly append: Append;
  /** The seq that it follows. */
  readonly before: number | null;
  readonly done: (outcome: 'done' | 'conflict') => void;
  readonly failed: (error: unknown) => void;
}

export type Query = (text: string, values: readonly unknown[]) => Promise<readonly { readonly id: string }[]>;

/** Collects appends over one turn of the event loop, and sends a few such groups at a time. */
export class Appends {
  readonly #query: Query;
  /** In order; at most one of each match is under way, so that the next one finds it written. */
  #waiting: Waiting[] = [];
  readonly #under = new Set<string>();
  #flying = 0;
  #isWoken = false;

  constructor(query: Query) {
    this.#query = query;
  }

  append(append: Append): Promise<'done' | 'conflict'> {
    return new Promise((done, failed) => {
      this.#waiting.push({ append, before: seqBefore(append), done, failed });
      if (this.#isWoken) return;
      this.#isWoken = true;
      setImmediate(() => {
        this.#isWoken = false;
        this.#send();
      });
    });
  }

  #send(): void {
    while (this.#flying < MOST_IN_FLIGHT) {
      const group = this.#take();
      if (group.length === 0) return;
      void this.#fly(group);
    }
  }

  #take(): Waiting[] {
    const group: Waiting[] = [];
    const left: Waiting[] = [];
    /** Also those behind one that has to wait. */
    const later = new Set<string>();
    for (const one of this.#waiting) {
      const { match } = one.append;
      if (group.length >= MOST_TOGETHER || later.has(match) || this.#under.has(match)) {
        later.add(match);
        left.push(one);
      } else {
        this.#under.add(match);
        group.push(one);
      }
    }
    this.#waiting = left;
    return group;
  }

  async #fly(group: readonly Waiting[]): Promise<void> {
    this.#flying += 1;
    try {
      const ends = group.some(({ append }) => append.end !== undefined);
      const values = valuesOf(group);
      const rows = await this.#query(ends ? APPEND_AND_END : APPEND, values);
      const followed = new Set(rows.map(({ id }) => id));
      for (const { append, done } of group) done(followed.has(append.match) ? 'done' : 'conflict');
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
    this.#flying -= 1;
    for (const { append } of group) this.#under.delete(append.match);
    this.#send();
  }
}

/** Column by column, as `unnest` takes them. */
function valuesOf(group: readonly Waiting[]): Value[][] {
  const appends = group.map(({ append }) => append);
  const events = appends.flatMap(({ match, events }) => events.map(event => ({ match, ...event })));
  return [
    appends.map(({ match }) => match),
    group.map(({ before }) => before),
    appends.map(({ events }) => events.at(-1)?.seq ?? null),
    appends.map(({ due, end }) => (end === undefined ? due : null)),
    appends.map(({ end }) => end?.status ?? null),
    appends.map(({ end }) =>
      end === undefined || end.outcome === null ? null : JSON.stringify(end.outcome),
    ),
    appends.map(({ end }) => end?.endedAt ?? null),
    events.map(({ match }) => match),
    events.map(({ seq }) => seq),
    events.map(({ at }) => at),
    events.map(({ event }) => JSON.stringify(event)),
  ];
}
