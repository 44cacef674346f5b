/** Things that arrive, taken one by one in their order, waited for if need be. */
export class Mailbox<T> {
  readonly #arrived: T[] = [];
  readonly #takers: ((one: T) => void)[] = [];

  put(one: T): void {
    const taker = this.#takers.shift();
    if (taker === undefined) this.#arrived.push(one);
    else taker(one);
  }

  take(): Promise<T> {
    const one = this.#arrived.shift();
    if (one !== undefined) return Promise.resolve(one);
    return new Promise(resolve => this.#takers.push(resolve));
  }

  /** The next one that fits; those before it are let go. */
  async takeFirst<U extends T>(fits: (one: T) => one is U): Promise<U> {
    for (;;) {
      const one = await this.take();
      if (fits(one)) return one;
    }
  }

  get isEmpty(): boolean {
    return this.#arrived.length === 0;
  }
}
