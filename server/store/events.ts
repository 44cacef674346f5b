import { parseEvent } from '#table/hosted/events.ts';
import { number, parsed } from './columns.ts';
import type { Database, Row, Statement } from './database.ts';
import type { EventRecord } from './records.ts';
import type { Append } from './store.ts';

export const INSERT_EVENT = 'INSERT INTO match_event (match, seq, at, event) VALUES (?, ?, ?, ?)';

export function insertEvent(match: string, { seq, at, event }: EventRecord): Statement {
  return [INSERT_EVENT, match, seq, at, JSON.stringify(event)];
}

export async function eventsAfter(
  db: Database,
  match: string,
  seq: number,
  from: 'match_event' | 'event_seen' = 'match_event',
): Promise<readonly EventRecord[]> {
  const rows = await db.read(
    `SELECT seq, at, event FROM ${from} WHERE match = ? AND seq > ? ORDER BY seq`,
    match,
    seq,
  );
  return rows.map(eventIn);
}

/**
 * The seq that must be the last one stored, for these events to follow it; null if there are none. If they do not
 * follow one another that is a bug, and nothing is written.
 */
export function seqBefore({ match, events }: Append): number | null {
  const [first] = events;
  if (first === undefined) return null;
  for (const [index, { seq }] of events.entries())
    if (seq !== first.seq + index) throw new Error(`a gap inside an append to ${match}`);
  return first.seq - 1;
}

function eventIn(row: Row): EventRecord {
  return {
    seq: number(row, 'seq'),
    at: number(row, 'at'),
    event: parsed(row, 'event', parseEvent),
  };
}
