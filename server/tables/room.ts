import type { Seat } from '#contract/game.ts';
import type { FromServer, WireFrame } from '#protocol/from-server.ts';
import { AWAY } from '#protocol/limits.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import { Audience } from './audience.ts';
import type { AnyHostedMatch } from './deal.ts';
import type { Names } from './names.ts';
import { People } from './people.ts';
import { personsOf } from './seating.ts';
import type { Services } from './services.ts';
import type { Keeping, StoredTable } from './stored-table.ts';
import { infoOf } from './table-info.ts';
import type { Watcher } from './watcher.ts';

interface RoomOptions extends Services, Keeping {
  readonly names: Names;
  /** Waits for its turn at the table: nothing is told that is half done. */
  readonly inTurn: (task: () => Promise<void>) => Promise<void>;
}

/** Comings and goings within so many milliseconds are told as one. */
const GATHER = 100;

/** Those around one table: who is here, at this process or another, and what those here are told. */
export class Room {
  readonly #stored: StoredTable;
  readonly #options: RoomOptions;
  readonly #audience: Audience;
  readonly #people: People;
  /** Those who do not know yet who came or left. */
  readonly #behind = new Set<Watcher>();
  #isTelling = false;

  constructor(stored: StoredTable, options: RoomOptions) {
    const { clock, store } = options;
    this.#stored = stored;
    this.#options = options;
    this.#audience = new Audience(clock);
    this.#people = new People(stored.record.id, { clock, presence: store.presence });
  }

  /** Nobody is here, at this process. */
  get isEmpty(): boolean {
    return this.#audience.size === 0;
  }

  isHere(player: string): boolean {
    return this.#people.isHere(player);
  }

  /** Somebody came, and is told all about the table; the others hear of it soon. */
  async come(watcher: Watcher): Promise<void> {
    const { record } = this.#stored;
    if (this.isEmpty) await this.look();
    const wasHere = this.isHere(watcher.player.id);
    if (this.#audience.add(watcher)) this.#people.come(watcher.player.id);
    watcher.watching.add(record.id);
    await this.tellInfo(watcher);
    // One more page of somebody who is here is no news to the others.
    if (!wasHere) this.#tellInfoSoon(watcher);
  }

  go(watcher: Watcher): void {
    watcher.watching.delete(this.#stored.record.id);
    if (!this.#audience.remove(watcher)) return;
    this.#behind.delete(watcher);
    this.#people.go(watcher.player.id);
    if (!this.isHere(watcher.player.id)) this.#tellInfoSoon();
  }

  /** Asks the other processes who is here. */
  async look(): Promise<void> {
    const { record } = this.#stored;
    const isNews = await this.#people.look(record.status === 'playing' ? personsOf(record) : []);
    if (isNews && !this.isEmpty) this.#tellInfoSoon();
  }

  /** The others need not wait for ever for somebody who is gone, unless they agreed on days for each move. */
  async mayRelieve(seat: Seat): Promise<boolean> {
    const { record, match } = this.#stored;
    const there = record.seats[seat];
    if (there?.kind !== 'person' || record.clock.kind === 'days') return false;
    await this.look();
    const { awayMs = AWAY, clock } = this.#options;
    const now = clock.now();
    const since = this.#people.awaySince(there.player);
    if (since !== null) return now - since >= awayMs;
    // Here, and yet they let everybody wait.
    const waited = match?.waited(seat, now) ?? null;
    return waited !== null && waited >= awayMs * 2;
  }

  /** The last step to everybody here. `answered`: whose move brought it about. */
  show(match: AnyHostedMatch, answered?: { readonly watcher: Watcher; readonly id: string }): void {
    this.#audience.show(match, this.#stored.record, answered);
  }

  /** The last step to one who just came, after those before it that they missed. */
  showFrames(watcher: Watcher, match: AnyHostedMatch, missed: readonly WireFrame[]): void {
    this.#audience.showFrames(watcher, match, { record: this.#stored.record, missed });
  }

  tell(message: FromServer): void {
    this.#audience.tell(message);
  }

  forgetFrames(): void {
    this.#audience.forgetFrames();
  }

  info(viewer: string | null): TableInfo {
    const { record, match } = this.#stored;
    return infoOf({ record, match, people: this.#people, names: this.#options.names }, viewer);
  }

  /** All about the table to everybody here, or to one of them. */
  async tellInfo(watcher?: Watcher): Promise<void> {
    const { id: table } = this.#stored.record;
    await this.#options.names.learn(personsOf(this.#stored.record));
    for (const one of watcher === undefined ? this.#audience.watchers : [watcher]) {
      this.#behind.delete(one);
      one.send({ t: 'info', table, info: this.info(one.player.id) });
    }
  }

  /** However many come and go within a moment, the others are told once. */
  #tellInfoSoon(except?: Watcher): void {
    const { inTurn, report } = this.#options;
    for (const watcher of this.#audience.watchers) if (watcher !== except) this.#behind.add(watcher);
    if (this.#isTelling) return;
    this.#isTelling = true;
    setTimeout(() => {
      this.#isTelling = false;
      inTurn(async () => {
        for (const watcher of this.#behind) await this.tellInfo(watcher);
      }).catch((error: unknown) => report('info', error));
    }, GATHER).unref();
  }
}
