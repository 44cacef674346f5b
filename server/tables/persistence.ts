/** Milliseconds between two tries. */
const AGAIN = 250;

/** Something that must be done in the end: tried again and again once it failed, until it is done or the house closes. */
export class Persistence {
  readonly #task: () => Promise<void>;
  readonly #closing: AbortSignal;
  #isWaiting = false;

  constructor(task: () => Promise<void>, closing: AbortSignal) {
    this.#task = task;
    this.#closing = closing;
  }

  /** In a moment; how often it is asked for meanwhile makes no difference. */
  again(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      if (!this.#closing.aborted) this.#task().catch(() => this.again());
    }, AGAIN).unref();
  }
}
