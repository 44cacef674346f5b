import { setImmediate } from 'node:timers/promises';

/** Milliseconds between the beginnings of two groups, where several ask. */
const APART = 2;

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly done: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * A disk is waited for once for many. What is asked within one turn of the event loop, or while what came before is
 * under way, is done together; each is answered by itself. A commit costs the processor as much as two moves do: where
 * a group was of several, the next one gathers for a moment. Whoever is alone never waits for that.
 */
export class Grouped<Asked, Answer> {
  readonly #work: (group: readonly Asked[]) => Promise<readonly Answer[]>;
  #waiting: Waiting<Asked, Answer>[] = [];
  /** Under way, or about to be. */
  #working: Promise<void> | null = null;

  /** `work` answers for each of a group, in order; if it rejects, all of them are told. */
  constructor(work: (group: readonly Asked[]) => Promise<readonly Answer[]>) {
    this.#work = work;
  }

  ask(asked: Asked): Promise<Answer> {
    return new Promise((done, failed) => {
      this.#waiting.push({ asked, done, failed });
      this.#working ??= this.#workAll();
    });
  }

  /** Once all that was asked is answered. */
  async rest(): Promise<void> {
    await this.#working;
  }

  async #workAll(): Promise<void> {
    await setImmediate();
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      const begun = performance.now();
      try {
        const answers = await this.#work(group.map(({ asked }) => asked));
        for (const [index, { done }] of group.entries()) done(answers[index] as Answer);
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
      const early = APART - (performance.now() - begun);
      if (group.length > 1 && early > 0) await new Promise(resolve => setTimeout(resolve, early));
    }
    this.#working = null;
  }
}
