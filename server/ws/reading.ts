import { Buckets } from '../bucket.ts';

/** Bytes of lists and stories at once, and so many more each second: a class behind one address opens its tables. */
const PLAYER = { burst: 8_000_000, perSecond: 1_000_000 };
const ADDRESS = { burst: 32_000_000, perSecond: 4_000_000 };

/** Bytes of long messages that an address may send: a move of any game is short. */
const HEARD = { burst: 4_000_000, perSecond: 500_000 };

/** Tables that an address asks for and that are not in hand: each is looked for in the store. */
const LOOKED_FOR = { burst: 400, perSecond: 20 };

/** Bytes of what happens at tables that all sockets of an address are told. */
const TOLD = { burst: 64_000_000, perSecond: 8_000_000 };

/** Bytes that it costs an address when one of its sockets is shown out. */
const SHOWN_OUT = 1_000_000;

/** Who reads. */
export interface Reader {
  readonly player: string;
  readonly address: string;
}

/**
 * How much people were sent of lists and stories, whichever of their sockets asked for it. Whoever had more than their
 * share asks again later; what happens at their tables is told all the same, as long as that is not too much for all the
 * sockets of one address together.
 */
export class Reading {
  readonly #players: Buckets;
  readonly #addresses: Buckets;
  readonly #heard: Buckets;
  readonly #told: Buckets;
  readonly #lookedFor: Buckets;

  /** `factor`: how much more generous than usual. */
  constructor(factor = 1, now: () => number = () => performance.now()) {
    const times = ({ burst, perSecond }: typeof PLAYER) => ({
      burst: burst * factor,
      perSecond: perSecond * factor,
    });
    this.#players = new Buckets(times(PLAYER), now);
    this.#addresses = new Buckets(times(ADDRESS), now);
    this.#heard = new Buckets(times(HEARD), now);
    this.#told = new Buckets(times(TOLD), now);
    this.#lookedFor = new Buckets(times(LOOKED_FOR), now);
  }

  mayAsk({ player, address }: Reader): boolean {
    return this.#players.wait(player) === 0 && this.mayCome(address);
  }

  /** Whether an address may open one more socket: each begins with a list. */
  mayCome(address: string): boolean {
    return this.#addresses.wait(address) === 0;
  }

  /** Whether one more table may be looked for in the store, and looks for it. */
  mayLookFor(address: string): boolean {
    return this.#lookedFor.take(address) === 0;
  }

  /** So many bytes were told to a socket of this address, asked for or not: whether that is still within its share. */
  told(address: string, bytes: number): boolean {
    this.#told.charge(address, bytes);
    return this.#told.wait(address) === 0;
  }

  /** A socket of this address would not keep to its limits: one that comes back for more of it soon finds the door shut. */
  shownOut(address: string): void {
    this.#addresses.charge(address, SHOWN_OUT);
  }

  /** A long message came from an address: whether it may still be read. */
  mayHear(address: string, bytes: number): boolean {
    const may = this.#heard.wait(address) === 0;
    if (may) this.#heard.charge(address, bytes);
    return may;
  }

  sent({ player, address }: Reader, bytes: number): void {
    this.#players.charge(player, bytes);
    this.#addresses.charge(address, bytes);
  }
}
