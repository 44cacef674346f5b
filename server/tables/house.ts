import { randomBytes, randomInt } from 'node:crypto';
import type { Level } from '#contract/bot.ts';
import type { GameEntry } from '#contract/entry.ts';
import type { AnyGame } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { commitmentTo } from '#kernel/fair.ts';
import { parseLog } from '#kernel/log.ts';
import type { AboutTable } from '#protocol/from-client.ts';
import type { CarryOrder } from '#protocol/http.ts';
import type { Clock } from '#protocol/limits.ts';
import { drawCode } from '#protocol/table-code.ts';
import type { Change } from '../store/change.ts';
import { DamagedRow } from '../store/columns.ts';
import { fileOf } from '../store/match-file.ts';
import type { PlayerRecord, SeatRecord, SecretRecord, TableRecord } from '../store/records.ts';
import { type Answered, no } from './answered.ts';
import { readBrought } from './carried.ts';
import { HouseClock } from './house-clock.ts';
import { Names } from './names.ts';
import { EMPTY, type Opening, personsOf } from './seating.ts';
import type { Services } from './services.ts';
import { type Shared, Table } from './table.ts';
import type { Watcher } from './watcher.ts';

/** The games that can be played here, by id. */
export type Games = Readonly<Record<string, Pick<GameEntry, 'meta' | 'rules'>>>;

export interface HouseOptions extends Services {
  readonly games: Games;
}

/** A table as somebody would like it; nothing of it is checked yet but its form. */
export interface TableWish {
  readonly game: string;
  readonly config: Json;
  readonly seats: readonly ({ readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: Level })[];
  readonly visibility: 'public' | 'link';
  readonly clock: Clock;
  /** Left out: as is usual for this kind of table. */
  readonly chat?: boolean;
}

/** One person may have so many tables open at once. */
export const TABLES_EACH = 50;
/** More than anybody has. */
const ALL = 1_000_000;
/** Milliseconds between two looks at the clock. */
const EVERY = 250;
const AT_ONCE = 200;
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

/**
 * All tables of this server: finds them, sets them up, and looks at their clocks. Those in hand are in memory; what it
 * lets go is in the store, and comes back from there.
 */
export class House {
  readonly names: Names;
  readonly clock: HouseClock;
  readonly #options: HouseOptions;
  readonly #shared: Shared & { changed: Shared['changed'] };
  readonly #inHand = new Map<string, Table>();
  readonly #opening = new Map<string, Promise<Table | null>>();
  /** Finished, and their archives are not written yet. */
  readonly #unarchived = new Set<string>();
  #isArchiving = false;
  readonly #closing = new AbortController();
  #sweeping: ReturnType<typeof setTimeout> | undefined;
  #clearedAt = 0;

  constructor(options: HouseOptions) {
    const { store } = options;
    this.#options = options;
    this.names = new Names(store.players);
    this.clock = new HouseClock(store.service);
    this.#shared = {
      ...options,
      names: this.names,
      clock: this.clock,
      closing: this.#closing.signal,
      changed: () => {},
      ended: id => this.#unarchived.add(id),
    };
    store.onChange(change => this.#hearOf(change));
    store.onMissed(() => {
      const ids = new Set([...this.#inHand.keys(), ...this.#opening.keys()]);
      for (const id of ids)
        this.#meanwhile(
          'catching up',
          this.#tell(id, table => table.catchUp()),
        );
    });
  }

  /** How many are in hand. */
  get openTables(): number {
    return this.#inHand.size;
  }

  /** One may listen: told of every change of a table once it is durable; with the match, if that began or went on. */
  onChange(listener: Shared['changed']): void {
    this.#shared.changed = listener;
  }

  /** From now on time runs out, and bots move, also at tables that nobody has open. */
  start(): void {
    this.#sweepAfter(0);
  }

  /** Everything asked so far is done; nothing new is taken on. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#sweeping);
    for (const table of this.#inHand.values()) await table.idle();
    // Until now, and not a moment longer, somebody could play. Whoever cannot write it down has other troubles.
    await this.clock.beat().catch(() => undefined);
  }

  async find(id: string): Promise<Table | null> {
    return this.#inHand.get(id) ?? this.#opening.get(id) ?? this.#fetch(id);
  }

  /** Asks something of a table, if there is one of this id. */
  async at<T>(id: string, ask: (table: Table) => Promise<Answered<T>>): Promise<Answered<T>> {
    const table = await this.find(id);
    return table === null ? no('no-such-table') : ask(table);
  }

  /** Something a client sent about a table. Whatever it is, it is answered, and never throws. */
  async follow(watcher: Watcher, message: AboutTable): Promise<void> {
    const id = 'id' in message ? { id: message.id } : {};
    try {
      const inHand = this.#inHand.get(message.table);
      if (inHand === undefined && !watcher.mayLookFor()) {
        watcher.send({ t: 'error', ...id, why: 'too-many' });
        return;
      }
      const table = inHand ?? (await this.find(message.table));
      if (table === null) watcher.send({ t: 'error', ...id, why: 'no-such-table' });
      else await table.hear(watcher, message);
    } catch (error) {
      this.#options.report(message.t, error);
      watcher.send({ t: 'error', ...id, why: 'busy' });
    }
  }

  /** Their socket is closed. */
  leave(watcher: Watcher): void {
    for (const id of watcher.watching) this.#meanwhile('leave', this.#inHand.get(id)?.leave(watcher));
  }

  async create(
    host: PlayerRecord,
    wish: TableWish,
  ): Promise<Answered<{ readonly id: string; readonly commitment: string }>> {
    const { store } = this.#options;
    const fitting = await this.#fitting({ ...wish, seats: wish.seats.length });
    if (!fitting.ok) return fitting;
    const { game, config } = fitting;
    if (!wish.seats.some(({ kind }) => kind === 'person')) return no('no-such-seats');
    if ((await store.tables.running(host.id)).length >= TABLES_EACH) return no('too-many-tables');
    const { visibility, clock } = wish;
    const record = await this.#setUp(game, {
      config,
      host: host.id,
      visibility,
      clock,
      // Strangers do not write to one another unless somebody wished so.
      chat: wish.chat ?? (visibility === 'link' || this.#metaOf(wish.game)?.talks === true),
      seats: wish.seats.map((one): SeatRecord => (one.kind === 'bot' ? one : EMPTY)),
      previous: null,
    });
    return { ok: true, id: record.id, commitment: record.commitment };
  }

  /** Can so many play this? */
  async fits(wish: {
    readonly game: string;
    readonly config: Json;
    readonly seats: number;
  }): Promise<Answered> {
    const fitting = await this.#fitting(wish);
    return fitting.ok ? { ok: true } : fitting;
  }

  /** A table whose seats are given out already: those who are expected need not look for it. */
  async setOut(
    wish: Pick<TableWish, 'game' | 'config'> & Pick<Opening, 'host' | 'seats' | 'previous'>,
  ): Promise<Answered<{ readonly id: string }>> {
    const { host, seats, previous } = wish;
    const fitting = await this.#fitting({ ...wish, seats: seats.length });
    if (!fitting.ok) return fitting;
    const { game, config } = fitting;
    const opening: Opening = {
      config,
      host,
      seats,
      previous,
      visibility: 'link',
      clock: { kind: 'none' },
      chat: false,
    };
    return { ok: true, id: (await this.#setUp(game, opening)).id };
  }

  /** A match that began on the device of its host goes on here, once everybody sits who wants to. */
  async carry(
    host: PlayerRecord,
    { log: file, seat, isAnew, seats }: CarryOrder,
  ): Promise<Answered<{ readonly id: string; readonly commitment: string }>> {
    const read = parseLog(file);
    if (!read.ok) return no('no-such-match');
    const { log } = read;
    const game = await this.#gameOf(log.game);
    if (game === null) return no('no-such-game');
    if (seats.length !== log.seats || seats[seat]?.kind !== 'person') return no('no-such-seats');
    if ((await this.#options.store.tables.running(host.id)).length >= TABLES_EACH)
      return no('too-many-tables');
    const brought = await readBrought(game, log);
    if (!brought.ok) return brought;
    const { opening, config, step } = brought;
    const table: Opening = {
      config,
      host: host.id,
      visibility: 'link',
      clock: { kind: 'none' },
      chat: true,
      seats: seats.map(({ kind, level }): SeatRecord => ({ kind: kind === 'bot' ? kind : 'empty', level })),
      previous: null,
      carried: { by: host.id, seat, step, isAnew },
    };
    // It goes on by the rules that it began under.
    const record = await this.#setUp(game, table, { secret: { opening }, version: log.version });
    return { ok: true, id: record.id, commitment: record.commitment };
  }

  /** A new table with the seats moved on by one; the same one for everybody who asks. */
  rematch(id: string, player: PlayerRecord): Promise<Answered<{ readonly id: string }>> {
    return this.at(id, table => table.rematch(player, next => this.#setUp(table.game, next)));
  }

  /** The whole match as a file, seed and all; only of a finished one. */
  async matchFile(id: string): Promise<Answered<{ readonly file: { readonly [key: string]: Json } }>> {
    const { tables, events } = this.#options.store;
    const table = await tables.find(id);
    if (table === null) return no('no-such-table');
    // The log holds the seed: not a word of it before the end.
    if (table.status === 'open' || table.status === 'playing') return no('not-finished');
    const [secret, happened] = await Promise.all([
      tables.secret(id),
      events.after(id, 0),
      this.names.learn(personsOf(table)),
    ]);
    const file = secret === null ? null : fileOf({ table, secret, events: happened });
    if (file === null) return no('not-finished');
    const players = table.seats.map(one => (one.kind === 'person' ? this.names.of(one.player).name : ''));
    return { ok: true, file: { ...file, players } };
  }

  /** The name or face of somebody changed, or they are gone: the tables where they sit tell it. */
  playerChanged(player: string): void {
    this.names.forget(player);
    for (const table of this.#inHand.values())
      if (personsOf(table.record).includes(player)) this.#meanwhile('info', table.playerChanged());
  }

  /** Gives up every match under way of somebody who is about to be erased. */
  async quit(player: PlayerRecord): Promise<void> {
    for (const { id, status } of await this.#options.store.tables.of(player.id, ALL))
      if (status === 'open' || status === 'playing') await (await this.find(id))?.quit(player);
  }

  /** These are no longer in the store. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#inHand.delete(id);
  }

  async #fitting(wish: {
    readonly game: string;
    readonly config: Json;
    readonly seats: number;
  }): Promise<Answered<{ readonly game: AnyGame; readonly config: Json }>> {
    const game = await this.#gameOf(wish.game);
    if (game === null) return no('no-such-game');
    const config: Json | null = game.parseConfig(wish.config);
    if (config === null) return no('no-such-config');
    const { min, max } = game.seats;
    return wish.seats < min || wish.seats > max ? no('no-such-seats') : { ok: true, game, config };
  }

  /** A new table, its secret drawn and promised before anybody adds to the deal. */
  async #setUp(
    game: AnyGame,
    opening: Opening,
    {
      secret = {},
      version = game.version,
    }: { readonly secret?: Pick<SecretRecord, 'opening'>; readonly version?: number } = {},
  ): Promise<TableRecord> {
    const hostBits = randomBytes(32).toString('hex');
    const record: TableRecord = {
      ...opening,
      id: await this.#newId(),
      game: game.id,
      version,
      status: 'open',
      commitment: commitmentTo(hostBits),
      createdAt: this.clock.now(),
      startedAt: null,
      endedAt: null,
      outcome: null,
      next: null,
      revision: 1,
    };
    await this.#options.store.tables.create(record, { ...secret, hostBits, seed: null });
    this.#shared.changed(this.#take(game, record), null);
    return record;
  }

  /** Begins with a code that no other table has that one might be looking for. */
  async #newId(): Promise<string> {
    const code = drawCode(randomInt);
    if ((await this.#options.store.tables.called(code)) !== null) return this.#newId();
    return `${code}-${randomBytes(12).toString('base64url')}`;
  }

  #fetch(id: string): Promise<Table | null> {
    const fetching = this.#options.store.tables
      .find(id)
      .then(async record => {
        const game = record === null ? null : await this.#gameOf(record.game);
        return record === null || game === null ? null : this.#take(game, record);
      })
      .finally(() => this.#opening.delete(id));
    this.#opening.set(id, fetching);
    return fetching;
  }

  #take(game: AnyGame, record: TableRecord): Table {
    const { partners = false, tries = [] } = this.#metaOf(record.game) ?? {};
    const table = new Table(record, { game, hasPartners: partners, tries }, this.#shared);
    this.#inHand.set(record.id, table);
    return table;
  }

  async #gameOf(id: string): Promise<AnyGame | null> {
    const { games } = this.#options;
    const entry = Object.hasOwn(games, id) ? games[id] : undefined;
    return (await entry?.rules?.())?.game ?? null;
  }

  #metaOf(id: string): GameEntry['meta'] | undefined {
    const { games } = this.#options;
    return Object.hasOwn(games, id) ? games[id]?.meta : undefined;
  }

  /** Another process did something; what is not in hand is read when somebody asks for it. */
  #hearOf(change: Change): void {
    if (change.kind !== 'player' && change.kind !== 'room')
      this.#meanwhile(
        'catching up',
        this.#tell(change.table, table => table.hearOf(change)),
      );
  }

  /** A table that is in hand; one that is just being read too, for what was read may be older than the news. */
  #tell(id: string, news: (table: Table) => Promise<void>): Promise<void> | undefined {
    const inHand = this.#inHand.get(id);
    if (inHand !== undefined) return news(inHand);
    // What went wrong with reading it hears whoever asked for it.
    const opening = this.#opening.get(id)?.catch(() => null);
    return opening?.then(opened => (opened === null ? undefined : news(opened)));
  }

  #sweepAfter(ms: number): void {
    this.#sweeping = setTimeout(() => {
      const swept = this.#sweep().finally(() => {
        if (!this.#closing.signal.aborted) this.#sweepAfter(EVERY);
      });
      this.#meanwhile('sweep', swept);
    }, ms);
  }

  async #sweep(): Promise<void> {
    const { store } = this.#options;
    if (await this.clock.keep())
      for (const table of this.#inHand.values()) this.#meanwhile('clock', table.showClocks());
    const now = this.clock.now();
    for (const [id, table] of this.#inHand) if (table.rest(now)) this.#inHand.delete(id);
    await this.#clearAway(now);
    this.#meanwhile('archive', this.#archiveOne());
    for (const id of await store.tables.due(now, AT_ONCE)) {
      const table = await this.find(id).catch((error: unknown) => this.#reportDamage(error));
      // Its row is damaged, or its game is no longer on the shelf: it must not stand in the way of the others.
      if (table === null) await store.events.append({ match: id, events: [], due: null });
      // Where something is going on already, the next round looks again.
      else if (!table.isBusy) this.#meanwhile('clock', table.look());
    }
  }

  /**
   * One at a time: nobody waits for it, and it takes as long as a whole match takes to be played. What waits for its turn
   * is in the store; in memory it would be a pile that grows while others need the processor.
   */
  async #archiveOne(): Promise<void> {
    const [id] = this.#unarchived;
    if (id === undefined || this.#isArchiving) return;
    this.#unarchived.delete(id);
    this.#isArchiving = true;
    try {
      await (await this.find(id))?.archive();
    } finally {
      this.#isArchiving = false;
    }
  }

  /** Nobody waits for it. What breaks off because the house closes is no trouble. */
  #meanwhile(what: string, work: Promise<void> | undefined): void {
    work?.catch((error: unknown) => {
      if (!this.#closing.signal.aborted) this.#options.report(what, error);
    });
  }

  #reportDamage(error: unknown): null {
    if (!(error instanceof DamagedRow)) throw error;
    this.#options.report('clock', error);
    return null;
  }

  async #isSomebodyAt(id: string): Promise<boolean> {
    const elsewhere = await this.#options.store.presence?.at(id);
    const leftAt = [...(elsewhere?.values() ?? [])];
    return this.#inHand.get(id)?.isWatched === true || leftAt.includes(null);
  }

  /** Tables that were set up and never begun are taken down after a week, unless somebody still waits there. */
  async #clearAway(now: number): Promise<void> {
    if (now - this.#clearedAt < HOUR) return;
    const { tables } = this.#options.store;
    // Those that a house did not come to before it closed.
    if (this.#clearedAt === 0) for (const id of await tables.unarchived()) this.#unarchived.add(id);
    this.#clearedAt = now;
    for (const id of await tables.forgotten(now - WEEK, AT_ONCE)) {
      if (await this.#isSomebodyAt(id)) continue;
      this.forget([id]);
      await tables.remove(id);
    }
  }
}
