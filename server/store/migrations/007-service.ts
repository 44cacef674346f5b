import type { Migration } from './migration.ts';

/**
 * When the house last served anybody, and when it did not: clocks that count seconds stand still meanwhile. Any process
 * may notice an outage, so they may overlap.
 */
export const service: Migration = {
  number: 7,
  name: 'service',
  sql: ({ int, table }) => `
    CREATE TABLE service (seen_at ${int} NOT NULL) ${table};
    INSERT INTO service (seen_at) VALUES (0);
    CREATE TABLE outage (
      from_at ${int} NOT NULL,
      to_at ${int} NOT NULL
    ) ${table};
  `,
};
