import type { Migration } from './migration.ts';

/**
 * Rooms: JSON, since nobody asks for anything of them but by their id or code. They last a day after the last visit, and
 * so do the ids of players in them.
 */
export const rooms: Migration = {
  number: 11,
  name: 'rooms',
  sql: ({ int, byKey }) => `
    CREATE TABLE room (
      id TEXT PRIMARY KEY,
      code TEXT NOT NULL UNIQUE,
      used_at ${int} NOT NULL,
      revision ${int} NOT NULL,
      record TEXT NOT NULL
    ) ${byKey};
    CREATE INDEX room_used ON room (used_at);
  `,
};
