import { randomBytes } from 'node:crypto';
import type { About } from '#protocol/about.ts';
import type { FigureStore } from '../store/figures.ts';
import { Waits } from './waits.ts';

interface FiguresOptions {
  readonly store: FigureStore;
  /** Counted for this house alone since it was opened. */
  readonly meter: Counted;
  readonly now: () => number;
  readonly report: (what: string, error: unknown) => void;
  /** Of the pages that are served. */
  readonly version: string;
}

/** What is counted on the way of a move, see metrics.ts: nothing else is done there. */
interface Counted {
  readonly acknowledged: CounterLike;
  readonly kept: CounterLike;
}

interface CounterLike {
  get(): Promise<{ readonly values: readonly { readonly value: number }[] }>;
}

interface Counts {
  readonly moves: number;
  readonly events: number;
}

/** Milliseconds between two notes, if there is something new. */
const EVERY = 5_000;
/** The same if there is nothing new. */
const ANYWAY = 30_000;
/** Milliseconds for which what was found is told again: whoever asks often costs nothing. */
const FRESH = 2_000;

/**
 * Counts what this process acknowledged, and notes it in the store every few seconds, never more than is true: what was
 * told in the last seconds before a kill is missing in it, and is in the logs.
 */
export class Figures {
  readonly #options: FiguresOptions;
  readonly #id = randomBytes(12).toString('base64url');
  readonly waits = new Waits();
  #startedAt = 0;
  /** What the counters said before. */
  #before: Counts = { moves: 0, events: 0 };
  #noted = { moves: -1, events: -1, at: 0 };
  #timer: ReturnType<typeof setInterval> | undefined;
  #told: { readonly at: number; readonly about: Promise<About> } | null = null;

  constructor(options: FiguresOptions) {
    this.#options = options;
  }

  /** Once the clock of the house goes. */
  async start(): Promise<void> {
    this.#startedAt = this.#options.now();
    this.#before = await this.#read();
    await this.#note(null).catch((error: unknown) => this.#options.report('figures', error));
    this.#timer = setInterval(() => {
      this.waits.look();
      this.#noteNews().catch((error: unknown) => this.#options.report('figures', error));
    }, EVERY).unref();
  }

  /** A clean end. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#startedAt === 0) return;
    await this.#note(this.#options.now()).catch((error: unknown) => this.#options.report('figures', error));
  }

  about(): Promise<About> {
    const at = performance.now();
    if (this.#told === null || at - this.#told.at > FRESH) {
      const about = this.#look();
      this.#told = { at, about };
      about.catch(() => {
        this.#told = null;
      });
    }
    return this.#told.about;
  }

  async #look(): Promise<About> {
    const { store, now, version } = this.#options;
    const { since, moves, told, kept, misfits, checked, older, playing, kills } = await store.sums(
      this.#id,
      now(),
    );
    const { count, p50, p99 } = this.waits.shares();
    return {
      version,
      now: now(),
      startedAt: this.#startedAt,
      since: since ?? this.#startedAt,
      moves,
      kept,
      lost: misfits + Math.max(0, told - kept),
      checked: { matches: checked, older },
      playing,
      kills,
      waits: { moves: count, p50, p99 },
    };
  }

  async #noteNews(): Promise<void> {
    const { moves, events, at } = this.#noted;
    const counts = await this.#read();
    const isNews =
      moves !== counts.moves - this.#before.moves || events !== counts.events - this.#before.events;
    if (isNews || this.#options.now() - at >= ANYWAY) await this.#note(null);
  }

  async #read(): Promise<Counts> {
    const { acknowledged, kept } = this.#options.meter;
    const [moves, events] = await Promise.all([acknowledged.get(), kept.get()]);
    return { moves: moves.values[0]?.value ?? 0, events: events.values[0]?.value ?? 0 };
  }

  async #note(endedAt: number | null): Promise<void> {
    const counts = await this.#read();
    const moves = counts.moves - this.#before.moves;
    const events = counts.events - this.#before.events;
    const at = this.#options.now();
    await this.#options.store.note({
      id: this.#id,
      startedAt: this.#startedAt,
      seenAt: at,
      endedAt,
      moves,
      events,
    });
    this.#noted = { moves, events, at };
  }
}
