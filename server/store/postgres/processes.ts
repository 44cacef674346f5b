import type { Change } from '../change.ts';
import { numberOrNull, text } from '../columns.ts';
import { Grouped } from '../grouped.ts';
import type { PresenceStore, Present } from '../presence.ts';
import type { Query } from './appends.ts';
import { CHANNEL, LISTENER } from './changes.ts';
import { lineOf, MARKS } from './letters.ts';

/** Milliseconds without a word after which a process is gone; less if its connection is. */
const SILENT = { at: 2_000, most: 10_000 };
/** Milliseconds for which it is known when somebody left. */
const REMEMBERED = 86_400_000;
/** Milliseconds between two rounds of forgetting. */
const FORGET_EVERY = 60_000;
/** Milliseconds for which what is due is left to whoever took it on. */
const LEASE = 3_000;
/** Milliseconds after which somebody else looks after what is due, though its process lives. */
const LATE = 5_000;
/** Names in one letter. */
const TOGETHER = 200;

const SERVE = `
  INSERT INTO process (id, seen_at) VALUES ($1, $2)
  ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at RETURNING xmax = 0 AS "isNew"`;
const HEARD = `EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.application_name = '${LISTENER}' || process.id)`;
/** Whoever was at a process that is gone left when it was last heard of. */
const BURY = `
  WITH dead AS (
    DELETE FROM process WHERE id <> $1 AND (seen_at < $2::bigint - ${SILENT.most} OR seen_at < $2::bigint - ${SILENT.at} AND NOT ${HEARD})
    RETURNING id, seen_at
  ), gone AS (
    UPDATE presence SET left_at = dead.seen_at FROM dead WHERE process = dead.id AND left_at IS NULL RETURNING match
  )
  SELECT DISTINCT match FROM gone WHERE match <> ''`;
const OTHERS = `SELECT 1 FROM process WHERE id <> $1 AND ${HEARD} LIMIT 1`;
const NOTE = `
  WITH noted AS (
    INSERT INTO presence (match, player, process, left_at)
    SELECT given."table", given.player, $2, given."leftAt"
    FROM json_to_recordset($1) AS given ("table" TEXT, player TEXT, "leftAt" BIGINT)
    ON CONFLICT (match, player, process) DO UPDATE SET left_at = excluded.left_at
    RETURNING match
  ), told AS (SELECT DISTINCT match FROM noted WHERE match <> '')
  SELECT pg_notify('${CHANNEL}', $2 || string_agg(E'\\n${MARKS.people}' || match, '')) FROM told HAVING count(*) > 0`;
const AT = 'SELECT player, left_at FROM presence WHERE match = $1 AND (process <> $2 OR left_at IS NOT NULL)';
const HERE = "SELECT 1 FROM presence WHERE match = '' AND player = $1 AND left_at IS NULL LIMIT 1";
const HERE_OF =
  "SELECT DISTINCT player FROM presence WHERE match = '' AND player = ANY($1) AND left_at IS NULL";
/**
 * What is due is looked after by the process that added to its log last; by any other if that one is gone, or does not do
 * it. Whoever takes it on has so many milliseconds before the next may.
 */
const CLAIM = `
  WITH late AS (
    SELECT id, due FROM match WHERE due <= $2 AND status = 'playing'
      AND (holder = $1 OR due < $2::bigint - ${LATE} OR NOT EXISTS (SELECT 1 FROM process WHERE process.id = holder))
    ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE match SET holder = $1, due = $2::bigint + ${LEASE} FROM late WHERE match.id = late.id RETURNING match.id
  )
  SELECT late.id FROM late JOIN claimed ON claimed.id = late.id ORDER BY late.due`;
const FORGET = `DELETE FROM presence WHERE left_at < $1 OR match = '' AND left_at IS NOT NULL`;
const LEAVE = 'UPDATE presence SET left_at = $2 WHERE process = $1 AND left_at IS NULL';
const END = 'DELETE FROM process WHERE id = $1';

/** The processes on one database, and who is at which. */
export class Processes implements PresenceStore {
  readonly #query: Query;
  readonly #me: string;
  /** Everybody at this process: the others may have to be told again. */
  readonly #here = new Map<string, Present>();
  readonly #notes = new Grouped<Present, void>(group => this.#write(group));
  #forgotAt = 0;
  #servedAt = 0;
  #isKnown = false;

  constructor(query: Query, me: string) {
    this.#query = query;
    this.#me = me;
  }

  /** This process is there. Buries those that are not. */
  async serve(now: number): Promise<void> {
    const [row] = await this.#query(SERVE, [this.#me, now]);
    this.#servedAt = now;
    // Somebody thought it gone, or the database began anew.
    if (this.#isKnown && row?.['isNew'] === true) await this.sayAgain();
    this.#isKnown = true;
    const left = (await this.#query(BURY, [this.#me, now])).map(gone => text(gone, 'match'));
    for (let i = 0; i < left.length; i += TOGETHER) await this.#tellAll(left.slice(i, i + TOGETHER));
    if (now - this.#forgotAt < FORGET_EVERY) return;
    this.#forgotAt = now;
    await this.#query(FORGET, [now - REMEMBERED]);
  }

  async isAlone(): Promise<boolean> {
    return (await this.#query(OTHERS, [this.#me])).length === 0;
  }

  /** What this process is to look after now. */
  async claim(now: number, limit: number): Promise<readonly string[]> {
    return (await this.#query(CLAIM, [this.#me, now, limit])).map(row => text(row, 'id'));
  }

  note(present: Present): void {
    const key = `${present.table} ${present.player}`;
    if (present.leftAt === null) this.#here.set(key, present);
    else this.#here.delete(key);
    // What is not written now is said again once the database is back.
    this.#notes.ask(present).catch(() => undefined);
  }

  async at(table: string): Promise<ReadonlyMap<string, number | null>> {
    const all = new Map<string, number | null>();
    for (const row of await this.#query(AT, [table, this.#me])) {
      const [player, leftAt] = [text(row, 'player'), numberOrNull(row, 'left_at')];
      const known = all.get(player);
      if (known === null) continue;
      all.set(player, leftAt === null ? null : Math.max(leftAt, known ?? 0));
    }
    return all;
  }

  async isHere(player: string): Promise<boolean> {
    return (await this.#query(HERE, [player])).length > 0;
  }

  async hereOf(players: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.#query(HERE_OF, [players])).map(row => text(row, 'player')));
  }

  /** Everything that was said about this process may be lost. */
  async sayAgain(): Promise<void> {
    await Promise.all([...this.#here.values()].map(present => this.#notes.ask(present)));
  }

  /** Everybody leaves. */
  async close(): Promise<void> {
    await this.#notes.rest();
    try {
      await this.#query(LEAVE, [this.#me, this.#servedAt]);
      await this.#query(END, [this.#me]);
    } catch {
      // The others find out by themselves.
    }
  }

  async #write(group: readonly Present[]): Promise<void[]> {
    // Of one person at one table, what was said last.
    const last = new Map(group.map(one => [`${one.table} ${one.player}`, one]));
    const all = [...last.values()];
    for (let i = 0; i < all.length; i += TOGETHER)
      await this.#query(NOTE, [JSON.stringify(all.slice(i, i + TOGETHER)), this.#me]);
    return group.map(() => undefined);
  }

  /** Everybody is told, this process too: the one that did it is gone. */
  async #tellAll(tables: readonly string[]): Promise<void> {
    const lines = tables.map(table => lineOf({ kind: 'people', table } satisfies Change));
    await this.#query('SELECT pg_notify($1, $2)', [CHANNEL, ['', ...lines].join('\n')]);
  }
}
