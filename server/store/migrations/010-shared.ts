import { type Migration, SQLITE } from './migration.ts';

/**
 * What processes must know of each other's visitors: which challenges of passkeys were answered (`until`: none of them is
 * good after that), and how often somebody asked for what is dear. A bucket says in which second since 1970 it is full
 * again, its key is a hash, and it is gone soon after.
 */
export const shared: Migration = {
  number: 10,
  name: 'shared',
  sql: dialect => `
    CREATE TABLE challenge (
      id TEXT PRIMARY KEY,
      until ${dialect.int} NOT NULL
    ) ${dialect.byKey};
    ${dialect === SQLITE ? '' : BUCKETS}
  `,
};

const BUCKETS = `
  CREATE UNLOGGED TABLE bucket (
    key TEXT PRIMARY KEY,
    full_at DOUBLE PRECISION NOT NULL
  );
  CREATE INDEX bucket_full ON bucket (full_at);
`;
