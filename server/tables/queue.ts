/** Tasks of one table, one after the other: nobody waits for a lock, and nothing is seen half done. */
export class Queue {
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;

  /** At once if nothing else is going on. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    // Whoever is called from the queue finds it busy already: nobody comes in between.
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

  get isIdle(): boolean {
    return !this.#isBusy;
  }

  /** When all that was asked so far is done. */
  async idle(): Promise<void> {
    while (!this.isIdle) await this.run(async () => undefined);
  }
}
