import { parseEvent } from '#table/hosted/events.ts';
import { DamagedRow, number, text } from './columns.ts';
import type { Database, Row, Statement } from './database.ts';
import type { EventRecord } from './records.ts';
import type { Append, EventStore } from './store.ts';
import { endSeats } from './table-rows.ts';

/** After so many events, or a few more if they came together, those of a match become a part: see migrations/006-parts.ts. */
const PART = 8;

const FOLLOWED = "id = ? AND last_seq = ? AND status = 'playing'";
const ADD = `UPDATE match SET last_seq = ?, due = ?, recent = recent || ? WHERE ${FOLLOWED}`;
const MAKE_PART = `
  INSERT INTO match_part (match, last, events) SELECT id, ?, recent || ? FROM match WHERE ${FOLLOWED}`;
const AFTER_PART = "UPDATE match SET last_seq = ?, due = ?, recent = '' WHERE id = ?";
const LOOK_AGAIN = "UPDATE match SET due = ? WHERE id = ? AND status = 'playing'";
const LOOK_AGAIN_AFTER = `UPDATE match SET due = ? WHERE ${FOLLOWED}`;
const END = `
  UPDATE match SET due = NULL, status = ?, outcome = ?, ended_at = ?, revision = revision + 1 WHERE id = ?`;
const AFTER = `
  SELECT last, events FROM match_part WHERE match = ? AND last > ?
  UNION ALL SELECT last_seq, recent FROM match WHERE id = ? AND last_seq > ?
  ORDER BY last`;

/** The log of every match. What PostgreSQL is asked more quickly of its own is in `postgres/appends.ts`. */
export function makeEvents(db: Database): EventStore {
  return {
    async append(append) {
      const { match, due, end, after } = append;
      const given = following(append);
      // It touches nothing if the events do not follow what is stored.
      let first: Statement = [LOOK_AGAIN, due, match];
      const others: Statement[] = [];
      if (given?.isFull === true) {
        first = [MAKE_PART, given.last, given.lines, match, given.before];
        others.push([AFTER_PART, given.last, due, match]);
      } else if (given !== null) first = [ADD, given.last, due, given.lines, match, given.before];
      else if (after !== undefined) first = [LOOK_AGAIN_AFTER, due, match, after];
      if (end !== undefined) {
        const outcome = end.outcome === null ? null : JSON.stringify(end.outcome);
        others.push([END, end.status, outcome, end.endedAt, match], endSeats(match));
      }
      return (await db.write(first, ...others)) === 0 ? 'conflict' : 'done';
    },
    async after(match, seq) {
      const rows = await db.read(AFTER, match, seq, match, seq);
      return rows.flatMap(eventsIn).filter(one => one.seq > seq);
    },
  };
}

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
