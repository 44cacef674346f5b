import { TABLE_STATUSES, type TableStatus } from '#protocol/table-info.ts';
import { flag, number, numberOrNull, oneOf, text } from './columns.ts';
import type { Database, Row, Statement } from './database.ts';

/** One life of a process, and what it told people in it. Written again and again, with larger numbers. */
export interface Run {
  readonly id: string;
  readonly startedAt: number;
  readonly seenAt: number;
  /** Null while it lives, and for ever if it was killed. */
  readonly endedAt: number | null;
  /** Moves of people that were acknowledged. */
  readonly moves: number;
  /** Everything that was told after it was kept: what bots and clocks did, too. */
  readonly events: number;
}

/** Of all processes, since the first. */
export interface Sums {
  /** When the first began; null if none did. */
  readonly since: number | null;
  readonly moves: number;
  /** Events that were told after they were kept, and those that the logs hold: never fewer, if nothing was lost. */
  readonly told: number;
  readonly kept: number;
  readonly playing: number;
  /** Matches that are over and were played again from their logs. */
  readonly checked: number;
  /** Those of them that were played under older rules, of which nothing more can be said. */
  readonly older: number;
  /** Events that do not fit into the logs where they are. */
  readonly misfits: number;
  /** Processes that ended without a word. */
  readonly kills: number;
}

/** A match whose log should be looked at, and what is known of it so far. */
export interface Unchecked {
  readonly match: string;
  readonly status: TableStatus;
  readonly lastSeq: number;
  readonly checkedAt: number;
  readonly checkedSeq: number;
  readonly lost: number;
  readonly isSettled: boolean;
}

/** What came of looking. */
export interface Checked {
  readonly at: number;
  /** Events that do not fit. */
  readonly lost: number;
  /** Played under older rules. */
  readonly isOlder: boolean;
}

export interface FigureStore {
  note(run: Run): Promise<void>;
  /** `now`: who has not been seen for a while by then is gone. `me`: the run that asks. */
  sums(me: string, now: number): Promise<Sums>;
  /** Those that are over first, then those under way that nobody looked at for a day, then those of long ago again. */
  unchecked(now: number, limit: number): Promise<readonly Unchecked[]>;
  /** `conflict`: it went on meanwhile, or somebody else looked. */
  check(match: Unchecked, checked: Checked): Promise<'done' | 'conflict'>;
}

/** Milliseconds without a word after which a process among others is gone: it notes itself every half minute at least. */
const SILENT = 90_000;
const DAY = 86_400_000;
/** What fitted once is looked at again, for disks grow old. */
const AGAIN = 30 * DAY;

/** `isAlone`: no other process can use this store. */
export function makeFigures(db: Database, { isAlone }: { readonly isAlone: boolean }): FigureStore {
  const find = async (where: string, ...values: readonly number[]): Promise<readonly Unchecked[]> =>
    (await db.read(`${SELECT} WHERE ${where} LIMIT ?`, ...values)).map(uncheckedIn);

  return {
    async note({ id, startedAt, seenAt, endedAt, moves, events }) {
      await db.write([
        `INSERT INTO run (id, started_at, seen_at, ended_at, moves, events) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, ended_at = excluded.ended_at,
           moves = excluded.moves, events = excluded.events`,
        id,
        startedAt,
        seenAt,
        endedAt,
        moves,
        events,
      ]);
    },
    async sums(me, now) {
      // What was told is read first: more is kept meanwhile, never less.
      const [runs = {}] = await db.read(
        `SELECT min(started_at) AS since, ${whole('sum(moves)')} AS moves, ${whole('sum(events)')} AS told,
           ${whole('sum(CASE WHEN ended_at IS NULL AND id <> ? AND seen_at < ? THEN 1 ELSE 0 END)')} AS kills
         FROM run`,
        me,
        isAlone ? Number.MAX_SAFE_INTEGER : now - SILENT,
      );
      const [kept = {}] = await db.read(
        `SELECT t.events + u.events AS kept, u.playing, t.matches AS checked, t.older, t.lost AS misfits
         FROM tally t, (
           SELECT ${whole('sum(last_seq - checked_seq)')} AS events,
             ${whole("sum(CASE WHEN status = 'playing' THEN 1 ELSE 0 END)")} AS playing
           FROM match WHERE is_settled = 0
         ) u`,
      );
      const told = number(runs, 'told');
      return {
        since: numberOrNull(runs, 'since'),
        moves: number(runs, 'moves'),
        told,
        kept: number(kept, 'kept'),
        playing: number(kept, 'playing'),
        checked: number(kept, 'checked'),
        older: number(kept, 'older'),
        misfits: number(kept, 'misfits'),
        kills: number(runs, 'kills'),
      };
    },
    async unchecked(now, limit) {
      const over = await find("is_settled = 0 AND status NOT IN ('open', 'playing')", limit);
      if (over.length > 0) return over;
      const idle = "is_settled = 0 AND status = 'playing' AND last_seq > checked_seq";
      const underWay = await find(
        `${idle} AND checked_at < ? AND started_at < ?`,
        now - DAY,
        now - DAY,
        limit,
      );
      if (underWay.length > 0) return underWay;
      return find('is_settled = 1 AND checked_at < ?', now - AGAIN, limit);
    },
    async check(before, { at, lost, isOlder }) {
      const { match, status, lastSeq, checkedAt, checkedSeq, isSettled } = before;
      const isOver = status !== 'open' && status !== 'playing';
      const isNew = isOver && !isSettled;
      const touched = await db.write(
        [
          `UPDATE match SET checked_at = ?, checked_seq = ?, lost = ?, is_settled = ?
           WHERE id = ? AND checked_at = ? AND last_seq = ? AND status = ?`,
          at,
          lastSeq,
          lost,
          isOver ? 1 : 0,
          match,
          checkedAt,
          lastSeq,
          status,
        ],
        [
          `UPDATE tally SET events = events + ?, matches = matches + ?, lost = lost + ?, older = older + ?`,
          lastSeq - checkedSeq,
          isNew ? 1 : 0,
          lost - before.lost,
          isNew && isOlder ? 1 : 0,
        ],
      );
      return touched === 0 ? 'conflict' : 'done';
    },
  };
}

/** For whoever removes matches: what they held stays counted. `where` picks them. */
export function stayCounted(where: string, ...values: readonly string[]): Statement {
  return [
    `UPDATE tally SET events = events + coalesce((SELECT sum(last_seq - checked_seq) FROM match WHERE ${where}), 0)`,
    ...values,
  ];
}

/** For whoever brings matches from elsewhere: nobody was told of what is in them. */
export function notCounted(events: number): Statement {
  return ['UPDATE tally SET events = events - ?', events];
}

/** Of no rows, a sum is nothing; PostgreSQL makes it longer than any number of ours. */
function whole(sum: string): string {
  return `CAST(coalesce(${sum}, 0) AS BIGINT)`;
}

const SELECT = 'SELECT id, status, last_seq, checked_at, checked_seq, lost, is_settled FROM match';

function uncheckedIn(row: Row): Unchecked {
  return {
    match: text(row, 'id'),
    status: oneOf(row, 'status', TABLE_STATUSES),
    lastSeq: number(row, 'last_seq'),
    checkedAt: number(row, 'checked_at'),
    checkedSeq: number(row, 'checked_seq'),
    lost: number(row, 'lost'),
    isSettled: flag(row, 'is_settled'),
  };
}
