import type { Row } from '../database.ts';
import { following } from '../events.ts';
import { Grouped } from '../grouped.ts';
import type { Append, EventStore } from '../store.ts';
import { CHANNEL } from './changes.ts';
import { MARKS, MOST_BYTES } from './letters.ts';

/**
 * One statement, so one transaction and one round trip for all of them. Matches are locked in the order of
 * their ids: two processes that write the same ones wait for each other, and never in a circle.
 */
const FOLLOW = `
  WITH given AS (
    SELECT * FROM json_to_recordset($1) AS given (match TEXT, before BIGINT, last BIGINT, lines TEXT,
      "isFull" BOOLEAN, "isLong" BOOLEAN, letter INT, due BIGINT, status TEXT, outcome TEXT, "endedAt" BIGINT)
  ), held AS MATERIALIZED (
    SELECT m.id, m.recent || coalesce(g.lines, '') AS events, g.*
    FROM match m JOIN given g ON g.match = m.id
    WHERE m.status = 'playing' AND m.last_seq = coalesce(g.before, m.last_seq)
    ORDER BY m.id FOR UPDATE OF m
  )`;
const ADD = `
  UPDATE match m SET last_seq = coalesce(h.last, m.last_seq), due = h.due, holder = $2,
    recent = CASE WHEN h."isFull" THEN '' ELSE h.events END`;
const ADDED =
  'FROM held h WHERE m.id = h.id RETURNING h.id, h.before, h.lines, h."isLong", h.letter, h.status';
/**
 * The other processes hear of it in the same transaction: whoever dies after this has told all that it acknowledged.
 * They are told the events themselves, so that whoever has the table in hand need not read them.
 */
const TOLD = `
  SELECT string_agg(id, ' ') AS ids, CASE WHEN count(lines) > 0 THEN
    pg_notify('${CHANNEL}', $2 || E'\\n' || string_agg(
      '${MARKS.log}' || id || ' ' || before || E'\\n' || CASE WHEN "isLong" THEN '' ELSE lines END
        || CASE WHEN status IS NULL THEN '' ELSE '${MARKS.record}' || id || E'\\n' END, '')) END
  FROM followed GROUP BY letter`;
const APPEND = `${FOLLOW}, followed AS (${ADD} ${ADDED}) ${TOLD}`;
/** If one of them makes a part or ends its match. Most do neither, and need no plan for it. */
const APPEND_MORE = `${FOLLOW}, followed AS (
    ${ADD}, status = coalesce(h.status, m.status), outcome = coalesce(h.outcome, m.outcome),
      ended_at = coalesce(h."endedAt", m.ended_at), revision = m.revision + (h.status IS NOT NULL)::int
    ${ADDED}
  ), part AS (
    INSERT INTO match_part (match, last, events) SELECT id, last, events FROM held WHERE "isFull"
  ), left_behind AS (
    UPDATE match_seat s SET is_over = 1 FROM held h WHERE s.match = h.id AND h.status IS NOT NULL
  ) ${TOLD}`;

export type Query = (text: string, values: readonly unknown[]) => Promise<readonly Row[]>;

type Asked = ReturnType<typeof askedOf>;
type Outcome = Awaited<ReturnType<EventStore['append']>>;

/** Writes appends in groups, one after the other. */
export class Appends {
  readonly #query: Query;
  readonly #me: string;
  readonly #asked = new Grouped<Asked, Outcome>(group => this.#write(group));

  /** `me`: as who it tells others of what it wrote. */
  constructor(query: Query, me: string) {
    this.#query = query;
    this.#me = me;
  }

  async append(append: Append): Promise<Outcome> {
    return this.#asked.ask(askedOf(append));
  }

  /** Once all that was asked is answered. */
  rest(): Promise<void> {
    return this.#asked.rest();
  }

  async #write(group: readonly Asked[]): Promise<Outcome[]> {
    const followed = new Set<Asked>();
    for (const round of roundsOf(group)) {
      const isMore = round.some(({ isFull, status }) => isFull === true || status !== undefined);
      const rows = await this.#query(isMore ? APPEND_MORE : APPEND, [
        JSON.stringify(inLetters(round)),
        this.#me,
      ]);
      const ids = new Set(rows.flatMap(row => String(row['ids']).split(' ')));
      for (const asked of round) if (ids.has(asked.match)) followed.add(asked);
    }
    return group.map(asked => (followed.has(asked) ? 'done' : 'conflict'));
  }
}

/** A statement knows each match once: what comes for the same one again is left to the next. */
function roundsOf(group: readonly Asked[]): readonly (readonly Asked[])[] {
  const rounds: Asked[][] = [];
  const next = new Map<string, number>();
  for (const one of group) {
    const index = next.get(one.match) ?? 0;
    next.set(one.match, index + 1);
    const round = rounds[index];
    if (round === undefined) rounds[index] = [one];
    else round.push(one);
  }
  return rounds;
}

/** In which letter each of them is told: as many in one as it has room for. What fills a letter by itself is only named. */
function inLetters(round: readonly Asked[]): object[] {
  let [letter, bytes] = [0, 0];
  return round.map(one => {
    const { match, lines = '' } = one;
    const named = 2 * match.length + ROOM;
    const told = Buffer.byteLength(lines);
    const isLong = named + told > MOST_BYTES;
    const needed = named + (isLong ? 0 : told);
    if (bytes + needed > MOST_BYTES) [letter, bytes] = [letter + 1, 0];
    bytes += needed;
    return { ...one, letter, isLong };
  });
}

/** For marks, numbers and ends of lines around a name. */
const ROOM = 24;

/** As `given` names them in the statement. */
function askedOf(append: Append) {
  const { match, due, end, after } = append;
  const given = following(append);
  return {
    match,
    before: given?.before ?? after,
    last: given?.last,
    lines: given?.lines,
    isFull: given?.isFull,
    due: end === undefined ? due : null,
    ...(end === undefined ? {} : { ...end, outcome: end.outcome && JSON.stringify(end.outcome) }),
  };
}
