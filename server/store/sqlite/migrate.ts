import type { DatabaseSync } from 'node:sqlite';
import { applied, journal, LATEST, type Migration, missing, SQLITE } from '../migrations/migration.ts';
import { StoreTrouble } from '../trouble.ts';

/** Brings a database up to date, one transaction for each step. */
export function migrate(connection: DatabaseSync, migrations: readonly Migration[]): void {
  connection.exec(journal(SQLITE));
  for (const migration of missing(migrations, latestIn(connection))) {
    connection.exec('BEGIN IMMEDIATE');
    try {
      connection.exec(migration.sql(SQLITE));
      const [sql, ...values] = applied(migration, Date.now());
      connection.prepare(sql).run(...values);
      connection.exec('COMMIT');
    } catch (error) {
      if (connection.isTransaction) connection.exec('ROLLBACK');
      throw error;
    }
  }
}

/** For those who only read: the schema must be the one we know. */
export function checkVersion(connection: DatabaseSync, path: string, migrations: readonly Migration[]): void {
  const known = migrations.at(-1)?.number ?? 0;
  const found = versionOf(connection);
  if (found === null) throw new StoreTrouble({ id: 'not-a-store', path });
  if (missing(migrations, found).length > 0) throw new StoreTrouble({ id: 'older-schema', found, known });
}

/** The number of the last migration applied; null if this is no database of ours. */
export function versionOf(connection: DatabaseSync): number | null {
  const there = connection.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migration'");
  return there.get() === undefined ? null : latestIn(connection);
}

function latestIn(connection: DatabaseSync): number {
  return Number(connection.prepare(LATEST).get()?.['number'] ?? 0);
}
