import type { Limit } from './store/limits.ts';

/** A bucket of tokens that fills up again. */
export class Bucket {
  readonly #limit: Limit;
  #left: number;
  #at: number | null = null;

  constructor(limit: Limit) {
    this.#limit = limit;
    this.#left = limit.burst;
  }

  /**
   * Takes one: 0 if there was one, or the seconds until there is. `now` in milliseconds, from any start. `count`: 0 only
   * asks whether there is one.
   */
  take(now: number, count: 0 | 1 = 1): number {
    const { burst, perSecond } = this.#limit;
    const passed = Math.max(0, now - (this.#at ?? now));
    this.#left = Math.min(burst, this.#left + (passed / 1000) * perSecond);
    this.#at = now;
    if (this.#left < 1) return Math.ceil((1 - this.#left) / perSecond);
    this.#left -= count;
    return 0;
  }

  /** Takes what was used already, even if there is less: whoever used more than there was waits the longer. */
  charge(amount: number): void {
    this.#left -= amount;
  }
}

/** Keys counted at one time. Beyond, the one unused for longest is forgotten: it is the fullest, or nearly. */
const KEYS_MAX = 20_000;

/** Token buckets, one for each key. */
export class Buckets {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #keysMax: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: Limit, now: () => number = () => performance.now(), keysMax: number = KEYS_MAX) {
    this.#limit = limit;
    this.#now = now;
    this.#keysMax = keysMax;
  }

  /** Takes one: 0 if there was one, or the seconds until there is. */
  take(key: string): number {
    return this.#bucket(key).take(this.#now());
  }

  /** The seconds until there is one; 0 if there is. */
  wait(key: string): number {
    return this.#bucket(key).take(this.#now(), 0);
  }

  /** Takes what was used already, even if there is less. */
  charge(key: string, amount: number): void {
    this.#bucket(key).charge(amount);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #bucket(key: string): Bucket {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#limit);
    // Put back at the end: a Map keeps the order of arrival.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > this.#keysMax && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket;
  }
}
