/** So much at once, and so much more each second. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #left: number;
  #at = 0;

  constructor(size: number, perSecond: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#left = size;
  }

  /** Whether there was one to take. */
  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
