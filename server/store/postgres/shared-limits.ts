import { createHash } from 'node:crypto';
import { number } from '../columns.ts';
import type { Limit, LimitStore } from '../limits.ts';
import type { Query } from './appends.ts';

/** Milliseconds between two rounds of forgetting. */
const FORGET_EVERY = 60_000;

const NOW = 'extract(epoch FROM now())::float8';
/** Each one taken fills the bucket `$2` seconds later; it is never further from full than `$3` seconds. */
const TAKE = `
  INSERT INTO bucket AS b (key, full_at) VALUES ($1, ${NOW} + $2::float8)
  ON CONFLICT (key) DO UPDATE SET full_at = greatest(b.full_at, ${NOW}) + $2::float8
    WHERE greatest(b.full_at, ${NOW}) + $2::float8 <= ${NOW} + $3::float8
  RETURNING 0 AS taken`;
const WAIT = `SELECT full_at + $2::float8 - $3::float8 - ${NOW} AS wait FROM bucket WHERE key = $1`;
const FORGET = `DELETE FROM bucket WHERE full_at < ${NOW}`;

/** In one table that is not worth the disk. Nobody's address is in it, only a hash, and not for long. */
export class SharedLimits implements LimitStore {
  readonly #query: Query;
  #forgotAt = performance.now();

  constructor(query: Query) {
    this.#query = query;
  }

  async take(key: string, limit: Limit): Promise<number> {
    const values = valuesOf(key, limit);
    if ((await this.#query(TAKE, values)).length > 0) {
      await this.#forget();
      return 0;
    }
    return Math.max(1, await this.#left(values));
  }

  wait(key: string, limit: Limit): Promise<number> {
    return this.#left(valuesOf(key, limit));
  }

  async #left(values: readonly (string | number)[]): Promise<number> {
    const [row] = await this.#query(WAIT, values);
    return row === undefined ? 0 : Math.max(0, Math.ceil(number(row, 'wait')));
  }

  /** Those that are full again. */
  async #forget(): Promise<void> {
    const now = performance.now();
    if (now - this.#forgotAt < FORGET_EVERY) return;
    this.#forgotAt = now;
    await this.#query(FORGET, []);
  }
}

function valuesOf(key: string, { burst, perSecond }: Limit): (string | number)[] {
  const hash = createHash('sha256').update(key).digest('base64url');
  return [hash, 1 / perSecond, burst / perSecond];
}
