import { Buckets } from '../bucket.ts';
import type { Limit, LimitStore } from '../store/limits.ts';
import type { Share } from './connections.ts';

type Rule = Limit & { readonly by: 'address' | 'player' };

/**
 * How often one may ask. A whole class may share an address, so those leave room for it; the same numbers are in
 * docs/operate.md.
 */
export const LIMITS = {
  /** Every request to the API. */
  address: { by: 'address', burst: 600, perSecond: 30 },
  /** The same, for one player. */
  player: { by: 'player', burst: 120, perSecond: 10 },
  /** New guests. */
  guests: { by: 'address', burst: 60, perSecond: 0.2 },
  /** New programs. */
  programs: { by: 'address', burst: 20, perSecond: 0.05 },
  /** Passkeys added or shown. */
  passkeys: { by: 'address', burst: 60, perSecond: 0.5 },
  /** Another name or face: every table where one sits is told. */
  names: { by: 'player', burst: 20, perSecond: 0.1 },
  /** New tables and rematches. */
  tables: { by: 'player', burst: 30, perSecond: 0.1 },
  /** The same, whoever of an address sets them up. */
  setUps: { by: 'address', burst: 150, perSecond: 0.5 },
  /** Tables looked for by the code that somebody said: so slowly that guessing leads nowhere. */
  codes: { by: 'address', burst: 60, perSecond: 0.2 },
  /** Rooms opened, screens and people without a phone added to them. */
  rooms: { by: 'address', burst: 40, perSecond: 0.02 },
  /** Codes of rooms, and passes, that were wrong: see docs/decisions/016-the-room.md. */
  wrong: { by: 'address', burst: 10, perSecond: 1 / 6 },
  /** Copies of everything about oneself. */
  exports: { by: 'player', burst: 5, perSecond: 0.02 },
} as const satisfies Record<string, Rule>;

export type LimitName = keyof typeof LIMITS;
/** Asked of every request: each process counts for itself. All others are rare, and counted by all together. */
export type CountedHere = 'address' | 'player';

export interface CountersOptions {
  /** Null: this process counts alone. */
  readonly shared: LimitStore | null;
  readonly now?: () => number;
  /** How much more generous than usual; tests and measurements ask faster than people. */
  readonly factor?: number;
}

/** Counts who asks for what. Each answers 0, or how many seconds to wait. */
export class Counters {
  readonly #shared: LimitStore | null;
  readonly #limits: Readonly<Record<string, Limit>>;
  readonly #here: Readonly<Record<string, Buckets>>;

  constructor({ shared, now, factor = 1 }: CountersOptions) {
    this.#shared = shared;
    const limits = Object.entries(LIMITS).map(([name, { burst, perSecond }]) => {
      return [name, { burst: burst * factor, perSecond: perSecond * factor }] as const;
    });
    this.#limits = Object.fromEntries(limits);
    this.#here = Object.fromEntries(limits.map(([name, limit]) => [name, new Buckets(limit, now)]));
  }

  takeHere(name: CountedHere, key: string): number {
    return this.#here[name]?.take(key) ?? 0;
  }

  async take(name: Exclude<LimitName, CountedHere>, key: string): Promise<number> {
    const limit = this.#limits[name];
    // Whoever asks too much of this process alone need not trouble the others.
    const wait = this.#here[name]?.take(key) ?? 0;
    if (wait > 0 || limit === undefined || this.#shared === null) return wait;
    return this.#shared.take(`${name} ${key}`, limit);
  }

  /** The seconds until there is one, without taking it. */
  async wait(name: Exclude<LimitName, CountedHere>, key: string): Promise<number> {
    const limit = this.#limits[name];
    const wait = this.#here[name]?.wait(key) ?? 0;
    if (wait > 0 || limit === undefined || this.#shared === null) return wait;
    return this.#shared.wait(`${name} ${key}`, limit);
  }

  /** Something was done that is counted only now: whoever did it more often than they may waits the longer. */
  async charge(name: Exclude<LimitName, CountedHere>, key: string): Promise<void> {
    const limit = this.#limits[name];
    this.#here[name]?.charge(key, 1);
    if (limit !== undefined) await this.#shared?.take(`${name} ${key}`, limit);
  }
}

/** Requests of one address, for whatever: a class opens a page at once, some with all its files. */
const REQUESTS: Limit = { burst: 3000, perSecond: 100 };
/** New connections of one address: a class opens a page at once, six each. */
const CONNECTIONS: Limit = { burst: 1000, perSecond: 100 };
/** Connections of one address at one time, sockets among them: some never read what they asked for. */
const CONNECTIONS_MOST = 600;

/** For everything that is served, see connections.ts. */
export function makeShare(proxies = 0, factor = 1): Share {
  const buckets = ({ burst, perSecond }: Limit): Buckets =>
    new Buckets({ burst: burst * factor, perSecond: perSecond * factor });
  return {
    requests: buckets(REQUESTS),
    proxies,
    connections: proxies > 0 ? null : { opened: buckets(CONNECTIONS), most: CONNECTIONS_MOST * factor },
  };
}
