import { Bucket, type Limit } from '../bucket.ts';

/** Keys counted at one time. Beyond, the one unused for longest is forgotten: it is the fullest, or nearly. */
const KEYS_MAX = 20_000;

/** Token buckets, one for each key. */
export class Buckets {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #keysMax: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: Limit, now: () => number = Date.now, keysMax: number = KEYS_MAX) {
    this.#limit = limit;
    this.#now = now;
    this.#keysMax = keysMax;
  }

  /** Takes one: 0 if there was one, or the seconds until there is. */
  take(key: string): number {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#limit);
    // Put back at the end: a Map keeps the order of arrival.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > this.#keysMax) this.#forgetOldest();
    return bucket.take(this.#now());
  }

  get size(): number {
    return this.#buckets.size;
  }

  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
