import pg from 'pg';
import { closed, type Database, type Row, type Statement, type Value } from '../database.ts';
import type { Primary } from './primary.ts';

/** Connections that one process holds at most. */
const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
/** A server that vanished without a word must not keep us waiting for ever. */
const ANSWER_MS = 30_000;

const BIGINT = 20;

interface Prepared {
  readonly name: string;
  readonly text: string;
}

export function clientConfig(address: string): pg.ClientConfig {
  return {
    connectionString: address,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'etagere',
    types: { getTypeParser },
  };
}

/** A pool of connections to the primary. */
export class PostgresDatabase implements Database {
  readonly #primary: Primary;
  readonly #pool: pg.Pool;
  /** To which server each of them leads. */
  readonly #open = new Map<pg.ClientBase, string>();
  readonly #prepared = new Map<string, Prepared>();
  /** What was asked and is not yet answered. */
  readonly #asked = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;

  constructor(primary: Primary) {
    this.#primary = primary;
    const open = this.#open;
    class Connection extends pg.Client {
      constructor() {
        const { address } = primary;
        super({ ...clientConfig(address), query_timeout: ANSWER_MS });
        open.set(this, address);
        // One that breaks while somebody uses it is told to them; unheard, it would end the process.
        this.on('error', () => {});
        this.on('end', () => open.delete(this));
      }
    }
    this.#pool = new pg.Pool({
      Client: Connection,
      connectionTimeoutMillis: CONNECT_MS,
      max: CONNECTIONS,
      onConnect: async client => {
        await client.query(SETTINGS);
        await primary.admit(client, open.get(client) ?? '');
      },
    });
    // A connection that breaks while nobody uses it is no news: the next question opens another.
    this.#pool.on('error', () => {});
    primary.onMoved(() => this.#breakOff(address => address !== primary.address));
  }

  read(sql: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return this.#ask(async () => (await this.#query(this.#pool, [sql, ...values])).rows);
  }

  write(...statements: readonly Statement[]): Promise<number> {
    const [first, ...others] = statements;
    if (first === undefined) return Promise.resolve(0);
    return this.#ask(async () => {
      if (others.length > 0) return this.#together(first, others);
      return (await this.#query(this.#pool, first)).rowCount ?? 0;
    });
  }

  /** In PostgreSQL's own writing: `$1` for a value. */
  native<R extends Row>(text: string, values: readonly unknown[]): Promise<readonly R[]> {
    const { name } = this.#prepare(text);
    return this.#ask(async () => (await this.#pool.query<R>({ name, text, values: [...values] })).rows);
  }

  /** One transaction on one connection. */
  async using<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    await this.#primary.known();
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // Thrown away with its transaction, whatever became of it.
      client.release(true);
      throw error;
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    // The pool would forget those that still wait for a connection.
    await Promise.allSettled(this.#asked);
    await this.#pool.end();
  }

  #together(first: Statement, others: readonly Statement[]): Promise<number> {
    return this.using(async client => {
      const touched = (await this.#query(client, first)).rowCount ?? 0;
      if (touched > 0) for (const statement of others) await this.#query(client, statement);
      return touched;
    });
  }

  #query(on: pg.Pool | pg.PoolClient, [sql, ...values]: Statement): Promise<pg.QueryResult<Row>> {
    return on.query<Row>({ ...this.#prepare(sql), values: [...values] });
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    let places = 0;
    const prepared = {
      name: `e${this.#prepared.size}`,
      text: sql.replaceAll('?', () => `$${++places}`),
    };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  async #ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.#closing !== undefined) throw closed();
    const answer = this.#primary.isKnown ? question() : this.#primary.known().then(question);
    this.#asked.add(answer);
    try {
      return await answer;
    } catch (error) {
      this.#primary.doubt(error);
      // It is a standby now, and no connection to it is of use.
      if (error instanceof pg.DatabaseError && error.code === READ_ONLY) this.#breakOff(() => true);
      // It quotes the row at fault, and rows hold secrets; errors are logged.
      if (error instanceof pg.DatabaseError) error.detail = undefined;
      throw error;
    } finally {
      this.#asked.delete(answer);
    }
  }

  /** Who waits for an answer there is told at once that there will be none. */
  #breakOff(which: (address: string) => boolean): void {
    for (const [client, address] of this.#open)
      if (client instanceof pg.Client && which(address)) client.connection.stream.destroy();
  }
}

const READ_ONLY = '25006';

/**
 * A server that is set to answer before the disk does, or before its standby's does, must not: an acknowledged move would
 * be lost with it. Nor may it lose patience with a standby: the commit would be answered as if it were there. And plans
 * are made for the values at hand: one made for a single append is slow for five hundred.
 */
const SETTINGS = `
  SELECT set_config('plan_cache_mode', 'force_custom_plan', false), set_config('statement_timeout', '0', false),
    set_config('synchronous_commit', CASE WHEN setting IN ('off', 'local') THEN 'on' ELSE setting END, false)
  FROM pg_settings WHERE name = 'synchronous_commit'`;

/** All our numbers are safe integers. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (id, format) =>
  (id as number) === BIGINT ? Number : pg.types.getTypeParser(id, format);
