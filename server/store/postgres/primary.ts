import pg from 'pg';
import { isUnavailable, StoreUnavailable } from '../trouble.ts';
import { addressesIn } from './addresses.ts';

/** Milliseconds that a server has to say what it is. */
const PROBE_MS = 2_000;
/** Milliseconds between two looks at all of them, where there are several. */
const LOOK_EVERY = 1_000;

const STANDBY = 'SELECT pg_is_in_recovery() AS standby, 0 AS timeline';
/** A promoted standby begins a timeline of its own, one higher than that of the primary before. */
const ROLE = `
  SELECT pg_is_in_recovery() AS standby, CASE WHEN pg_is_in_recovery() THEN 0
    ELSE ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int END AS timeline`;

interface Role {
  readonly standby: boolean;
  readonly timeline: number;
}

/**
 * Which of the servers takes what is written. A standby never does; nor does a primary of before that came back and
 * does not know that another was promoted meanwhile: its timeline is older than one that was seen.
 */
export class Primary {
  readonly #addresses: readonly string[];
  readonly #listeners: (() => void)[] = [];
  #address: string;
  #isKnown = false;
  #timeline = 0;
  /** Under way, by address. */
  readonly #probes = new Map<string, Promise<Role>>();
  /** Told as soon as it is found. */
  readonly #waiting = new Set<() => void>();
  #watching: NodeJS.Timeout | undefined;

  constructor(url: string) {
    this.#addresses = addressesIn(url);
    this.#address = this.#addresses[0] ?? url;
  }

  /** Where it was found last. */
  get address(): string {
    return this.#address;
  }

  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** It is another server from now on. */
  onMoved(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Once it is known where it is. Rejects if nobody is. */
  async known(): Promise<void> {
    if (this.#isKnown) return;
    let found = (): void => {};
    const told = new Promise<void>(resolve => {
      found = resolve;
      this.#waiting.add(found);
    });
    await Promise.race([this.look(), told]).finally(() => this.#waiting.delete(found));
  }

  /** Something went wrong there: if that may mean that it is gone, it is looked for before anything else is asked. */
  doubt(error: unknown): void {
    // Class 53: it has no room.
    if (isUnavailable(error) && !codeOf(error).startsWith('53')) this.#isKnown = false;
  }

  /** Of a connection that was just made there: rejects if it is not the primary, or no longer. */
  async admit(client: pg.ClientBase, address: string): Promise<void> {
    const role = await this.#roleOf(client);
    if (!this.#isPrimary(role)) {
      this.#isKnown = false;
      throw notPrimary();
    }
    if (role.timeline > this.#timeline) this.#settle(address, role.timeline);
  }

  /** Asks all of them. */
  async look(): Promise<void> {
    const isFirst = this.#timeline === 0;
    const asked = await Promise.allSettled(
      this.#addresses.map(async address => {
        const role = { address, ...(await this.#probe(address)) };
        // One that hangs is not waited for where another is known to be no older.
        if (!isFirst && this.#isPrimary(role) && (!this.#isKnown || role.timeline > this.#timeline))
          this.#settle(role.address, role.timeline);
        return role;
      }),
    );
    const primaries = asked.flatMap(one =>
      one.status === 'fulfilled' && this.#isPrimary(one.value) ? [one.value] : [],
    );
    const [best] = primaries.sort((a, b) => b.timeline - a.timeline);
    if (best === undefined) throw whyNone(asked);
    if (isFirst) this.#settle(best.address, best.timeline);
  }

  /** From now on a promotion is noticed even where the old primary still answers, or does not even refuse. */
  watch(): void {
    if (this.#addresses.length === 1) return;
    this.#watching = setInterval(() => void this.look().catch(() => undefined), LOOK_EVERY);
    this.#watching.unref();
  }

  close(): void {
    clearInterval(this.#watching);
  }

  #probe(address: string): Promise<Role> {
    const probing =
      this.#probes.get(address) ?? this.#ask(address).finally(() => this.#probes.delete(address));
    this.#probes.set(address, probing);
    return probing;
  }

  async #ask(address: string): Promise<Role> {
    const client = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
      application_name: 'etagere looks',
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return await this.#roleOf(client);
    } finally {
      client.end().catch(() => {});
    }
  }

  async #roleOf(client: pg.ClientBase): Promise<Role> {
    const { rows } = await client.query<Role>(this.#addresses.length === 1 ? STANDBY : ROLE);
    const [role] = rows;
    if (role === undefined) throw notPrimary();
    return role;
  }

  #isPrimary({ standby, timeline }: Role): boolean {
    return !standby && timeline >= this.#timeline;
  }

  #settle(address: string, timeline: number): void {
    const isMoved = address !== this.#address;
    this.#address = address;
    this.#timeline = timeline;
    this.#isKnown = true;
    if (isMoved) for (const listener of this.#listeners) listener();
    for (const found of this.#waiting) found();
  }
}

function notPrimary(): StoreUnavailable {
  return new StoreUnavailable('no server takes what is written');
}

/** One that answers and refuses us has more to say than one that is not there. */
function whyNone(asked: readonly PromiseSettledResult<Role>[]): unknown {
  const reasons: unknown[] = asked.flatMap(one => (one.status === 'rejected' ? [one.reason] : []));
  return reasons.find(reason => !isUnavailable(reason)) ?? reasons[0] ?? notPrimary();
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
