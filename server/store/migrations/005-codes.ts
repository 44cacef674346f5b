import type { Migration } from './migration.ts';

/** The table of a code is found among those that are open or being played, without a look at all that ever were. */
export const codes: Migration = {
  number: 5,
  name: 'codes',
  sql: () => "CREATE INDEX match_running ON match (id) WHERE status IN ('open', 'playing');",
};
