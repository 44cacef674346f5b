import type { Migration } from './migration.ts';

/**
 * Times are milliseconds since 1970; config, clock, outcome, event, say are JSON; yes and no are 1 and 0.
 * `match.last_seq` and `match.due` belong to the log, not to the record that `revision` counts changes of.
 */
export const tables: Migration = {
  number: 1,
  name: 'tables',
  sql: ({ int, bytes, table, byKey }) => `
    CREATE TABLE player (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      face ${int} NOT NULL,
      is_program ${int} NOT NULL,
      created_at ${int} NOT NULL,
      seen_at ${int} NOT NULL
    ) ${table};

    CREATE TABLE session (
      hash TEXT PRIMARY KEY,
      player TEXT NOT NULL REFERENCES player ON DELETE CASCADE,
      created_at ${int} NOT NULL
    ) ${byKey};
    CREATE INDEX session_player ON session (player);

    CREATE TABLE passkey (
      id TEXT PRIMARY KEY,
      player TEXT NOT NULL REFERENCES player ON DELETE CASCADE,
      public_key TEXT NOT NULL,
      counter ${int} NOT NULL,
      transports TEXT NOT NULL,
      created_at ${int} NOT NULL
    ) ${table};
    CREATE INDEX passkey_player ON passkey (player);

    CREATE TABLE push (
      endpoint TEXT PRIMARY KEY,
      player TEXT NOT NULL REFERENCES player ON DELETE CASCADE,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      language TEXT NOT NULL
    ) ${table};
    CREATE INDEX push_player ON push (player);

    CREATE TABLE match (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      version ${int} NOT NULL,
      config TEXT NOT NULL,
      host TEXT NOT NULL REFERENCES player,
      visibility TEXT NOT NULL,
      clock TEXT NOT NULL,
      chat ${int} NOT NULL,
      status TEXT NOT NULL,
      commitment TEXT NOT NULL,
      created_at ${int} NOT NULL,
      started_at ${int},
      ended_at ${int},
      outcome TEXT,
      previous TEXT,
      next TEXT,
      revision ${int} NOT NULL,
      last_seq ${int} NOT NULL DEFAULT 0,
      due ${int}
    ) ${table};
    CREATE INDEX match_host ON match (host);
    CREATE INDEX match_listed ON match (created_at)
      WHERE visibility = 'public' AND status IN ('open', 'playing');
    CREATE INDEX match_due ON match (due) WHERE due IS NOT NULL;

    CREATE TABLE match_secret (
      match TEXT PRIMARY KEY REFERENCES match ON DELETE CASCADE,
      host_bits TEXT NOT NULL,
      seed TEXT
    ) ${byKey};

    CREATE TABLE match_seat (
      match TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
      seat ${int} NOT NULL,
      kind TEXT NOT NULL,
      level ${int},
      player TEXT REFERENCES player,
      is_ready ${int},
      entropy TEXT,
      PRIMARY KEY (match, seat)
    ) ${byKey};
    CREATE INDEX match_seat_player ON match_seat (player);

    CREATE TABLE match_event (
      match TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
      seq ${int} NOT NULL,
      at ${int} NOT NULL,
      event TEXT NOT NULL,
      PRIMARY KEY (match, seq)
    ) ${byKey};

    CREATE TABLE talk (
      match TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
      seq ${int} NOT NULL,
      at ${int} NOT NULL,
      player TEXT NOT NULL REFERENCES player,
      seat ${int},
      say TEXT NOT NULL,
      PRIMARY KEY (match, seq)
    ) ${byKey};
    CREATE INDEX talk_player ON talk (player);

    CREATE TABLE archive (
      match TEXT PRIMARY KEY REFERENCES match ON DELETE CASCADE,
      gzipped ${bytes} NOT NULL
    ) ${table};

    CREATE TABLE key (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) ${byKey};
  `,
};
