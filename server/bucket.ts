/** So many at once, and so many more each second. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket of tokens that fills up again. */
export class Bucket {
  readonly #limit: Limit;
  #left: number;
  #at: number | null = null;

  constructor(limit: Limit) {
    this.#limit = limit;
    this.#left = limit.burst;
  }

  /** Takes one: 0 if there was one, or the seconds until there is. `now` in milliseconds, from any start. */
  take(now: number): number {
    const { burst, perSecond } = this.#limit;
    const passed = Math.max(0, now - (this.#at ?? now));
    this.#left = Math.min(burst, this.#left + (passed / 1000) * perSecond);
    this.#at = now;
    if (this.#left < 1) return Math.ceil((1 - this.#left) / perSecond);
    this.#left -= 1;
    return 0;
  }
}
