import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** Milliseconds that one slice lasts, and how many are remembered beside the latest: about an hour in all. */
const SLICE = 300_000;
const SLICES = 11;

/** In microseconds, to a hundredth of each, up to an hour. */
const makeHistogram = (): RecordableHistogram => createHistogram({ highest: 3_600_000_000, figures: 2 });

export interface Shares {
  readonly count: number;
  /** Milliseconds within which half of them were answered, and 99 of 100; null if there were none. */
  readonly p50: number | null;
  readonly p99: number | null;
}

/** How long moves took in the last hour. What is told is never less than what it was. */
export class Waits {
  /** Whoever answers writes down here how many microseconds it took: nothing else is done on the way of a move. */
  readonly latest = makeHistogram();
  readonly #now: () => number;
  /** The latest last. */
  readonly #slices: { readonly endedAt: number; readonly waits: RecordableHistogram }[] = [];
  #since: number;

  /** `now`: milliseconds, from any start. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#since = now();
  }

  /** To be called now and then, so that an hour is one. */
  look(): void {
    const now = this.#now();
    if (now - this.#since < SLICE) return;
    const waits = makeHistogram();
    waits.add(this.latest);
    this.latest.reset();
    this.#slices.push({ endedAt: now, waits });
    if (this.#slices.length > SLICES) this.#slices.shift();
    this.#since = now;
  }

  shares(): Shares {
    this.look();
    const sum = makeHistogram();
    sum.add(this.latest);
    const oldest = this.#now() - SLICE * SLICES;
    for (const { endedAt, waits } of this.#slices) if (endedAt > oldest) sum.add(waits);
    if (sum.count === 0) return { count: 0, p50: null, p99: null };
    return { count: sum.count, p50: sum.percentile(50) / 1000, p99: sum.percentile(99) / 1000 };
  }
}
