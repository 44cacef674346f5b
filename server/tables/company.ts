import type { Seat } from '#contract/game.ts';
import type { FromServer } from '#protocol/from-server.ts';
import { AWAY } from '#protocol/limits.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import type { Audience } from './audience.ts';
import type { Names } from './names.ts';
import { People } from './people.ts';
import { namedAt, personsOf, seatOf } from './seating.ts';
import type { Services } from './services.ts';
import type { Keeping, StoredTable } from './stored-table.ts';
import { infoOf } from './table-info.ts';
import type { Watcher } from './watcher.ts';

interface CompanyOptions {
  readonly shared: Services & Keeping & { readonly names: Names };
  /** Waits for its turn at the table: nothing is told that is half done. */
  readonly inTurn: (task: () => Promise<void>) => Promise<void>;
}

/** Comings and goings within so many milliseconds are told as one. */
const GATHER = 100;

/** Those around one table: who is here, at this process or another, and what those here are told. */
export class Company {
  readonly #stored: StoredTable;
  readonly #audience: Audience;
  readonly #options: CompanyOptions;
  readonly #people: People;
  /** Those who do not know yet who came or left, and soon will; null where there is nobody. */
  #behind: Set<Watcher> | null = null;

  constructor(stored: StoredTable, audience: Audience, options: CompanyOptions) {
    const { clock, store } = options.shared;
    this.#stored = stored;
    this.#audience = audience;
    this.#options = options;
    this.#people = new People(stored.record.id, { clock, presence: store.presence });
  }

  isHere(player: string): boolean {
    return this.#people.isHere(player);
  }

  /** Somebody came, and is told all about the table; the others hear of it soon. */
  async come(watcher: Watcher): Promise<void> {
    const { record } = this.#stored;
    if (this.#audience.size === 0) await this.look();
    const wasHere = this.isHere(watcher.player.id);
    if (this.#audience.add(watcher)) this.#people.come(watcher.player.id);
    watcher.watching.add(record.id);
    await this.tellInfo([watcher]);
    // One more page of somebody who is here is no news to the others.
    if (!wasHere) this.#tellInfoSoon(watcher);
  }

  go(watcher: Watcher): void {
    watcher.watching.delete(this.#stored.record.id);
    if (!this.#audience.remove(watcher)) return;
    this.#behind?.delete(watcher);
    this.#people.go(watcher.player.id);
    if (!this.isHere(watcher.player.id)) this.#tellInfoSoon();
  }

  /** Asks the other processes who is here. */
  async look(): Promise<void> {
    const { record } = this.#stored;
    const isNews = await this.#people.look(record.status === 'playing' ? personsOf(record) : []);
    if (isNews) this.#tellInfoSoon();
  }

  /** The others need not wait for ever for somebody who is gone, unless they agreed on days for each move. */
  async mayRelieve(seat: Seat): Promise<boolean> {
    const { record, match } = this.#stored;
    const there = record.seats[seat];
    if (there?.kind !== 'person' || record.clock.kind === 'days') return false;
    await this.look();
    const { awayMs = AWAY, clock } = this.#options.shared;
    const now = clock.now();
    // Of somebody who plays at another's device, that one counts.
    const holder = record.seats[match?.heldBy(seat) ?? seat];
    const since = this.#people.awaySince(holder?.kind === 'person' ? holder.player : there.player);
    if (since !== null) return now - since >= awayMs;
    // Here, and yet they let everybody wait.
    const waited = match?.waited(seat, now) ?? null;
    return waited !== null && waited >= awayMs * 2;
  }

  info(viewer: string | null): TableInfo {
    const { record, match } = this.#stored;
    return infoOf({ record, match, people: this.#people, names: this.#options.shared.names }, viewer);
  }

  /** All about the table to everybody here, or to some of them. */
  async tellInfo(some?: Iterable<Watcher>): Promise<void> {
    const { record } = this.#stored;
    await this.#options.shared.names.learn(namedAt(record));
    /** Written once for all who look on: it differs only in what one is oneself. */
    let forOnlookers: string | null = null;
    for (const one of some ?? this.#audience.watchers) {
      this.#behind?.delete(one);
      const { id } = one.player;
      const isOnlooker = record.host !== id && seatOf(record, id) === null;
      if (isOnlooker) one.sendText((forOnlookers ??= this.#textFor(null)));
      else one.sendText(this.#textFor(id));
    }
  }

  #textFor(viewer: string | null): string {
    const { id: table } = this.#stored.record;
    return JSON.stringify({ t: 'info', table, info: this.info(viewer) } satisfies FromServer);
  }

  /** However many come and go within a moment, the others are told once. */
  #tellInfoSoon(except?: Watcher): void {
    const { inTurn, shared } = this.#options;
    const others = [...this.#audience.watchers].filter(watcher => watcher !== except);
    if (others.length === 0) return;
    const isSoon = this.#behind !== null;
    this.#behind = new Set([...(this.#behind ?? []), ...others]);
    if (isSoon) return;
    setTimeout(() => {
      inTurn(async () => {
        const behind = this.#behind ?? [];
        this.#behind = null;
        await this.tellInfo(behind);
      }).catch((error: unknown) => shared.report('info', error));
    }, GATHER).unref();
  }
}
