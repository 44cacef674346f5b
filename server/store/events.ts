import { parseEvent } from '#table/hosted/events.ts';
import { DamagedRow, number, text } from './columns.ts';
import type { Database, Row, Statement } from './database.ts';
import type { EventRecord } from './records.ts';
import type { Append } from './store.ts';

/** After so many events, or a few more if they came together, those of a match become a part: see migrations/006-parts.ts. */
const PART = 8;

/** What an append asks of whoever writes it. */
export interface Following {
  /** The seq that must be the last one stored. */
  readonly before: number;
  readonly last: number;
  readonly lines: string;
  /** With these, what the match has in its own row becomes a part. */
  readonly isFull: boolean;
}

/** Null if there are no events. If they do not follow one another that is a bug, and nothing is written. */
export function following({ match, events }: Pick<Append, 'match' | 'events'>): Following | null {
  const [first] = events;
  if (first === undefined) return null;
  const before = first.seq - 1;
  let last = before;
  // Of one event a line, so that more can be added at the end.
  let lines = '';
  for (const { seq, at, event } of events) {
    last += 1;
    if (seq !== last) throw new Error(`a gap inside an append to ${match}`);
    lines += `[${at},${JSON.stringify(event)}]\n`;
  }
  const isFull = Math.floor(before / PART) < Math.floor(last / PART);
  return { before, last, lines, isFull };
}

/** A whole match as one part. */
export function insertPart(match: string, events: readonly EventRecord[]): Statement[] {
  const given = following({ match, events });
  if (given === null) return [];
  const { last, lines } = given;
  return [
    ['INSERT INTO match_part (match, last, events) VALUES (?, ?, ?)', match, last, lines],
    ['UPDATE match SET last_seq = ? WHERE id = ?', last, match],
  ];
}

export async function eventsAfter(db: Database, match: string, seq: number): Promise<readonly EventRecord[]> {
  const rows = await db.read(
    `SELECT last, events FROM match_part WHERE match = ? AND last > ?
     UNION ALL SELECT last_seq, recent FROM match WHERE id = ? AND last_seq > ?
     ORDER BY last`,
    match,
    seq,
    match,
    seq,
  );
  return rows.flatMap(eventsIn).filter(one => one.seq > seq);
}

function eventsIn(row: Row): EventRecord[] {
  const lines = text(row, 'events').split('\n').slice(0, -1);
  const first = number(row, 'last') - lines.length + 1;
  return lines.map((line, index) => eventIn(line, first + index));
}

export function eventIn(line: string, seq: number): EventRecord {
  let entry: unknown;
  try {
    entry = JSON.parse(line);
  } catch {}
  const [at, raw]: readonly unknown[] = Array.isArray(entry) ? entry : [];
  const event = parseEvent(raw);
  if (typeof at !== 'number' || event === null) throw new DamagedRow('events');
  return { seq, at, event };
}
