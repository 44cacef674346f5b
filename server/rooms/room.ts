import { ROOM_PLACES } from '#protocol/limits.ts';
import type { RoomInfo } from '#protocol/room-info.ts';
import type { RoomRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { House } from '../tables/house.ts';
import { People } from '../tables/people.ts';
import type { Watcher } from '../tables/watcher.ts';
import { isKeeper, roleOf } from './membership.ts';

interface RoomOptions extends Pick<House, 'names' | 'clock'> {
  readonly store: Store;
  readonly report: (what: string, error: unknown) => void;
}

/** Comings and goings within so many milliseconds are told as one. */
const GATHER = 100;

/** One room as this process has it in hand: what is stored of it, who is here, and those who are told of both. */
export class Room {
  record: RoomRecord;
  readonly #options: RoomOptions;
  readonly #people: People;
  readonly #watchers = new Set<Watcher>();
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(record: RoomRecord, options: RoomOptions) {
    this.record = record;
    this.#options = options;
    this.#people = new People(record.id, { clock: options.clock, presence: options.store.presence });
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  async come(watcher: Watcher): Promise<void> {
    if (!this.#watchers.has(watcher)) {
      this.#watchers.add(watcher);
      this.#people.come(watcher.player.id);
    }
    await this.#look();
    await this.#tellOne(watcher);
    this.tellSoon();
  }

  go(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher)) return;
    this.#people.go(watcher.player.id);
    this.tellSoon();
  }

  async info(viewer: string | null): Promise<RoomInfo> {
    const { record } = this;
    if (!this.isWatched) await this.#look();
    const { names } = this.#options;
    await names.learn([...record.people.map(({ player }) => player), ...record.claims.map(({ by }) => by)]);
    return {
      id: record.id,
      code: record.code,
      openedAt: record.openedAt,
      isOpen: record.isOpen,
      places: ROOM_PLACES,
      lead: record.lead,
      people: record.people.map(({ player, by }) => ({
        player: names.of(player),
        by,
        // Whoever plays at a big screen is where it is.
        isHere: by === 'screen' || this.#people.isHere(player),
        awaySince: by === 'screen' ? null : this.#people.awaySince(player),
      })),
      screens: record.screens.map(({ player, isKeeper: isOne }) => ({
        id: player,
        isHere: this.#people.isHere(player),
        isKeeper: isOne,
      })),
      claims: record.claims.map(({ id, by, of }) => ({ id, by: names.of(by), of })),
      box: record.box,
      table: record.table,
      played: record.played,
      you: { as: roleOf(record, viewer), isKeeper: isKeeper(record, viewer) },
    };
  }

  /** To all who have it open here. */
  async tell(): Promise<void> {
    for (const watcher of this.#watchers) await this.#tellOne(watcher);
  }

  /** However much happens within a moment, it is told once. */
  tellSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      this.tell().catch((error: unknown) => this.#options.report('room', error));
    }, GATHER);
    this.#soon.unref();
  }

  /** Somebody came or left at another process. */
  async lookAgain(): Promise<void> {
    if (await this.#look()) this.tellSoon();
  }

  /** It is closed: whoever has it open hears that there is none any more. */
  close(): void {
    clearTimeout(this.#soon);
    for (const watcher of this.#watchers) watcher.send({ t: 'error', why: 'no-such-room' });
    this.#watchers.clear();
  }

  #look(): Promise<boolean> {
    return this.#people.look(this.record.people.map(({ player }) => player));
  }

  async #tellOne(watcher: Watcher): Promise<void> {
    const info = await this.info(watcher.player.id);
    watcher.send({ t: 'room', room: this.record.id, info });
  }
}
