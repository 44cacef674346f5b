/** Tasks of one table, one after the other: nobody waits for a lock, and nothing is seen half done. */
export class Queue {
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const done = this.#tail.then(task).finally(() => {
      this.#waiting -= 1;
    });
    this.#tail = done.catch(() => undefined);
    return done;
  }

  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /** When all that was asked so far is done. */
  async idle(): Promise<void> {
    while (!this.isIdle) await this.#tail;
  }
}
