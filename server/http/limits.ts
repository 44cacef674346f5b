import { Buckets, type Limit } from '../bucket.ts';

type Rule = Limit & { readonly by: 'address' | 'player' };

/** How often one may ask. Addresses leave room for a class behind one; the same numbers are in docs/operate.md. */
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
  /** New tables and rematches. */
  tables: { by: 'player', burst: 30, perSecond: 0.1 },
  /** The same, whoever of an address sets them up. */
  setUps: { by: 'address', burst: 150, perSecond: 0.5 },
  /** Tables looked for by the code that somebody said: so slowly that guessing leads nowhere. */
  codes: { by: 'address', burst: 60, perSecond: 0.2 },
  /** Copies of everything about oneself. */
  exports: { by: 'player', burst: 5, perSecond: 0.02 },
} as const satisfies Record<string, Rule>;

export type LimitName = keyof typeof LIMITS;
export type Counters = Readonly<Record<LimitName, Buckets>>;

/** `factor`: how much more generous than usual; tests and measurements ask faster than people. */
export function makeCounters(now?: () => number, factor = 1): Counters {
  const entries = Object.entries(LIMITS).map(([name, { burst, perSecond }]) => {
    const limit = { burst: burst * factor, perSecond: perSecond * factor };
    return [name, new Buckets(limit, now)] as const;
  });
  return Object.fromEntries(entries) as Record<LimitName, Buckets>;
}
