/** Lets one in after the other, in the order in which they came. */
export class Turnstile {
  /** Somebody is in; the others wait. */
  #isBusy = false;
  readonly #waiting: (() => void)[] = [];

  get isBusy(): boolean {
    return this.#isBusy;
  }

  async enter<T>(task: () => Promise<T>): Promise<T> {
    // Whoever is let in finds it busy already, so that nobody comes in between.
    if (this.#isBusy) await new Promise<void>(go => this.#waiting.push(go));
    this.#isBusy = true;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#isBusy = false;
      else next();
    }
  }
}
