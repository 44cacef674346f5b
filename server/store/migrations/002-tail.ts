import { type Migration, SQLITE } from './migration.ts';

/**
 * SQLite writes whole pages, and each running match has its own: what a turn of the event loop brings is kept in one
 * row at first, and put where it belongs later, many events of a match at once (sqlite/sqlite-database.ts). An entry is
 * `[match, seq, at, event, due]`; a row stays until nothing in it waits any more. PostgreSQL needs none of this.
 */
export const tail: Migration = {
  number: 2,
  name: 'tail',
  sql: dialect => (dialect === SQLITE ? IN_SQLITE : ''),
};

const IN_SQLITE = `
  CREATE TABLE tail (
    n INTEGER PRIMARY KEY,
    entries TEXT NOT NULL
  ) STRICT;

  CREATE VIEW event_seen AS
    SELECT match, seq, at, event FROM match_event
    UNION ALL
    SELECT m.id, e.value ->> 1, e.value ->> 2, e.value -> 3
    FROM tail t, json_each(t.entries) e JOIN match m ON m.id = e.value ->> 0
    WHERE e.value ->> 1 > m.last_seq;
`;
