/** So many at once, and so many more each second. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

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
    const { burst, perSecond } = this.#limit;
    const now = this.#now();
    const known = this.#buckets.get(key);
    const gained = known === undefined ? burst : (Math.max(0, now - known.at) / 1000) * perSecond;
    const tokens = Math.min(burst, (known?.tokens ?? 0) + gained);
    // Put back at the end: a Map keeps the order of arrival.
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
    if (this.#buckets.size > this.#keysMax) this.#forgetOldest();
    return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perSecond);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
