import { DamagedRow } from '../store/columns.ts';
import type { Unchecked } from '../store/figures.ts';
import type { Stored } from '../store/match-file.ts';
import type { Store } from '../store/store.ts';
import type { Fit } from '../tables/check-match.ts';

interface CheckerOptions {
  readonly store: Store;
  /** Plays matches again where nobody waits for it; null if it does not know the game. */
  readonly bots: { check(stored: Stored): Promise<Fit | null>; readonly isPressed: boolean };
  readonly now: () => number;
  readonly report: (what: string, error: unknown) => void;
  readonly pace?: Pace;
}

/** Milliseconds. */
export interface Pace {
  /** Between two looks for what is left to be checked. */
  readonly idle: number;
  /** Between two matches at least; after a long one ten times as long as it took. */
  readonly between: number;
}

const PACE: Pace = { idle: 15_000, between: 250 };
/** So much of one thread's time it leaves to others. */
const SPARED = 10;
/** Matches looked up at once. Several processes take them in different orders. */
const AT_ONCE = 50;

/**
 * Plays every match that is over again from its log, once, and again after a month; those that last for days, every day.
 * One after the other, on the thread of the archives, and never while bots wait: nobody waits for this.
 */
export class Checker {
  readonly #options: CheckerOptions;
  readonly #pace: Pace;
  #next: ReturnType<typeof setTimeout> | undefined;
  #working: Promise<void> = Promise.resolve();
  #isClosed = false;
  #list: Unchecked[] = [];

  constructor(options: CheckerOptions) {
    this.#options = options;
    this.#pace = options.pace ?? PACE;
  }

  start(): void {
    this.#after(this.#pace.between);
  }

  /** Finishes with the match it is at, unless bots are stopped before. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#next);
    await this.#working;
  }

  #after(ms: number): void {
    if (this.#isClosed) return;
    this.#next = setTimeout(() => {
      this.#working = this.#turn()
        .catch((error: unknown) => {
          if (!this.#isClosed) this.#options.report('check', error);
          return this.#pace.idle;
        })
        .then(pause => this.#after(pause));
    }, ms).unref();
  }

  /** Answers how long to rest. */
  async #turn(): Promise<number> {
    const { store, bots, now } = this.#options;
    const { idle, between } = this.#pace;
    if (bots.isPressed) return between;
    if (this.#list.length === 0) this.#list = [...(await store.figures.unchecked(now(), AT_ONCE))];
    const [one] = this.#list.splice(Math.floor(Math.random() * this.#list.length), 1);
    if (one === undefined) return idle;
    const start = performance.now();
    await this.#check(one);
    return Math.max(between, SPARED * (performance.now() - start));
  }

  async #check(one: Unchecked): Promise<void> {
    const { store, now, report } = this.#options;
    const { lastSeq } = one;
    const fit = await this.#look(one);
    const lost = fit.tag === 'broken' ? lastSeq - fit.fits : 0;
    const done = await store.figures.check(one, { at: now(), lost, isOlder: fit.tag === 'older' });
    // Without the name of the table: that is an invitation. Its row says how many are lost.
    if (done === 'done' && fit.tag === 'broken')
      report('check', new Error(`a log does not fit: ${fit.why}, after ${fit.fits} of ${lastSeq} events`));
  }

  async #look({ match, lastSeq }: Unchecked): Promise<Fit> {
    const { store, bots } = this.#options;
    try {
      const [table, secret, events] = await Promise.all([
        store.tables.find(match),
        store.tables.secret(match),
        store.events.after(match, 0),
      ]);
      if (table === null || secret === null) return { tag: 'broken', fits: 0, why: 'record' };
      if (events.length < lastSeq) return { tag: 'broken', fits: events.length, why: 'gap' };
      const stored = { table, secret, events: events.slice(0, lastSeq) };
      return (await bots.check(stored)) ?? { tag: 'older' };
    } catch (error) {
      if (error instanceof DamagedRow) return { tag: 'broken', fits: 0, why: 'damaged' };
      throw error;
    }
  }
}
