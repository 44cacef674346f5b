import { randomBytes } from 'node:crypto';
import type { AnyGame } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { commitmentTo, makeSeed, seedOf } from '#kernel/fair.ts';
import type { AboutTable } from '#protocol/from-client.ts';
import type { LobbyTable, MyTable, PlayerInfo, TableInfo } from '#protocol/table-info.ts';
import { HostedMatch } from '#table/hosted/hosted-match.ts';
import { fileOf } from '../store/match-file.ts';
import type { PlayerRecord, SeatRecord, TableRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Answered, HouseApi, TableTrouble, TableWish } from './house-api.ts';
import { dealOf, type Games, Keeper, UnreadableTable } from './keeper.ts';
import { Names } from './names.ts';
import { News } from './news.ts';
import { lobbyLine, type OpenTable, personsOf } from './open-table.ts';
import { dueOf, Play, type Services } from './play.ts';
import * as seating from './seating.ts';
import type { Watcher } from './watcher.ts';
import { Watching } from './watching.ts';

export interface HouseOptions extends Services {
  readonly games: Games;
}

/** One person may have so many tables open at once. */
const TABLES_EACH = 50;
const LISTED = 100;
const ALL = 1_000_000;
/** An open table of the lobby is forgotten there after a day. */
const DAY = 86_400_000;
const TRIES = 4;

/** All tables of this server: who sits where, what is played, who is told. */
export class House implements HouseApi {
  readonly news: News;
  readonly #play: Play;
  readonly #watching: Watching;
  readonly #options: HouseOptions;
  readonly #store: Store;
  readonly #keeper: Keeper;
  readonly #names: Names;
  #isClosed = false;

  constructor(options: HouseOptions) {
    const { store, games } = options;
    this.#options = options;
    this.#store = store;
    this.#keeper = new Keeper(store, games);
    this.#names = new Names(store.players);
    this.news = new News(this.#names, watcher => this.sendMine(watcher));
    const parts = { ...options, keeper: this.#keeper, news: this.news };
    this.#play = new Play({
      ...parts,
      ended: table => {
        this.#archive(table).catch((error: unknown) => {
          if (!this.#isClosed) options.report('archive', error);
        });
      },
    });
    this.#watching = new Watching({ ...parts, names: this.#names, play: this.#play });
    store.onChange(ids => this.#changedElsewhere(ids));
    store.onMissed(() => this.#changedElsewhere([...this.#keeper.tables()].map(({ record }) => record.id)));
  }

  get openTables(): number {
    return this.#keeper.size;
  }

  /** From now on clocks run and bots move. */
  start(): void {
    this.#play.start();
  }

  /** Somebody opened a socket. */
  async arrive(watcher: Watcher): Promise<void> {
    this.#names.note(publicPart(watcher.player));
    this.news.arrive(watcher);
    await this.sendMine(watcher);
  }

  leave(watcher: Watcher): void {
    this.news.leave(watcher);
    for (const id of watcher.watching) {
      const table = this.#keeper.inHand(id);
      table?.queue
        .run(() => this.#watching.unwatch(watcher, table))
        .catch((error: unknown) => this.#options.report('leave', error));
    }
  }

  /** Something a client sent about a table. Whatever it is, it is answered, and never throws. */
  async follow(watcher: Watcher, message: AboutTable): Promise<void> {
    const id = 'id' in message ? { id: message.id } : {};
    try {
      const table = this.#keeper.inHand(message.table) ?? (await this.#keeper.get(message.table));
      if (table === null) watcher.send({ t: 'error', ...id, why: 'no-such-table' });
      else await table.queue.run(() => this.#obey(watcher, table, message));
    } catch (error) {
      this.#options.report(message.t, error);
      watcher.send({ t: 'error', ...id, why: 'busy' });
    }
  }

  #obey(watcher: Watcher, table: OpenTable, message: AboutTable): Promise<void> {
    switch (message.t) {
      case 'watch':
        return this.#watching.watch(watcher, table, message);
      case 'unwatch':
        return this.#watching.unwatch(watcher, table);
      case 'history':
        return this.#watching.history(watcher, table, message);
      case 'say':
        return this.#watching.say(watcher, table, message.id, message.say);
      default:
        return this.#play.act(watcher, table, message);
    }
  }

  async create(
    host: PlayerRecord,
    wish: TableWish,
  ): Promise<Answered<{ readonly id: string; readonly commitment: string }>> {
    const game = await this.#keeper.gameOf(wish.game);
    if (game === null) return no('no-such-game');
    const config = game.parseConfig(wish.config) as Json | null;
    if (config === null) return no('no-such-config');
    const { length } = wish.seats;
    if (length < game.seats.min || length > game.seats.max) return no('no-such-seats');
    if (!wish.seats.some(({ kind }) => kind === 'person')) return no('no-such-seats');
    if ((await this.#store.tables.running(host.id)) >= TABLES_EACH) return no('too-many-tables');
    const seats = wish.seats.map((one): SeatRecord => (one.kind === 'bot' ? one : seating.EMPTY));
    const talks = this.#keeper.metaOf(wish.game)?.talks === true;
    const { visibility, clock } = wish;
    const record = await this.#set(game, {
      config,
      host: host.id,
      visibility,
      clock,
      // Strangers do not write to one another unless somebody wished so.
      chat: wish.chat ?? (visibility === 'link' || talks),
      seats,
      previous: null,
    });
    return { ok: true, id: record.id, commitment: record.commitment };
  }

  async info(id: string, viewer: PlayerRecord | null): Promise<TableInfo | null> {
    const table = await this.#keeper.get(id);
    if (table === null) return null;
    await this.#names.learn(personsOf(table.record));
    return table.queue.run(async () => {
      // One that was played under older rules can be told of, though no longer played.
      await this.#keeper.matchOf(table).catch(ifReadable);
      return table.info(this.#names, viewer?.id ?? null);
    });
  }

  sit(id: string, player: PlayerRecord, wish: { readonly seat?: number; readonly entropy: string }) {
    return this.#change(id, record => seating.sit(record, player.id, wish));
  }

  stand(id: string, player: PlayerRecord): Promise<Answered> {
    return this.#change(id, record => seating.stand(record, player.id));
  }

  ready(id: string, player: PlayerRecord, isReady: boolean): Promise<Answered> {
    return this.#change(id, record => seating.setReady(record, player.id, isReady));
  }

  setSeat(id: string, player: PlayerRecord, seat: number, to: Exclude<SeatRecord, { kind: 'person' }>) {
    const isHere = (who: string): boolean => this.#keeper.inHand(id)?.isHere(who) === true;
    return this.#change(id, record => seating.setSeat(record, player.id, { seat, to, isHere }));
  }

  setChat(id: string, player: PlayerRecord, on: boolean): Promise<Answered> {
    return this.#change(id, record => seating.setChat(record, player.id, on));
  }

  async begin(id: string, player: PlayerRecord): Promise<Answered> {
    const table = await this.#keeper.get(id);
    if (table === null) return no('no-such-table');
    return table.queue.run(async () => {
      const next = seating.begin(table.record, player.id, Date.now());
      if (!next.ok) return next;
      const secret = await this.#store.tables.secret(id);
      if (secret === null) return no('no-such-table');
      const { game, hasPartners } = table;
      const seed = makeSeed(seedOf(secret.hostBits, seating.entropiesOf(next.record)));
      const match = new HostedMatch(
        dealOf({ game, hasPartners, record: next.record }, seed, secret.hostBits),
      );
      if ((await this.#store.tables.start(next.record, { seed, due: dueOf(match) })) === 'conflict') {
        await this.#keeper.readAgain(table);
        return no('busy');
      }
      table.record = next.record;
      table.match = match;
      table.woken.clear();
      await this.#tell(table);
      this.news.frame(table);
      this.#play.began(table, match);
      return { ok: true };
    });
  }

  async rematch(id: string, player: PlayerRecord): Promise<Answered<{ readonly id: string }>> {
    const table = await this.#keeper.get(id);
    if (table === null) return no('no-such-table');
    return table.queue.run(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const { record } = table;
        if (record.next !== null) return { ok: true, id: record.next };
        if (record.status === 'open' || record.status === 'playing') return no('not-finished');
        if (seating.seatOf(record, player.id) === null) return no('not-seated');
        const { config, visibility, clock, chat } = record;
        const seats = seating.rotated(record.seats);
        const next = await this.#set(table.game, {
          config,
          visibility,
          clock,
          chat,
          seats,
          host: player.id,
          previous: id,
        });
        const after = seating.changed(record, { next: next.id });
        if ((await this.#store.tables.save(after)) === 'done') {
          table.record = after;
          await this.#tell(table);
          return { ok: true, id: next.id };
        }
        await this.#store.tables.remove(next.id);
        await this.#keeper.readAgain(table);
      }
      return no('busy');
    });
  }

  async lobby(): Promise<readonly LobbyTable[]> {
    const records = await this.#store.tables.listed(LISTED);
    const since = Date.now() - DAY;
    const fresh = records.filter(({ status, createdAt }) => status === 'playing' || createdAt > since);
    await this.#names.learn(fresh.flatMap(personsOf));
    return fresh.map(record => lobbyLine(record, this.#names));
  }

  async mine(player: PlayerRecord): Promise<readonly MyTable[]> {
    const records = await this.#store.tables.of(player.id, TABLES_EACH);
    await this.#names.learn(records.flatMap(personsOf));
    return Promise.all(
      records.map(async record => {
        const isAsked = record.status === 'playing' && (await this.#isAsked(record, player.id));
        return Object.assign(lobbyLine(record, this.#names), { isAsked });
      }),
    );
  }

  async sendMine(watcher: Watcher): Promise<void> {
    watcher.send({ t: 'mine', tables: await this.mine(watcher.player) });
  }

  async matchFile(id: string): Promise<Answered<{ readonly file: { readonly [key: string]: Json } }>> {
    const table = await this.#store.tables.find(id);
    if (table === null) return no('no-such-table');
    // The log holds the seed: not a word of it before the end.
    if (table.status === 'open' || table.status === 'playing') return no('not-finished');
    const [secret, events] = await Promise.all([
      this.#store.tables.secret(id),
      this.#store.events.after(id, 0),
      this.#names.learn(personsOf(table)),
    ]);
    const file = secret === null ? null : fileOf({ table, secret, events });
    if (file === null) return no('not-finished');
    const players = table.seats.map(one => (one.kind === 'person' ? this.#names.of(one.player).name : ''));
    return { ok: true, file: { ...file, players } };
  }

  async archived(id: string): Promise<Uint8Array | null> {
    return this.#store.tables.archived(id);
  }

  playerChanged(player: string): void {
    this.#names.forget(player);
    for (const table of this.#keeper.tables()) {
      if (!personsOf(table.record).includes(player)) continue;
      this.news.info(table).catch((error: unknown) => this.#options.report('info', error));
      this.news.listed(table);
    }
  }

  async quit(player: PlayerRecord): Promise<void> {
    for (const { id, status } of await this.#store.tables.of(player.id, ALL)) {
      if (status === 'open') await this.#change(id, record => seating.goAway(record, player.id));
      const table = status === 'playing' ? await this.#keeper.get(id) : null;
      await table?.queue.run(() => this.#play.resign(table, player.id)).catch(ifReadable);
    }
  }

  playerLeft(player: string, tables: readonly string[]): void {
    for (const id of tables) this.#keeper.forget(id);
    this.playerChanged(player);
    this.news.showOut(player);
  }

  /** Everything asked so far is done; nothing new is taken on. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#play.close();
    this.news.close();
    for (const table of this.#keeper.tables()) await table.queue.idle();
  }

  /** A new table, its secret drawn and promised before anybody adds to the deal. */
  async #set(
    game: AnyGame,
    wish: Pick<TableRecord, 'config' | 'host' | 'visibility' | 'clock' | 'chat' | 'seats' | 'previous'>,
  ): Promise<TableRecord> {
    const hostBits = randomBytes(32).toString('hex');
    const record: TableRecord = {
      ...wish,
      id: randomBytes(16).toString('base64url'),
      game: game.id,
      version: game.version,
      status: 'open',
      commitment: commitmentTo(hostBits),
      createdAt: Date.now(),
      startedAt: null,
      endedAt: null,
      outcome: null,
      next: null,
      revision: 1,
    };
    await this.#store.tables.create(record, { hostBits, seed: null });
    this.news.listed(this.#keeper.add(game, record));
    return record;
  }

  async #change<T>(
    id: string,
    make: (record: TableRecord) => Answered<T & { readonly record: TableRecord }>,
  ): Promise<Answered<T>> {
    const table = await this.#keeper.get(id);
    if (table === null) return no('no-such-table');
    return table.queue.run(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const next = make(table.record);
        if (!next.ok) return next;
        const { record, ...answer } = next;
        if (record === table.record) return answer;
        if ((await this.#store.tables.save(record)) === 'done') {
          table.record = record;
          await this.#tell(table);
          return answer;
        }
        // Somebody was quicker, in another process.
        await this.#keeper.readAgain(table);
      }
      return no('busy');
    });
  }

  async #tell(table: OpenTable): Promise<void> {
    await this.news.info(table);
    this.news.listed(table);
  }

  async #isAsked(record: TableRecord, player: string): Promise<boolean> {
    const table = await this.#keeper.get(record.id);
    const seat = seating.seatOf(record, player);
    if (table === null || seat === null) return false;
    const match = await table.queue.run(() => this.#keeper.matchOf(table)).catch(ifReadable);
    return match?.isAsked(seat) === true;
  }

  #changedElsewhere(ids: readonly string[]): void {
    for (const id of ids) {
      const table = this.#keeper.inHand(id);
      if (table === undefined) continue;
      table.queue
        .run(() => this.#play.showStored(table))
        .catch((error: unknown) => this.#options.report('catching up', error));
    }
  }

  /** What everybody saw, kept for the day when these rules are no longer those of the house. */
  async #archive({ match, record }: OpenTable): Promise<void> {
    const gzipped = match === null ? null : await this.#options.bots.archive(match.log);
    if (gzipped !== null) await this.#store.tables.archive(record.id, gzipped);
  }
}

/** What cannot be read any more concerns nobody else. */
function ifReadable(error: unknown): null {
  if (error instanceof UnreadableTable) return null;
  throw error;
}

function publicPart({ id, name, face }: PlayerRecord): PlayerInfo {
  return { id, name, face };
}

function no(why: TableTrouble): { readonly ok: false; readonly why: TableTrouble } {
  return { ok: false, why };
}
