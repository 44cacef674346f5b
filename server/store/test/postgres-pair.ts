/** Two real servers of PostgreSQL: a primary, and a standby that has every commit before it is answered. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, PostgresHome } from './postgres-home.ts';
import { PostgresProcess } from './postgres-process.ts';

/** What a base backup leaves out: of no use to another server, or changing while it is copied. */
const LEFT_OUT = /^(postmaster\..*|standby\.signal|backup_label.*)$/;
const EMPTIED = /^(pg_wal|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_dynshmem|pg_replslot)$/;
/** A primary keeps the past for a standby that is made from its files; one that has nothing to follow finds out soon. */
const SETTINGS = ['wal_keep_size=256MB', 'wal_retrieve_retry_interval=100ms'];
const PATIENCE = 20_000;

export class PostgresPair {
  readonly #home: PostgresHome;
  #primary: PostgresProcess;
  #standby: PostgresProcess;

  static async start({ isDurable = false } = {}): Promise<PostgresPair> {
    const home = await PostgresHome.make();
    const settings = [`fsync=${isDurable ? 'on' : 'off'}`, ...SETTINGS];
    const [one, two] = await Promise.all(
      ['one', 'two'].map(
        async name =>
          new PostgresProcess(home, { data: join(home.folder, name), port: await freePort(), settings }),
      ),
    );
    if (one === undefined || two === undefined) throw new Error('two of them');
    home.initialise(one.data);
    await one.start();
    const pair = new PostgresPair(home, one, two);
    await pair.rejoin();
    return pair;
  }

  constructor(home: PostgresHome, primary: PostgresProcess, standby: PostgresProcess) {
    this.#home = home;
    this.#primary = primary;
    this.#standby = standby;
  }

  /** As a house is told: both, in an order that says nothing. */
  get url(): string {
    const [first = '', second = ''] = [this.#primary.url, this.#standby.url].sort();
    const server = (url: string): string => new URL(url).host;
    return first.replace(server(first), `${server(first)},${server(second)}`);
  }

  get primary(): PostgresProcess {
    return this.#primary;
  }

  /** The other one: also what was the primary before, in whatever state it is. */
  get standby(): PostgresProcess {
    return this.#standby;
  }

  /** The standby becomes the primary, as whatever looks after them would decide once the primary is gone. */
  async promote(): Promise<void> {
    await run(this.#standby.url, 'SELECT pg_promote(true, 10)');
    [this.#primary, this.#standby] = [this.#standby, this.#primary];
  }

  /** The other one is made anew from the primary; from then on no commit is answered that it does not have. */
  async rejoin(): Promise<void> {
    const standby = this.#standby;
    await standby.kill();
    rmSync(standby.data, { recursive: true, force: true });
    await this.#copy(this.#primary, standby.data);
    const { hostname, port, username, password } = new URL(this.#primary.url);
    await standby.start([
      `primary_conninfo=host=${hostname} port=${port} user=${username} password=${password} application_name=standby`,
    ]);
    await run(this.#primary.url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await run(this.#primary.url, 'SELECT pg_reload_conf()');
    for (const until = performance.now() + PATIENCE; ; await sleep(20)) {
      const rows = await run(
        this.#primary.url,
        "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'",
      );
      if (rows.length > 0) return;
      if (performance.now() > until) throw new Error('the standby does not follow');
    }
  }

  async stop(): Promise<void> {
    await this.#standby.kill();
    await this.#primary.kill();
    await Promise.all([this.#primary.close(), this.#standby.close()]);
    this.#home.remove();
  }

  /** What `pg_basebackup` does, which npm's package does not have. */
  async #copy({ url, data }: PostgresProcess, to: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query("SELECT pg_backup_start('standby', true)");
      this.#home.makeFolder(to);
      for (const name of readdirSync(data)) {
        if (LEFT_OUT.test(name) || name === AUTO) continue;
        if (EMPTIED.test(name)) this.#home.makeFolder(join(to, name));
        else this.#home.copy(join(data, name), join(to, name));
      }
      const { rows } = await client.query<{ labelfile: string }>(
        'SELECT labelfile FROM pg_backup_stop(false)',
      );
      this.#home.write(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
      this.#home.write(join(to, 'standby.signal'), '');
      // A standby that is promoted waits for nobody until one follows it.
      this.#home.write(join(to, AUTO), '');
    } finally {
      await client.end();
    }
  }
}

/** What was set by ALTER SYSTEM. */
const AUTO = 'postgresql.auto.conf';

async function run(connectionString: string, sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
