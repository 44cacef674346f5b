import type { Migration } from './migration.ts';

/**
 * What the house says of itself. `run`: each life of a process, with what it acknowledged; without an end, if it was
 * killed. `match` notes up to which event its log was checked, and how many of them did not fit; it is settled once it is
 * over and checked. `tally` adds up what was checked, so that only matches that are not settled have to be counted:
 * `events` of matches that were brought from elsewhere, or were there before anybody counted, are taken off, and those
 * of matches that are gone stay.
 */
export const figures: Migration = {
  number: 9,
  name: 'figures',
  sql: ({ int, table, byKey }) => `
    CREATE TABLE run (
      id TEXT PRIMARY KEY,
      started_at ${int} NOT NULL,
      seen_at ${int} NOT NULL,
      ended_at ${int},
      moves ${int} NOT NULL,
      events ${int} NOT NULL
    ) ${byKey};
    CREATE TABLE tally (
      events ${int} NOT NULL,
      matches ${int} NOT NULL,
      lost ${int} NOT NULL,
      older ${int} NOT NULL
    ) ${table};
    INSERT INTO tally SELECT -coalesce(sum(last_seq), 0), 0, 0, 0 FROM match;
    ALTER TABLE match ADD COLUMN checked_at ${int} NOT NULL DEFAULT 0;
    ALTER TABLE match ADD COLUMN checked_seq ${int} NOT NULL DEFAULT 0;
    ALTER TABLE match ADD COLUMN lost ${int} NOT NULL DEFAULT 0;
    ALTER TABLE match ADD COLUMN is_settled ${int} NOT NULL DEFAULT 0;
    CREATE INDEX match_unsettled ON match (checked_at) WHERE is_settled = 0;
    CREATE INDEX match_settled ON match (checked_at) WHERE is_settled = 1;
  `,
};
