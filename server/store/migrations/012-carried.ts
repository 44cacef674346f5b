import type { Migration } from './migration.ts';

/**
 * A match that began on a device and goes on here: whose device, JSON; and what was played there, a match file, which
 * holds a seed like the rest of its row. `match_seat.level` is also that of a bot in the place of somebody who is awaited.
 */
export const carried: Migration = {
  number: 12,
  name: 'carried',
  sql: () => `
    ALTER TABLE match ADD COLUMN carried TEXT;
    ALTER TABLE match_secret ADD COLUMN opening TEXT;
  `,
};
