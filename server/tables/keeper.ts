import type { Level } from '#contract/bot.ts';
import type { Entry } from '#contract/entry.ts';
import type { AnyGame, Seat } from '#contract/game.ts';
import { parseSeed } from '#kernel/fair.ts';
import { type Deal, HostedMatch } from '#table/hosted/hosted-match.ts';
import type { TableRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { type AnyHostedMatch, OpenTable } from './open-table.ts';
import { entropiesOf } from './seating.ts';

/** The games that can be played here, by id. */
export type Games = Readonly<Record<string, Pick<Entry, 'meta' | 'rules'>>>;

/** A table nobody watches or touches for this long is let go, and rebuilt when somebody does. */
const REST = 60_000;

/** A stored match that the rules of today do not rebuild; its message says what does not fit, and names no table. */
export class UnreadableTable extends Error {}

/** The tables that this process has in hand. What it lets go is in the store, and comes back from there. */
export class Keeper {
  readonly #store: Store;
  readonly #games: Games;
  readonly #open = new Map<string, OpenTable>();
  readonly #opening = new Map<string, Promise<OpenTable | null>>();
  /** Seconds that ran while the house was closed are nobody's. */
  readonly #since = Date.now();

  constructor(store: Store, games: Games) {
    this.#store = store;
    this.#games = games;
  }

  get size(): number {
    return this.#open.size;
  }

  /** All that are in hand, watched or not. */
  tables(): Iterable<OpenTable> {
    return this.#open.values();
  }

  inHand(id: string): OpenTable | undefined {
    return this.#open.get(id);
  }

  /** It is no longer in the store. */
  forget(id: string): void {
    this.#open.delete(id);
  }

  async gameOf(id: string): Promise<AnyGame | null> {
    const entry = Object.hasOwn(this.#games, id) ? this.#games[id] : undefined;
    return (await entry?.rules?.())?.game ?? null;
  }

  metaOf(id: string): Entry['meta'] | undefined {
    return Object.hasOwn(this.#games, id) ? this.#games[id]?.meta : undefined;
  }

  async get(id: string): Promise<OpenTable | null> {
    const there = this.#open.get(id) ?? this.#opening.get(id) ?? this.#fetch(id);
    return there;
  }

  add(game: AnyGame, record: TableRecord): OpenTable {
    const table = new OpenTable(game, record, this.metaOf(record.game));
    table.usedAt = Date.now();
    this.#open.set(record.id, table);
    return table;
  }

  /** Somebody else wrote, or may have: what is in hand is let go, whatever the store answers. */
  async readAgain(table: OpenTable): Promise<void> {
    table.match = null;
    table.record = (await this.#store.tables.find(table.record.id)) ?? table.record;
  }

  /** The match, from its events if need be. Only inside the table's queue. */
  async matchOf(table: OpenTable): Promise<AnyHostedMatch | null> {
    table.usedAt = Date.now();
    if (table.match !== null || table.record.status === 'open') return table.match;
    const { id } = table.record;
    const [secret, events] = await Promise.all([
      this.#store.tables.secret(id),
      this.#store.events.after(id, 0),
    ]);
    if (secret?.seed === null || secret === null) throw new UnreadableTable('seed');
    const opened = HostedMatch.open(dealOf(table, secret.seed, secret.hostBits), events, this.#since);
    if (!opened.ok) throw new UnreadableTable(opened.reason);
    table.match = opened.table;
    table.woken.clear();
    return table.match;
  }

  /** Lets go of what nobody uses, so that thousands of slow games take no room. */
  rest(now: number): void {
    for (const [id, table] of this.#open) {
      if (now - table.usedAt < REST || !table.queue.isIdle) continue;
      table.shown.clear();
      if (table.watchers.size === 0) this.#open.delete(id);
    }
  }

  #fetch(id: string): Promise<OpenTable | null> {
    const fetching = this.#store.tables
      .find(id)
      .then(async record => {
        const game = record === null ? null : await this.gameOf(record.game);
        return record === null || game === null ? null : this.add(game, record);
      })
      .finally(() => this.#opening.delete(id));
    this.#opening.set(id, fetching);
    return fetching;
  }
}

/** Everything that a match is made from. */
export function dealOf(
  { game, record, hasPartners }: Pick<OpenTable, 'game' | 'record' | 'hasPartners'>,
  seedText: string,
  hostBits: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- see open-table.ts
): Deal<any> {
  if (record.version !== game.version) throw new UnreadableTable('version');
  const config = game.parseConfig(record.config);
  const seed = parseSeed(seedText);
  if (config === null || seed === null) throw new UnreadableTable('config');
  return {
    game,
    config,
    seats: record.seats.length,
    seed,
    proof: { commitment: record.commitment, hostBits, entropies: entropiesOf(record) },
    clock: record.clock,
    bots: record.seats.map((_, seat) => levelAt(record, seat)),
    ...(hasPartners ? { sides: 2 } : {}),
    startedAt: record.startedAt ?? record.createdAt,
  };
}

function levelAt({ seats }: TableRecord, seat: Seat): Level | null {
  const there = seats[seat];
  return there?.kind === 'bot' ? (there.level as Level) : null;
}
