import { type Migration, SQLITE } from './migration.ts';

/**
 * Which processes there are, and who is at which table at which of them (`match` is empty for whoever has any page
 * open): not worth the disk, since every process says it again. `match.holder` is the process that added to the log last,
 * and looks after bots and clocks there.
 */
export const processes: Migration = {
  number: 8,
  name: 'processes',
  sql: dialect => `ALTER TABLE match ADD COLUMN holder TEXT; ${dialect === SQLITE ? '' : SHARED}`,
};

const SHARED = `
  CREATE UNLOGGED TABLE process (
    id TEXT PRIMARY KEY,
    seen_at BIGINT NOT NULL
  );
  CREATE UNLOGGED TABLE presence (
    match TEXT NOT NULL,
    player TEXT NOT NULL,
    process TEXT NOT NULL,
    left_at BIGINT,
    PRIMARY KEY (match, player, process)
  );
  CREATE INDEX presence_process ON presence (process);
`;
