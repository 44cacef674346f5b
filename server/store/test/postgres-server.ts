/** A PostgreSQL for tests: the one of DATABASE_URL if that is set, else a real one of our own in a temporary folder. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startProcess } from './postgres-process.ts';

export interface PostgresServer {
  /** The address of a new, empty database. */
  readonly database: () => Promise<string>;
  /** Runs SQL in a database, past the store. */
  readonly run: (url: string, sql: string) => Promise<readonly Record<string, unknown>[]>;
  /** Breaks every connection to a database, as a restart would. */
  readonly breakConnections: (url: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** `isDurable`: our own waits for the disk, as it must where times are measured. Tests do not cut the power. */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL'];
  const own = given === undefined || given === '' ? await startProcess({ isDurable }) : undefined;
  const root = new URL(own?.url ?? given ?? '');
  const names: string[] = [];

  async function run(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  return {
    run,
    async database() {
      const name = `etagere_test_${randomBytes(6).toString('hex')}`;
      await run(root.href, `CREATE DATABASE ${name}`);
      names.push(name);
      const url = new URL(root);
      url.pathname = `/${name}`;
      return url.href;
    },
    async breakConnections(url) {
      const name = new URL(url).pathname.slice(1);
      await run(
        root.href,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      );
    },
    async stop() {
      if (own !== undefined) return own.stop();
      for (const name of names) await run(root.href, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
