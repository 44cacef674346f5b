import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { AboutRoom } from '#protocol/from-client.ts';
import { ROOM_PLACES } from '#protocol/limits.ts';
import { drawRoomCode } from '#protocol/room-code.ts';
import type { RoomBox, RoomInfo } from '#protocol/room-info.ts';
import type { Change } from '../store/change.ts';
import type { PlayerRecord, RoomRecord } from '../store/records.ts';
import { type Answered, no } from '../tables/answered.ts';
import type { Watcher } from '../tables/watcher.ts';
import * as membership from './membership.ts';
import { Room } from './room.ts';
import { RoomTables, type RoomTablesOptions } from './room-tables.ts';

/** A change of a room, made on what is stored of it. */
type Make<T> = (record: RoomRecord) => Answered<T & { readonly record: RoomRecord }>;

/** Another process, or somebody at this one, may have been quicker: so often is tried again on what they wrote. */
const TRIES = 6;
/** Codes that are drawn before somebody is told to come again. */
const DRAWS = 20;
/** Milliseconds for which a pass is good: see the arithmetic in docs/decisions/016-the-room.md. */
const PASS_LASTS = 10 * 60_000;
const PASS_DIGITS = 6;
/** Milliseconds after which a room without anybody closes. */
const DAY = 86_400_000;
/** Milliseconds between two looks for such rooms. */
const EVERY = 10 * 60_000;
const AT_ONCE = 200;

/** All rooms of this server: those in hand are those that somebody has open here. */
export class Rooms {
  readonly #options: RoomTablesOptions;
  readonly #inHand = new Map<string, Room>();
  readonly #opening = new Map<string, Promise<Room | null>>();
  /** By socket: the rooms before it. */
  readonly #watching = new Map<Watcher, Set<string>>();
  readonly #tables: RoomTables;
  #sweeping: ReturnType<typeof setInterval> | undefined;

  constructor(options: RoomTablesOptions) {
    this.#options = options;
    this.#tables = new RoomTables(options);
    const { store } = options;
    store.onChange(change => this.#hearOf(change));
    store.onMissed(() => {
      for (const id of this.#inHand.keys()) this.#meanwhile(this.#readAgain(id));
    });
  }

  /** From now on rooms without anybody close. */
  start(): void {
    this.#sweeping = setInterval(() => this.#meanwhile(this.sweep()), EVERY);
    this.#sweeping.unref();
    this.#meanwhile(this.sweep());
  }

  close(): void {
    clearInterval(this.#sweeping);
    this.#tables.close();
  }

  /** A new room, whose first screen this is. */
  async open(screen: PlayerRecord): Promise<Answered<{ readonly id: string; readonly code: string }>> {
    const { rooms } = this.#options.store;
    const id = randomBytes(16).toString('base64url');
    const now = this.#now();
    const open = await rooms.count();
    for (let draws = 0; draws < DRAWS; draws++) {
      const code = drawRoomCode(randomInt, open);
      const record = membership.newRoom({ id, code, screen: screen.id, now });
      if ((await rooms.create(record)) === 'done') return { ok: true, id, code };
    }
    return no('busy');
  }

  async info(id: string, viewer: string | null): Promise<RoomInfo | null> {
    const room = await this.#find(id);
    if (room !== null && !room.isWatched) await this.#readAgain(id);
    return (await room?.info(viewer)) ?? null;
  }

  join(id: string, player: PlayerRecord): Promise<Answered> {
    return this.#change(id, record => membership.join(record, player.id, ROOM_PLACES));
  }

  /** A bot plays on for them, until they are back. */
  async leave(id: string, player: PlayerRecord): Promise<Answered> {
    const left = await this.#change(id, record => membership.leave(record, player.id));
    if (left.ok) await this.#tables.lend((await this.#stored(id))?.table ?? null, player.id);
    return left;
  }

  addPerson(id: string, screen: PlayerRecord, person: PlayerRecord): Promise<Answered> {
    return this.#change(id, record =>
      membership.addPerson(record, screen.id, { player: person.id, places: ROOM_PLACES }),
    );
  }

  /** A bot plays on for them, and they have no say in it. */
  async showOut(id: string, keeper: PlayerRecord, player: string): Promise<Answered> {
    const shown = await this.#change(id, record => membership.showOut(record, keeper.id, player));
    if (shown.ok) await this.#tables.vacate((await this.#stored(id))?.table ?? null, player);
    return shown;
  }

  giveLead(id: string, keeper: PlayerRecord, to: string): Promise<Answered> {
    return this.#change(id, record => membership.giveLead(record, keeper.id, to));
  }

  setDoor(id: string, keeper: PlayerRecord, isOpen: boolean): Promise<Answered> {
    return this.#change(id, record => membership.setDoor(record, keeper.id, isOpen));
  }

  addScreen(id: string, screen: PlayerRecord): Promise<Answered> {
    return this.#change(id, record => membership.addScreen(record, screen.id));
  }

  letScreen(
    id: string,
    keeper: PlayerRecord,
    screen: { readonly screen: string; readonly isKeeper: boolean },
  ): Promise<Answered> {
    return this.#change(id, record => membership.letScreen(record, keeper.id, screen));
  }

  async setBox(id: string, keeper: PlayerRecord, box: RoomBox): Promise<Answered> {
    const fits = await this.#options.house.fits(box);
    return fits.ok ? this.#change(id, record => membership.setBox(record, keeper.id, box)) : fits;
  }

  /** With a pass at once, otherwise once somebody of the room says yes. `wrong`: it was no pass of theirs. */
  claim(
    id: string,
    player: PlayerRecord,
    { of, pass }: { readonly of: string; readonly pass?: string },
  ): Promise<Answered> {
    const [now, by] = [this.#now(), player.id];
    if (pass !== undefined)
      return this.#takeOver(id, record =>
        membership.usePass(record, { by, of, hash: hashOf(id, pass), now }),
      );
    const claim = { id: randomBytes(9).toString('base64url'), by, of, now };
    return this.#change(id, record => membership.claim(record, claim));
  }

  answerClaim(
    id: string,
    player: PlayerRecord,
    answer: { readonly claim: string; readonly agrees: boolean },
  ): Promise<Answered> {
    const { claim, agrees } = answer;
    return this.#takeOver(id, record =>
      membership.answerClaim(record, player.id, { id: claim, agrees, now: this.#now() }),
    );
  }

  /** Told once, and good once. */
  async pass(id: string, player: PlayerRecord): Promise<Answered<{ readonly pass: string }>> {
    const pass = String(randomInt(10 ** PASS_DIGITS)).padStart(PASS_DIGITS, '0');
    const given = { hash: hashOf(id, pass), until: this.#now() + PASS_LASTS };
    const changed = await this.#change(id, record => membership.givePass(record, player.id, given));
    return changed.ok ? { ok: true, pass } : changed;
  }

  /** Sets a table up for everybody in the room, or begins at the one that is set up. */
  async begin(id: string, keeper: PlayerRecord): Promise<Answered<{ readonly id: string }>> {
    const record = await this.#stored(id);
    if (record === null) return no('no-such-room');
    if (!membership.isKeeper(record, keeper.id)) return no('not-keeper');
    const made = await this.#tables.begin(record);
    if (!made.ok || made.id === record.table) return made;
    const { table: before } = record;
    const changed = await this.#change(id, now =>
      // Two who begin at once would have two tables.
      now.table === before
        ? { ok: true, record: membership.changed(now, { table: made.id, played: now.played + 1 }) }
        : no('busy'),
    );
    if (changed.ok) return made;
    await this.#tables.takeDown(made.id);
    return changed;
  }

  /** What somebody adds to the deal; with the last of them the match begins. */
  async sit(id: string, player: PlayerRecord, entropy: string): Promise<Answered> {
    const record = await this.#stored(id);
    return record === null ? no('no-such-room') : this.#tables.sit(record.table, player, entropy);
  }

  /** Whatever it is, it is answered, and never throws. */
  async follow(watcher: Watcher, message: AboutRoom): Promise<void> {
    const { room: id } = message;
    if (message.t === 'leave-room') {
      this.#watching.get(watcher)?.delete(id);
      this.#inHand.get(id)?.go(watcher);
      return;
    }
    try {
      const room = await this.#find(id);
      if (room === null) return watcher.send({ t: 'error', id: message.id, why: 'no-such-room' });
      // They may have gone while it was being read.
      if (watcher.isGone) return;
      this.#watching.set(watcher, (this.#watching.get(watcher) ?? new Set()).add(id));
      await room.come(watcher);
      watcher.send({ t: 'done', id: message.id });
    } catch (error) {
      this.#options.report('room', error);
      watcher.send({ t: 'error', id: message.id, why: 'busy' });
    }
  }

  /** Their socket is closed. */
  goAway(watcher: Watcher): void {
    for (const id of this.#watching.get(watcher) ?? []) this.#inHand.get(id)?.go(watcher);
    this.#watching.delete(watcher);
  }

  /** The name or face of somebody changed, or they are gone. */
  playerChanged(player: string): void {
    for (const room of this.#inHand.values())
      if (room.record.people.some(one => one.player === player)) room.tellSoon();
  }

  /** Rooms where somebody is stay; the others close after a day. What nobody has open is let go. */
  async sweep(): Promise<void> {
    const { store } = this.#options;
    const now = this.#now();
    for (const [id, room] of this.#inHand) if (!room.isWatched) this.#inHand.delete(id);
    await store.rooms.touch([...this.#inHand.keys()], now);
    for (const id of await store.rooms.forgotten(now - DAY, AT_ONCE)) await store.rooms.remove(id, now - DAY);
  }

  /** The seat first: if this breaks off, the claim is still there, and can be answered again. */
  async #takeOver<T extends { readonly moved: membership.Moved | null }>(
    id: string,
    make: Make<T>,
  ): Promise<Answered> {
    const record = await this.#stored(id);
    if (record === null) return no('no-such-room');
    const will = make(record);
    if (!will.ok) return will;
    const reseated = will.moved === null || (await this.#tables.reseat(record.table, will.moved));
    return reseated ? this.#change(id, make) : no('busy');
  }

  async #change<T>(id: string, make: Make<T>): Promise<Answered> {
    const { rooms } = this.#options.store;
    for (let tries = 0; tries < TRIES; tries++) {
      const record = await this.#stored(id);
      if (record === null) return no('no-such-room');
      const next = make(record);
      if (!next.ok) return next;
      if (next.record === record) return { ok: true };
      const stored = { ...next.record, usedAt: this.#now() };
      if ((await rooms.save(stored)) === 'conflict') continue;
      const room = this.#inHand.get(id);
      if (room !== undefined && room.record.revision < stored.revision) room.record = stored;
      await room?.tell();
      return { ok: true };
    }
    return no('busy');
  }

  #stored(id: string): Promise<RoomRecord | null> {
    return this.#options.store.rooms.find(id);
  }

  #find(id: string): Promise<Room | null> {
    const here = this.#inHand.get(id);
    if (here !== undefined) return Promise.resolve(here);
    const opening =
      this.#opening.get(id) ??
      this.#stored(id)
        .then(record => (record === null ? null : this.#take(record)))
        .finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  #take(record: RoomRecord): Room {
    const { store, house, report } = this.#options;
    const room = new Room(record, { store, names: house.names, clock: house.clock, report });
    this.#inHand.set(record.id, room);
    return room;
  }

  async #readAgain(id: string): Promise<void> {
    const record = await this.#stored(id);
    const room = this.#inHand.get(id);
    if (room === undefined) return;
    if (record === null) {
      this.#inHand.delete(id);
      room.close();
      return;
    }
    if (record.revision <= room.record.revision) return;
    room.record = record;
    await room.tell();
  }

  /** Another process did something. */
  #hearOf(change: Change): void {
    if (change.kind === 'room') this.#meanwhile(this.#readAgain(change.room));
    // What is told of a table is told of a room too: their ids are never the same.
    else if (change.kind === 'people') this.#meanwhile(this.#inHand.get(change.table)?.lookAgain());
    else if (change.kind === 'player') this.playerChanged(change.player);
  }

  #meanwhile(work: Promise<void> | undefined): void {
    work?.catch((error: unknown) => this.#options.report('room', error));
  }

  #now(): number {
    return this.#options.house.clock.now();
  }
}

/** So short a number is no secret to whoever has the database, but it is not there to be read. */
function hashOf(room: string, pass: string): string {
  return createHash('sha256').update(`${room} ${pass}`).digest('base64url');
}
