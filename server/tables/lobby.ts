import type { FromServer } from '#protocol/from-server.ts';
import type { LobbyTable } from '#protocol/table-info.ts';
import type { TableRecord } from '../store/records.ts';
import type { TableStore } from '../store/store.ts';
import type { House } from './house.ts';
import type { HouseClock } from './house-clock.ts';
import type { Names } from './names.ts';
import { personsOf } from './seating.ts';
import { lobbyLine } from './table-info.ts';
import type { Watcher } from './watcher.ts';

/** The lobby, for programs that ask and as it is sent. */
interface List {
  readonly tables: readonly LobbyTable[];
  readonly text: string;
}

/** Milliseconds after which the lobby is read again though nobody told of a change. */
const FRESH = 1000;
const LISTED = 100;
/** Milliseconds after which the lobby no longer shows a table that nobody began. */
const DAY = 86_400_000;

/** Public tables that are open or being played, and those who follow them. */
export class Lobby {
  readonly #tables: TableStore;
  readonly #names: Names;
  readonly #clock: HouseClock;
  readonly #followers = new Set<Watcher>();
  /** As it was read last, and when: everybody who asks within a moment is told the same. */
  #read: { readonly at: number; readonly list: Promise<List> } | null = null;
  /** So often it changed. */
  #changes = 0;

  constructor(tables: TableStore, { names, clock }: Pick<House, 'names' | 'clock'>) {
    this.#tables = tables;
    this.#names = names;
    this.#clock = clock;
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** Sends it now and whenever it changes, or no longer. */
  async follow(watcher: Watcher, on: boolean): Promise<void> {
    if (!on) {
      this.#followers.delete(watcher);
      return;
    }
    this.#followers.add(watcher);
    await this.#send(watcher);
  }

  async tables(): Promise<readonly LobbyTable[]> {
    return (await this.#list()).tables;
  }

  /** What was read is old. */
  changed(): void {
    this.#read = null;
    this.#changes += 1;
  }

  /** Tells those who follow of a table that changed; null: it is gone. */
  async tell(id: string, record: TableRecord | null): Promise<void> {
    const isListed = record?.status === 'open' || record?.status === 'playing';
    if (isListed) await this.#names.learn(personsOf(record));
    const table = isListed ? lobbyLine(record, this.#names) : null;
    for (const watcher of this.#followers) watcher.send({ t: 'lobby-change', id, table });
  }

  /** All of it, to all who follow. */
  async tellAnew(): Promise<void> {
    this.changed();
    for (const watcher of this.#followers) await this.#send(watcher);
  }

  async #send(watcher: Watcher): Promise<void> {
    const changes = this.#changes;
    const { text } = await this.#list();
    // What changed meanwhile was told to those who follow: they are not sent an older list after that.
    watcher.sendText(changes === this.#changes ? text : (await this.#list()).text);
  }

  #list(): Promise<List> {
    const now = performance.now();
    if (this.#read !== null && now - this.#read.at < FRESH) return this.#read.list;
    const list = this.#readList();
    this.#read = { at: now, list };
    list.catch(() => {
      if (this.#read?.list === list) this.#read = null;
    });
    return list;
  }

  async #readList(): Promise<List> {
    const records = await this.#tables.listed(LISTED);
    const since = this.#clock.now() - DAY;
    const fresh = records.filter(({ status, createdAt }) => status === 'playing' || createdAt > since);
    await this.#names.learn(fresh.flatMap(personsOf));
    const tables = fresh.map(record => lobbyLine(record, this.#names));
    return { tables, text: JSON.stringify({ t: 'lobby', tables } satisfies FromServer) };
  }
}
