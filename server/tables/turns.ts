/** Lets in one after the other, in the order in which they came; at once if nothing is going on. */
export class Turns {
  #isBusy = false;
  readonly #waiting: (() => void)[] = [];

  get isBusy(): boolean {
    return this.#isBusy;
  }

  async take<T>(task: () => Promise<T>): Promise<T> {
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

  /** When all that was asked so far is done. */
  async idle(): Promise<void> {
    while (this.#isBusy) await this.take(async () => undefined);
  }
}
