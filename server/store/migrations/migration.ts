import type { Statement } from '../database.ts';
import { StoreTrouble } from '../trouble.ts';

/** The words that differ between the engines. */
export interface Dialect {
  /** Whole numbers of 64 bits. */
  readonly int: string;
  readonly bytes: string;
  /** After the columns of a table. */
  readonly table: string;
  /** The same where the rows are kept in the order of their primary key, and nowhere else. */
  readonly byKey: string;
}

export const SQLITE: Dialect = {
  int: 'INTEGER',
  bytes: 'BLOB',
  table: 'STRICT',
  byKey: 'STRICT, WITHOUT ROWID',
};
export const POSTGRES: Dialect = { int: 'BIGINT', bytes: 'BYTEA', table: '', byKey: '' };

/** A change of the schema, forward only. Once released it is never edited: the next change is the next number. */
export interface Migration {
  /** From 1, without a gap. */
  readonly number: number;
  readonly name: string;
  readonly sql: (dialect: Dialect) => string;
}

/** Where it is written down which were applied. */
export function journal({ int, table }: Dialect): string {
  return `CREATE TABLE IF NOT EXISTS migration (number ${int} PRIMARY KEY, name TEXT NOT NULL, applied_at ${int} NOT NULL) ${table}`;
}

export const LATEST = 'SELECT max(number) AS number FROM migration';

export function applied({ number, name }: Migration, now: number): Statement {
  return ['INSERT INTO migration (number, name, applied_at) VALUES (?, ?, ?)', number, name, now];
}

/** Those that a database still lacks. One that knows more than we do is left alone. */
export function missing(migrations: readonly Migration[], found: number): readonly Migration[] {
  const known = migrations.at(-1)?.number ?? 0;
  if (found > known) throw new StoreTrouble({ id: 'newer-schema', found, known });
  return migrations.filter(({ number }) => number > found);
}
