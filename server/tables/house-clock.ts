import { NO_OUTAGES, type Outages } from '#table/hosted/outages.ts';
import { MOVED, type ServiceStore } from '../store/service.ts';

/** Milliseconds by which it may go faster or slower in each that passes, to keep pace with the clock on the wall. */
const SLEW = 0.001;

/**
 * What time it is in the house, in milliseconds since 1970. It goes on evenly whatever somebody does to the clock on the
 * wall: moved forward, that is an outage, in which no time passes for players; moved back, it is ignored until it has
 * caught up. All processes keep it together, through the record of when the house served.
 */
export class HouseClock {
  readonly #service: ServiceStore;
  #time: number = Date.now();
  /** By the clock of this process, which nobody moves: when it was so late. */
  #mark: number = performance.now();
  /** As it was told last: it never goes back. */
  #last = 0;
  #isOpen = false;
  #outages: Outages = NO_OUTAGES;

  constructor(service: ServiceStore) {
    this.#service = service;
  }

  now(): number {
    this.#last = Math.max(this.#last, Math.floor(this.#time + performance.now() - this.#mark));
    return this.#last;
  }

  /** When nobody could play. */
  get outages(): Outages {
    return this.#outages;
  }

  /** Once in a while notes that the house serves. True if an outage was found, in which no clock runs. */
  async keep(): Promise<boolean> {
    if (this.#isOpen && performance.now() - this.#mark < this.#service.every) return false;
    return this.beat();
  }

  async beat(): Promise<boolean> {
    const { at, wall, outages } = await this.#service.beat(this.#isOpen ? this.now() : null);
    const mark = performance.now();
    const time = this.#time + mark - this.#mark;
    const most = (mark - this.#mark) * SLEW;
    // What lies between is on record as an outage.
    const isFar = !this.#isOpen || at - time > MOVED;
    this.#time = isFar ? at : time + Math.min(most, Math.max(-most, wall - time));
    this.#mark = mark;
    this.#isOpen = true;
    const isNews = outages !== this.#outages && outages.length > 0;
    this.#outages = outages;
    return isNews;
  }
}
