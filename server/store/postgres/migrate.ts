import { applied, journal, LATEST, type Migration, missing, POSTGRES } from '../migrations/migration.ts';
import type { PostgresDatabase } from './postgres-database.ts';

/** Any number, the same in every process: they bring a database up to date one after the other. */
const LOCK = 7_283_401;

/** All that is missing in one transaction. */
export async function migrate(db: PostgresDatabase, migrations: readonly Migration[]): Promise<void> {
  await db.using(async client => {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await client.query(journal(POSTGRES));
    const { rows } = await client.query<{ number: number | null }>(LATEST);
    for (const migration of missing(migrations, rows[0]?.number ?? 0)) {
      await client.query(migration.sql(POSTGRES));
      const [sql, ...values] = applied(migration, Date.now());
      await client.query(sql.replace('(?, ?, ?)', '($1, $2, $3)'), [...values]);
    }
  });
}
