import type { Migration } from './migration.ts';

/** Who has not been here for long is found without a look at everybody else. Who is erased has no name. */
export const seen: Migration = {
  number: 4,
  name: 'seen',
  sql: () => "CREATE INDEX player_seen ON player (seen_at) WHERE name <> '';",
};
