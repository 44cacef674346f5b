import { type Migration, SQLITE } from './migration.ts';

/**
 * A row for each event costs more than all the rest of a move. The latest events of a match are in its own row, which
 * every move writes anyway, in `recent`; every few of them become a part, a row of `match_part`, whose `last` is the seq
 * of the last one. Both hold one line for each event: `[at,event]`.
 */
export const parts: Migration = {
  number: 6,
  name: 'parts',
  sql: dialect => `
    CREATE TABLE match_part (
      match TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
      last ${dialect.int} NOT NULL,
      events TEXT NOT NULL,
      PRIMARY KEY (match, last)
    ) ${dialect.table};
    ALTER TABLE match ADD COLUMN recent TEXT NOT NULL DEFAULT '';
    INSERT INTO match_part (match, last, events)
      SELECT match, max(seq), string_agg('[' || at || ',' || event || ']\n', '' ORDER BY seq)
      FROM ${dialect === SQLITE ? 'event_seen' : 'match_event'}
      GROUP BY match, (seq - 1) / 64;
    ${dialect === SQLITE ? EMPTY_TAIL : ''}
    DROP TABLE match_event;
  `,
};

/** What a process that was killed left in the tail is in a part by now, and not yet known to its match. */
const EMPTY_TAIL = `
  UPDATE match SET last_seq = late.seq, due = late.due
    FROM (
      SELECT e.value ->> 0 AS match, max(e.value ->> 1) AS seq, e.value ->> 4 AS due
      FROM tail t, json_each(t.entries) e GROUP BY 1
    ) late
    WHERE late.match = match.id AND late.seq > match.last_seq;
  DROP VIEW event_seen;
  DROP TABLE tail;
`;
