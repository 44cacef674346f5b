import type { FromServer } from '#protocol/from-server.ts';
import type { LobbyTable } from '#protocol/table-info.ts';
import type { TableRecord } from '../store/records.ts';
import type { TableStore } from '../store/store.ts';
import { fairShare } from './fair-share.ts';
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
  /** The addresses or hosts that these are of. */
  readonly groups: ReadonlySet<string>;
}

interface Read {
  readonly at: number;
  readonly list: Promise<List>;
}

/** Milliseconds after which the lobby is read again though nobody told of a change. */
const FRESH = 1000;
const LISTED = 100;
/** Among which those are chosen. */
const CANDIDATES = 400;
/** Tables of which it is known from which address they were set up; the oldest are forgotten first. */
const KNOWN = 5000;
/** Milliseconds after which the lobby no longer shows a table that nobody began. */
const DAY = 86_400_000;

/** Public tables that are open or being played, and those who follow them. */
export class Lobby {
  readonly #tables: TableStore;
  readonly #names: Names;
  readonly #clock: HouseClock;
  readonly #followers = new Set<Watcher>();
  readonly #hereOf: (players: readonly string[]) => Promise<ReadonlySet<string>>;
  /** From which address a table was set up; the store keeps no address of anybody. */
  readonly #origins = new Map<string, string>();
  /** As it was read last, and when: everybody who asks within a moment is told the same. */
  #read: Read | null = null;
  /** The same, whatever changed since. */
  #latest: Read | null = null;
  /** So often it changed. */
  #changes = 0;

  /** `hereOf`: those of them who have a page open. */
  constructor(
    tables: TableStore,
    { names, clock }: Pick<House, 'names' | 'clock'>,
    hereOf: (players: readonly string[]) => Promise<ReadonlySet<string>>,
  ) {
    this.#tables = tables;
    this.#hereOf = hereOf;
    this.#names = names;
    this.#clock = clock;
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** A table was set up from this address, which shares its place in the list. */
  noteOrigin(table: string, address: string): void {
    this.#origins.set(table, address);
    const [oldest] = this.#origins.keys();
    if (this.#origins.size > KNOWN && oldest !== undefined) this.#origins.delete(oldest);
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
    const isListed =
      (record?.status === 'open' || record?.status === 'playing') && (await this.#hasRoomFor(record));
    if (isListed) await this.#names.learn(personsOf(record));
    const table = isListed ? lobbyLine(record, this.#names) : null;
    const text = JSON.stringify({ t: 'lobby-change', id, table } satisfies FromServer);
    for (const watcher of this.#followers) watcher.sendText(text);
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

  /** Where the list is full, one more table of those who have one there already is not told of. */
  async #hasRoomFor({ id, host }: TableRecord): Promise<boolean> {
    const { tables, groups } = await (isFresh(this.#latest) ? this.#latest.list : this.#list());
    if (tables.length < LISTED || tables.some(one => one.id === id)) return true;
    return !groups.has(this.#origins.get(id) ?? host);
  }

  #list(): Promise<List> {
    if (isFresh(this.#read)) return this.#read.list;
    const list = this.#readList();
    this.#read = { at: performance.now(), list };
    this.#latest = this.#read;
    list.catch(() => {
      if (this.#read?.list === list) this.#read = null;
      if (this.#latest?.list === list) this.#latest = null;
    });
    return list;
  }

  async #readList(): Promise<List> {
    const candidates = await this.#tables.listed(CANDIDATES);
    const people = new Set(candidates.flatMap(({ host, persons }) => [host, ...persons]));
    const here = await this.#hereOf([...people]);
    const fair = fairShare(candidates, {
      from: id => this.#origins.get(id),
      isHere: player => here.has(player),
      now: this.#clock.now(),
    }).slice(0, LISTED);
    const records = await this.#tables.findAll(fair.map(({ id }) => id));
    const groups = new Set(fair.map(({ id, host }) => this.#origins.get(id) ?? host));
    const since = this.#clock.now() - DAY;
    const fresh = records.filter(({ status, createdAt }) => status === 'playing' || createdAt > since);
    await this.#names.learn(fresh.flatMap(personsOf));
    const tables = fresh.map(record => lobbyLine(record, this.#names));
    return { tables, groups, text: JSON.stringify({ t: 'lobby', tables } satisfies FromServer) };
  }
}

function isFresh(read: Read | null): read is Read {
  return read !== null && performance.now() - read.at < FRESH;
}
