/** Milliseconds of the first class, and how much wider each is than the one before. */
const FIRST = 0.05;
const WIDER = 1.1;
/** Up to more than a minute. */
const CLASSES = 150;
/** Milliseconds that one slice lasts, and how many are remembered: an hour in all. */
const SLICE = 60_000;
const SLICES = 60;

interface Slice {
  readonly minute: number;
  readonly counts: Uint32Array;
}

interface Observer {
  observe(seconds: number): void;
}

export interface Shares {
  readonly count: number;
  /** Milliseconds within which half of them were answered, and 99 of 100; null if there were none. */
  readonly p50: number | null;
  readonly p99: number | null;
}

/** How long moves took in the last hour, to a tenth of each. What is told is never less than what it was. */
export class Waits {
  readonly #now: () => number;
  readonly #also: Observer | undefined;
  /** By minute, oldest first. */
  readonly #slices: Slice[] = [];
  #last: Slice | undefined;

  /** `also`: told the same. `now`: milliseconds, from any start. */
  constructor(also?: Observer, now: () => number = () => performance.now()) {
    this.#also = also;
    this.#now = now;
  }

  observe(seconds: number): void {
    this.#also?.observe(seconds);
    const ms = seconds * 1000;
    const minute = Math.floor(this.#now() / SLICE);
    const { counts } = this.#last?.minute === minute ? this.#last : this.#begin(minute);
    const index = ms <= FIRST ? 0 : Math.ceil(Math.log(ms / FIRST) / Math.log(WIDER));
    const at = Math.min(index, CLASSES - 1);
    counts[at] = (counts[at] ?? 0) + 1;
  }

  shares(): Shares {
    const oldest = Math.floor(this.#now() / SLICE) - SLICES;
    const sums = new Float64Array(CLASSES);
    for (const { minute, counts } of this.#slices)
      if (minute > oldest) for (const [at, count] of counts.entries()) sums[at] = (sums[at] ?? 0) + count;
    const count = sums.reduce((sum, one) => sum + one, 0);
    return { count, p50: within(sums, count * 0.5), p99: within(sums, count * 0.99) };
  }

  #begin(minute: number): Slice {
    const next = { minute, counts: new Uint32Array(CLASSES) };
    this.#slices.push(next);
    if (this.#slices.length > SLICES) this.#slices.shift();
    this.#last = next;
    return next;
  }
}

/** The upper end of the class in which this many are reached. */
function within(sums: Float64Array, wanted: number): number | null {
  if (wanted === 0) return null;
  let seen = 0;
  for (const [at, count] of sums.entries()) {
    seen += count;
    if (seen >= wanted) return Number((FIRST * WIDER ** at).toPrecision(3));
  }
  return null;
}
