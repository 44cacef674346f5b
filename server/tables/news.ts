import type { MyTable } from '#protocol/table-info.ts';
import { CLOSE } from '#protocol/version.ts';
import type { Change } from '../store/change.ts';
import { DamagedRow } from '../store/columns.ts';
import type { PlayerRecord, TableRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { AnyHostedMatch } from './deal.ts';
import { type House, TABLES_EACH } from './house.ts';
import { Lobby } from './lobby.ts';
import { Seated } from './seated.ts';
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

/** Changes within so many milliseconds are told as one. */
const GATHER = 200;
/** Players looked for in one question. */
const TOGETHER = 200;

/** Tells people of tables that they do not have before them: the lobby, their own tables, a message when it is their turn. */
export class News {
  readonly lobby: Lobby;
  readonly #options: NewsOptions;
  /** Of tables in hand, what was told last: a list says nothing of moves. */
  readonly #noted = new WeakMap<Table, TableRecord>();
  /** Where people sit, while it is being read: whoever opens ten pages at once is told ten times what is read once. */
  readonly #reading = new Map<string, Promise<readonly MyTable[]>>();
  /** Everybody with a socket, by player. */
  readonly #sockets = new Map<string, Set<Watcher>>();
  /** Where they sit, as they were told last. */
  readonly #seated = new Seated();
  /** So often somebody signed out or was erased, at whichever process. */
  #departures = 0;
  /** What will be told soon. */
  readonly #later = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(options: NewsOptions) {
    this.#options = options;
    const { house, store } = options;
    this.lobby = new Lobby(store.tables, house, players => this.#hereOf(players));
    house.onChange((table, match) => this.#changed(table, match));
    store.onChange(change => this.#hearOf(change));
    store.onMissed(() => this.#tellAnew());
  }

  get departures(): number {
    return this.#departures;
  }

  /** Somebody opened a socket. */
  async arrive(watcher: Watcher): Promise<void> {
    const { id, name, face } = watcher.player;
    this.#options.house.names.note({ id, name, face });
    const all = this.#sockets.get(id) ?? new Set();
    if (all.size === 0) this.#notePresent(id, null);
    this.#sockets.set(id, all.add(watcher));
    await this.#sendMine(watcher);
  }

  /** Somebody closed one. */
  leave(watcher: Watcher): void {
    const { id } = watcher.player;
    void this.lobby.follow(watcher, false);
    const all = this.#sockets.get(id);
    all?.delete(watcher);
    if (all?.size === 0) {
      this.#sockets.delete(id);
      this.#seated.note(id, []);
      this.#notePresent(id, this.#options.house.clock.now());
    }
    this.#options.house.leave(watcher);
  }

  /** Somebody no longer looks at a table: what they were not told of it meanwhile, they hear now. */
  lookAway(watcher: Watcher): void {
    this.#gather(`away ${watcher.player.id}`, () => this.#sendMine(watcher));
  }

  /** Do they have a page open, at whichever process? */
  async isHere(player: string): Promise<boolean> {
    return this.#sockets.has(player) || (await this.#options.store.presence?.isHere(player)) === true;
  }

  async #hereOf(players: readonly string[]): Promise<ReadonlySet<string>> {
    const elsewhere = await this.#options.store.presence?.hereOf(players);
    return new Set(players.filter(one => this.#sockets.has(one) || elsewhere?.has(one) === true));
  }

  /** Somebody signed out, or erased themselves with these tables: their pages ask again who they are. */
  playerLeft(player: string, tables: readonly string[]): void {
    this.#options.house.forget(tables);
    this.#showOut(player);
  }

  /** Where this player sits, or did. */
  async mine(player: PlayerRecord): Promise<readonly MyTable[]> {
    return this.#linesOf(player, await this.#options.store.tables.of(player.id, TABLES_EACH));
  }

  /** Where this player sits now: tables that are in hand, or soon will be, so the store need only name them. */
  async #running(player: PlayerRecord): Promise<readonly MyTable[]> {
    const { store, house } = this.#options;
    const ids = await store.tables.running(player.id);
    const found = await Promise.all(ids.map(id => house.find(id).catch(ifDamaged)));
    const records = found.flatMap(table => table?.record ?? []);
    const latest = records.sort((a, b) => b.createdAt - a.createdAt).slice(0, TABLES_EACH);
    return this.#linesOf(player, latest);
  }

  async #linesOf(player: PlayerRecord, records: readonly TableRecord[]): Promise<readonly MyTable[]> {
    const { house } = this.#options;
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
    this.#departures += 1;
    this.#options.house.playerChanged(player);
    for (const watcher of this.#sockets.get(player) ?? []) watcher.close(CLOSE.stopping);
  }

  #changed(table: Table, match: AnyHostedMatch | null): void {
    const { id, game, visibility, clock, seats } = table.record;
    if (visibility === 'public' && this.#noted.get(table) !== table.record) {
      this.#noted.set(table, table.record);
      this.lobby.changed();
      if (this.lobby.isFollowed) this.#gather(`lobby ${id}`, () => this.lobby.tell(id, table.record));
    }
    for (const [seat, one] of seats.entries()) {
      if (one.kind !== 'person') continue;
      const { player } = one;
      this.#noteMine(player, id);
      if (clock.kind === 'days' && match?.isAsked(seat) === true) this.#notify(player, { id, game });
    }
  }

  #notify(player: string, table: { readonly id: string; readonly game: string }): void {
    const { notify } = this.#options;
    // Whoever may be here is rather told twice than not at all.
    const telling = this.isHere(player).catch(() => false);
    void telling.then(isHere => (isHere ? undefined : notify?.(player, table)));
  }

  #notePresent(player: string, leftAt: number | null): void {
    this.#options.store.presence?.note({ table: '', player, leftAt });
  }

  /** Another process did something. */
  #hearOf(change: Change): void {
    switch (change.kind) {
      case 'player':
        if (change.what === 'left') this.#showOut(change.player);
        else this.#options.house.playerChanged(change.player);
        break;
      case 'log':
        for (const player of this.#seated.at(change.table)) this.#noteMine(player, change.table);
        break;
      case 'record':
        this.lobby.changed();
        this.#gather(`record ${change.table}`, () => this.#tellRecord(change.table));
        break;
      case 'talk':
      case 'people':
      case 'room':
    }
  }

  /** A table that another process set up, changed or took down: for the lobby, and for those who sit there. */
  async #tellRecord(id: string): Promise<void> {
    const record = await this.#options.store.tables.find(id);
    for (const player of [...this.#seated.at(id), ...(record === null ? [] : personsOf(record))])
      this.#noteMine(player, id);
    if (this.lobby.isFollowed && record?.visibility !== 'link') await this.lobby.tell(id, record);
  }

  /** What other processes did may have gone unheard. */
  #tellAnew(): void {
    this.#gather('left', () => this.#seeOff());
    this.#gather('lobby', () => this.lobby.tellAnew());
    for (const [player, watchers] of this.#sockets)
      this.#gather(`mine ${player}`, async () => {
        for (const watcher of watchers) await this.#sendMine(watcher);
      });
  }

  /** Whoever was erased at another process has no name any more, or is not there at all. */
  async #seeOff(): Promise<void> {
    const here = [...this.#sockets.keys()];
    for (let i = 0; i < here.length; i += TOGETHER) {
      const asked = here.slice(i, i + TOGETHER);
      const found = await this.#options.store.players.findAll(asked);
      const named = new Set(found.flatMap(({ id, name }) => (name === '' ? [] : [id])));
      for (const player of asked) if (!named.has(player)) this.#showOut(player);
    }
  }

  /** Something happened at a table of theirs. */
  #noteMine(player: string, table: string): void {
    for (const { watching } of this.#sockets.get(player) ?? [])
      if (!watching.has(table)) this.#gather(`mine ${player}`, () => this.#tellMine(player, table));
  }

  /** To the pages of this player that show something else than this table. */
  async #tellMine(player: string, table: string): Promise<void> {
    for (const watcher of this.#sockets.get(player) ?? [])
      if (!watcher.watching.has(table)) await this.#sendMine(watcher);
  }

  async #sendMine(watcher: Watcher): Promise<void> {
    const { player } = watcher;
    const reading =
      this.#reading.get(player.id) ?? this.#running(player).finally(() => this.#reading.delete(player.id));
    this.#reading.set(player.id, reading);
    const tables = await reading;
    if (this.#sockets.has(player.id)) this.#seated.note(player.id, tables);
    watcher.send({ t: 'mine', tables });
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

/** A table whose row is damaged is left out of a list: it concerns no other. */
function ifDamaged(error: unknown): null {
  if (error instanceof DamagedRow) return null;
  throw error;
}
