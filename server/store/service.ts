import { merged, type Outage, type Outages } from '#table/hosted/outages.ts';
import { number } from './columns.ts';
import type { Database, Statement } from './database.ts';

/** What the record says after this process noted that it serves. */
export interface Beat {
  /** The time of the house: never before what was recorded already. */
  readonly at: number;
  /** What the clock on the wall shows, which somebody may have moved. */
  readonly wall: number;
  readonly outages: Outages;
}

/** The record of when the house served, kept by all its processes together. */
export interface ServiceStore {
  /** Milliseconds between two beats. */
  readonly every: number;
  /**
   * This process serves, at `now` by its own clock; null: it opens. If nobody did for a while, or the clock on the wall
   * was moved forward, that is an outage.
   */
  beat(now: number | null): Promise<Beat>;
}

export interface Serving {
  readonly every: number;
  /** SQL for the time of a clock that all processes share; null: this machine's own. */
  readonly wall: string | null;
  /** Is there no other process? */
  readonly isAlone: () => Promise<boolean>;
}

/** Beats that may fail or be late before that is an outage. */
const PATIENCE = 4;
/** Milliseconds that a clock on the wall may be ahead without having been moved. */
export const MOVED = 2_000;
/** Outages that are longer ago concern no clock that counts seconds. */
const REMEMBERED = 30 * 86_400_000;

export function makeService(db: Database, { every, wall: clock, isAlone }: Serving): ServiceStore {
  /** When this process last noted that it serves. */
  let noted = 0;
  /** So many were recorded when they were read. */
  let known = -1;
  let outages: Outages = [];

  async function noticed(now: number | null, at: number, seen: number): Promise<Outage | null> {
    if (now === null) return seen > 0 && seen < at && (await isAlone()) ? { from: seen, to: at } : null;
    const last = Math.max(seen, noted);
    if (now - last > every * PATIENCE) return { from: last, to: at };
    return at - now > MOVED ? { from: now, to: at } : null;
  }

  return {
    every,
    async beat(now) {
      const [row = {}] = await db.read(
        `SELECT seen_at, ${clock ?? 0} AS wall, (SELECT count(*) FROM outage) AS outages FROM service`,
      );
      const seen = number(row, 'seen_at');
      const wall = clock === null ? Date.now() : number(row, 'wall');
      const at = Math.max(wall, seen, now ?? 0);
      const outage = await noticed(now, at, seen);
      const serve: Statement = ['UPDATE service SET seen_at = ? WHERE seen_at < ?', at, at];
      if (outage === null) await db.write(serve);
      else await db.write(['INSERT INTO outage VALUES (?, ?)', outage.from, outage.to], serve);
      noted = at;
      const count = number(row, 'outages') + (outage === null ? 0 : 1);
      if (count !== known) {
        const rows = await db.read('SELECT from_at, to_at FROM outage WHERE to_at > ?', at - REMEMBERED);
        outages = merged(rows.map(one => ({ from: number(one, 'from_at'), to: number(one, 'to_at') })));
        known = count;
      }
      return { at, wall, outages };
    },
  };
}
