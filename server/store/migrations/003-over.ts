import type { Migration } from './migration.ts';

/**
 * Where somebody sits just now is found among the seats, without a look at all the matches they ever played.
 * `is_over` goes with `match.status`: written by whoever writes that.
 */
export const over: Migration = {
  number: 3,
  name: 'over',
  sql: ({ int }) => `
    ALTER TABLE match_seat ADD COLUMN is_over ${int} NOT NULL DEFAULT 0;
    UPDATE match_seat SET is_over = 1
      WHERE match IN (SELECT id FROM match WHERE status NOT IN ('open', 'playing'));
    CREATE INDEX match_seat_running ON match_seat (player, match) WHERE player IS NOT NULL AND is_over = 0;
  `,
};
