import type { Seat } from '#contract/game.ts';
import type { Asked, History, Shown } from './history.ts';

type Answered = NonNullable<Asked['answer']>['tag'];

/** Writes down what the clients of one match live through, as it happens. */
export class Ledger {
  readonly #asked = new Map<string, Asked>();
  readonly #shown: Shown[] = [];
  readonly #watchers: readonly string[];
  #acknowledged = 0;

  /** `watchers`: who looks on from the beginning to the end. */
  constructor(watchers: readonly string[]) {
    this.#watchers = watchers;
  }

  get acknowledged(): number {
    return this.#acknowledged;
  }

  ask(id: string, seat: Seat, move: string): void {
    this.#asked.set(id, { id, seat, move, askedAt: performance.now(), answer: null });
  }

  answer(id: string, tag: Answered): void {
    const asked = this.#asked.get(id);
    if (asked === undefined) throw new Error(`nobody asked ${id}`);
    this.#asked.set(id, { ...asked, answer: { tag, at: performance.now() } });
    if (tag === 'done') this.#acknowledged += 1;
  }

  /** `stored`: what the store has at this moment, as soon as it is known. */
  show(shown: Omit<Shown, 'at' | 'stored'>, stored: Promise<number | null>): void {
    const index = this.#shown.push({ ...shown, at: performance.now(), stored: null }) - 1;
    void stored.then(count => {
      this.#shown[index] = { ...(this.#shown[index] as Shown), stored: count };
    });
  }

  get history(): History {
    return { asked: [...this.#asked.values()], shown: this.#shown, watchers: this.#watchers };
  }
}
