/** So many are let in at one time. Those who wait take turns, whoever of them asked for more. */
export class FairGate {
  #places: number;
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(places: number) {
    this.#places = places;
  }

  /** `who`: those whose turn it is together. */
  async through<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (this.#places > 0) this.#places -= 1;
    else await this.#turnOf(who);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #turnOf(who: string): Promise<void> {
    return new Promise(go => {
      const theirs = this.#waiting.get(who);
      if (theirs === undefined) this.#waiting.set(who, [go]);
      else theirs.push(go);
    });
  }

  /** The next has the place, if anybody waits. */
  #leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#places += 1;
      return;
    }
    const [who, theirs] = next;
    const go = theirs.shift();
    // Put back at the end: a Map keeps the order of arrival.
    this.#waiting.delete(who);
    if (theirs.length > 0) this.#waiting.set(who, theirs);
    go?.();
  }
}
