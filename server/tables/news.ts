import type { FromServer } from '#protocol/from-server.ts';
import type { LobbyTable, MyTable } from '#protocol/table-info.ts';
import { CLOSE } from '#protocol/version.ts';
import type { PlayerRecord, TableRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { AnyHostedMatch } from './deal.ts';
import { type House, TABLES_EACH } from './house.ts';
import { personsOf, seatOf } from './seating.ts';
import type { Table } from './table.ts';
import { lobbyLine } from './table-info.ts';
import type { Watcher } from './watcher.ts';

interface NewsOptions {
  readonly house: House;
  readonly store: Store;
  /** It is somebody's turn in a slow game, and they have no page open. */
  readonly notify?: (player: string, table: { readonly id: string; readonly game: string }) => void;
}

/** The lobby, for programs that ask and as it is sent. */
interface Lobby {
  readonly tables: readonly LobbyTable[];
  readonly text: string;
}

/** Changes within so many milliseconds are told as one. */
const GATHER = 200;
/** Milliseconds after which the lobby is read again though nothing changed here: other processes have tables too. */
const FRESH = 1000;
const LISTED = 100;
/** Milliseconds after which the lobby no longer shows a table that nobody began. */
const DAY = 86_400_000;

/** Tells people of tables that they do not have before them: the lobby, their own tables, a message when it is their turn. */
export class News {
  readonly #options: NewsOptions;
  readonly #lobby = new Set<Watcher>();
  /** The lobby as it was read last, and when: everybody who asks within a moment is told the same. */
  #read: { readonly at: number; readonly list: Promise<Lobby> } | null = null;
  /** So often the lobby changed. */
  #changes = 0;
  /** Of tables in hand, what was told last: a list says nothing of moves. */
  readonly #noted = new WeakMap<Table, TableRecord>();
  /** Where people sit, while it is being read: whoever opens ten pages at once is told ten times what is read once. */
  readonly #reading = new Map<string, Promise<readonly MyTable[]>>();
  /** Everybody with a socket, by player. */
  readonly #sockets = new Map<string, Set<Watcher>>();
  /** What will be told soon. */
  readonly #later = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(options: NewsOptions) {
    this.#options = options;
    const { house, store } = options;
    house.onChange((table, match) => this.#changed(table, match));
    store.onPlayer((player, what) => (what === 'left' ? this.#showOut(player) : house.playerChanged(player)));
  }

  /** Somebody opened a socket. */
  async arrive(watcher: Watcher): Promise<void> {
    const { id, name, face } = watcher.player;
    this.#options.house.names.note({ id, name, face });
    const all = this.#sockets.get(id) ?? new Set();
    this.#sockets.set(id, all.add(watcher));
    await this.#sendMine(watcher);
  }

  /** Somebody closed one. */
  leave(watcher: Watcher): void {
    this.#lobby.delete(watcher);
    const all = this.#sockets.get(watcher.player.id);
    all?.delete(watcher);
    if (all?.size === 0) this.#sockets.delete(watcher.player.id);
    this.#options.house.leave(watcher);
  }

  /** Somebody no longer looks at a table: what they were not told of it meanwhile, they hear now. */
  lookAway(watcher: Watcher): void {
    this.#gather(`away ${watcher.player.id}`, () => this.#sendMine(watcher));
  }

  isConnected(player: string): boolean {
    return this.#sockets.has(player);
  }

  /** Somebody signed out, or erased themselves with these tables: their pages ask again who they are. */
  playerLeft(player: string, tables: readonly string[]): void {
    const { house, store } = this.#options;
    house.forget(tables);
    this.#showOut(player);
    store.tellPlayer(player, 'left');
  }

  /** Somebody has another name or face. */
  playerChanged(player: string): void {
    const { house, store } = this.#options;
    house.playerChanged(player);
    store.tellPlayer(player, 'changed');
  }

  /** Sends the lobby now and whenever it changes, or no longer. */
  async followLobby(watcher: Watcher, on: boolean): Promise<void> {
    if (!on) {
      this.#lobby.delete(watcher);
      return;
    }
    this.#lobby.add(watcher);
    const changes = this.#changes;
    const { text } = await this.#list();
    // What changed meanwhile was told to those who follow: they are not sent an older list after that.
    watcher.sendText(changes === this.#changes ? text : (await this.#list()).text);
  }

  /** Public tables that are open or being played. */
  async lobby(): Promise<readonly LobbyTable[]> {
    return (await this.#list()).tables;
  }

  #list(): Promise<Lobby> {
    const now = performance.now();
    if (this.#read !== null && now - this.#read.at < FRESH) return this.#read.list;
    const list = this.#readLobby();
    this.#read = { at: now, list };
    list.catch(() => {
      if (this.#read?.list === list) this.#read = null;
    });
    return list;
  }

  async #readLobby(): Promise<Lobby> {
    const { store, house } = this.#options;
    const records = await store.tables.listed(LISTED);
    const since = Date.now() - DAY;
    const fresh = records.filter(({ status, createdAt }) => status === 'playing' || createdAt > since);
    await house.names.learn(fresh.flatMap(personsOf));
    const tables = fresh.map(record => lobbyLine(record, house.names));
    return { tables, text: JSON.stringify({ t: 'lobby', tables } satisfies FromServer) };
  }

  /** Where this player sits. */
  async mine(player: PlayerRecord, which: 'all' | 'running' = 'all'): Promise<readonly MyTable[]> {
    const { store, house } = this.#options;
    const records = await store.tables.of(player.id, TABLES_EACH, which);
    await house.names.learn(records.flatMap(personsOf));
    return Promise.all(
      records.map(async record => {
        const table = record.status === 'playing' ? await house.find(record.id) : null;
        const isAsked = table !== null && (await table.isAsked(player.id));
        const { endedAt, outcome } = record;
        const seat = seatOf(record, player.id) ?? 0;
        return Object.assign(lobbyLine(record, house.names), { seat, isAsked, endedAt, outcome });
      }),
    );
  }

  close(): void {
    for (const timer of this.#later.values()) clearTimeout(timer);
    this.#later.clear();
  }

  #showOut(player: string): void {
    this.#options.house.playerChanged(player);
    for (const watcher of this.#sockets.get(player) ?? []) watcher.close(CLOSE.stopping);
  }

  #changed(table: Table, match: AnyHostedMatch | null): void {
    const { id, game, visibility, clock, seats } = table.record;
    if (visibility === 'public' && this.#noted.get(table) !== table.record) {
      this.#noted.set(table, table.record);
      this.#read = null;
      this.#changes += 1;
      if (this.#lobby.size > 0) this.#gather(`lobby ${id}`, () => this.#tellLobby(table));
    }
    for (const [seat, one] of seats.entries()) {
      if (one.kind !== 'person') continue;
      const { player } = one;
      for (const { watching } of this.#sockets.get(player) ?? [])
        if (!watching.has(id)) this.#gather(`mine ${player}`, () => this.#tellMine(player, id));
      if (clock.kind === 'days' && match?.isAsked(seat) === true && !this.isConnected(player))
        this.#options.notify?.(player, { id, game });
    }
  }

  /** To the pages of this player that show something else than this table. */
  async #tellMine(player: string, table: string): Promise<void> {
    for (const watcher of this.#sockets.get(player) ?? [])
      if (!watcher.watching.has(table)) await this.#sendMine(watcher);
  }

  async #sendMine(watcher: Watcher): Promise<void> {
    const { player } = watcher;
    const reading =
      this.#reading.get(player.id) ??
      this.mine(player, 'running').finally(() => this.#reading.delete(player.id));
    this.#reading.set(player.id, reading);
    watcher.send({ t: 'mine', tables: await reading });
  }

  async #tellLobby({ record }: Table): Promise<void> {
    const { names } = this.#options.house;
    await names.learn(personsOf(record));
    const isListed = record.status === 'open' || record.status === 'playing';
    const table = isListed ? lobbyLine(record, names) : null;
    for (const watcher of this.#lobby) watcher.send({ t: 'lobby-change', id: record.id, table });
  }

  #gather(what: string, tell: () => Promise<void>): void {
    if (this.#later.has(what)) return;
    const timer = setTimeout(() => {
      this.#later.delete(what);
      // A list that could not be read now is read again with the next change.
      tell().catch(() => undefined);
    }, GATHER);
    timer.unref();
    this.#later.set(what, timer);
  }
}
