import { GUEST_DAYS, STRANGER_DAYS } from '#protocol/limits.ts';
import type { Lapse, Store } from '../store/store.ts';

interface LapsedOptions {
  readonly store: Store;
  /** Whoever has a socket open is here, however long ago they came. */
  readonly isHere: (player: string) => Promise<boolean>;
  /** Somebody was erased, and these tables with them. */
  readonly left: (player: string, tables: readonly string[]) => void;
  readonly report: (what: string, error: unknown) => void;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AT_ONCE = 200;

/** Erases guests who do not come any more, as they would have done themselves. A passkey keeps one for ever. */
export class Lapsed {
  readonly #options: LapsedOptions;
  /** Of those last seen before then, all who never sat anywhere are gone; the others need no second look. */
  #strangersUntil = 0;
  #next: ReturnType<typeof setTimeout> | undefined;
  #sweeping: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: LapsedOptions) {
    this.#options = options;
  }

  /** Now, and every hour from now on. */
  start(): void {
    this.#sweeping = this.sweep(Date.now())
      .catch((error: unknown) => this.#options.report('lapsed', error))
      .finally(() => {
        if (!this.#isClosed) this.#next = setTimeout(() => this.start(), HOUR).unref();
      });
  }

  async sweep(now: number): Promise<void> {
    await this.#erase({ from: 0, before: now - GUEST_DAYS * DAY, neverSat: false });
    const before = now - STRANGER_DAYS * DAY;
    await this.#erase({ from: this.#strangersUntil, before, neverSat: true });
    this.#strangersUntil = before;
  }

  /** Finishes with whom it is at. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#next);
    await this.#sweeping;
  }

  async #erase(lapse: Lapse): Promise<void> {
    const { store, left, isHere } = this.#options;
    let { from } = lapse;
    // After a full list of which somebody was erased. One of which all stay would be found again for ever.
    let mayBeMore = true;
    while (mayBeMore) {
      const found = await store.players.lapsed({ ...lapse, from }, AT_ONCE);
      mayBeMore = false;
      for (const { id, seenAt } of found) {
        if (this.#isClosed) return;
        const tables = (await isHere(id)) ? null : await store.players.eraseLapsed(id, lapse.before);
        if (tables === null) continue;
        left(id, tables);
        mayBeMore = found.length === AT_ONCE;
        from = seenAt;
      }
    }
  }
}
