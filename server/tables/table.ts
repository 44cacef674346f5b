import type { AnyGame, Seat } from '#contract/game.ts';
import type { RawLog } from '#kernel/log.ts';
import type { AboutTable, FromClient, Moving } from '#protocol/from-client.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import type { Acted, Command } from '#table/hosted/command.ts';
import { Bucket } from '../bucket.ts';
import type { PlayerRecord, SeatRecord, TableRecord } from '../store/records.ts';
import { type Answered, no } from './answered.ts';
import { Audience } from './audience.ts';
import { type AtTable, CatchingUp } from './catching-up.ts';
import { Company } from './company.ts';
import { type AnyHostedMatch, ifReadable, type Played, UnreadableMatch } from './deal.ts';
import type { Names } from './names.ts';
import { NO_PAST, pastOf, pieceOf } from './past-frames.ts';
import * as seating from './seating.ts';
import type { Services } from './services.ts';
import { type Keeping, StoredTable } from './stored-table.ts';
import { TableBots } from './table-bots.ts';
import { Talk } from './talk.ts';
import { Tries } from './tries.ts';
import { Turnstile } from './turnstile.ts';
import type { Watcher } from './watcher.ts';

/** What all tables of one house share. */
export interface Shared extends Services, Keeping {
  readonly names: Names;
  /** Aborted when the house closes. */
  readonly closing: AbortSignal;
  /** Told of every change once it is durable; with the match, if that began or went on. */
  readonly changed: (table: Table, match: AnyHostedMatch | null) => void;
  /** Told when a match is over, stopped or given up. */
  readonly ended: (table: string) => void;
}

/** A table nobody touches for so many milliseconds is let go, and rebuilt from the store when somebody does. */
const REST = 60_000;
/** Another process may write to the same table: so often is tried again on what it wrote. */
const TRIES = 4;
/** What a seat does beside moves, at once and each second: hands over, takes back, offers to stop. */
const DEEDS = { burst: 20, perSecond: 0.2 };

/**
 * One online table: its match, those who watch, its clock and its bots. Whatever is asked of it is done in turn, one
 * thing after the other, so that nothing is seen half done: each public method that waits for anything enters the
 * queue by itself, and the queue is out of everybody's reach.
 */
export class Table {
  readonly game: AnyGame;
  readonly #shared: Shared;
  readonly #stored: StoredTable;
  readonly #audience: Audience;
  readonly #company: Company;
  readonly #talk: Talk;
  readonly #bots: TableBots;
  /** Null where nothing that is tried is shown. */
  readonly #tries: Tries | null;
  /** By seat, see DEEDS. */
  readonly #deeds: Bucket[] = [];
  /** Since when nobody used it, as far as was looked. */
  #restsSince: number | null = null;
  readonly #turnstile = new Turnstile();
  readonly #catchingUp: CatchingUp;

  constructor(record: TableRecord, played: Played, shared: Shared) {
    this.game = played.game;
    this.#shared = shared;
    const inTurn = (task: () => Promise<void>): Promise<void> => this.#inTurn(task);
    this.#stored = new StoredTable(record, played, shared);
    this.#audience = new Audience(shared.clock);
    this.#company = new Company(this.#stored, this.#audience, { shared, inTurn });
    this.#talk = new Talk(record.id, shared);
    const parts = {
      stored: this.#stored,
      audience: this.#audience,
      company: this.#company,
      talk: this.#talk,
    };
    this.#catchingUp = new CatchingUp(parts, { inTurn, closing: shared.closing });
    this.#tries = played.tries.length === 0 ? null : new Tries(played, this.#audience);
    this.#bots = new TableBots(played.game, { table: record.id, owner: record.host }, shared);
  }

  get record(): TableRecord {
    return this.#stored.record;
  }

  get isBusy(): boolean {
    return this.#turnstile.isBusy;
  }

  get isWatched(): boolean {
    return this.#audience.size > 0;
  }

  /** Lets go of what nobody used for a while. True if nobody would miss the whole table. */
  rest(now: number): boolean {
    // Where nothing more will happen, nobody comes back to it in a moment.
    const isOver = this.record.status !== 'open' && this.record.status !== 'playing';
    this.#restsSince ??= now;
    if (this.isBusy || (now - this.#restsSince < REST && !isOver)) return false;
    this.#audience.forgetFrames();
    return !this.isWatched;
  }

  /** When all that was asked so far is done. */
  async idle(): Promise<void> {
    while (this.isBusy) await this.#inTurn(async () => undefined);
  }

  /** `viewer`: the id of a player, or null for anybody. */
  info(viewer: string | null): Promise<TableInfo> {
    return this.#inTurn(async () => {
      await this.#shared.names.learn(seating.namedAt(this.record));
      if (!this.isWatched) await this.#company.look();
      // One that was played under older rules can be told of, though no longer played.
      await this.#stored.load().catch(ifReadable);
      return this.#company.info(viewer);
    });
  }

  /** Does the match wait for this player? */
  isAsked(player: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const match = await this.#stored.load().catch(ifReadable);
      const viewer = match?.viewerOf(player) ?? 'spectator';
      return viewer !== 'spectator' && match?.isAsked(viewer) === true;
    });
  }

  /** The seat asked for, or the first free one. A rematch begins once all sit; in mid-game one takes over from a bot. */
  sit(
    player: PlayerRecord,
    wish: { readonly seat?: number; readonly entropy: string },
  ): Promise<Answered<{ readonly seat: number }>> {
    return this.#inTurn(async () => {
      const seated = await this.#change(record => seating.sit(record, player.id, wish));
      // Whoever asked for a rematch wants to play: with the last yes it begins, and nobody has to say so.
      if (seated.ok && this.record.previous !== null) await this.#begin(this.record.host);
      if (seated.ok && this.record.status === 'playing') await this.#takeOver(seated.seat);
      return seated;
    });
  }

  stand(player: PlayerRecord): Promise<Answered> {
    return this.#inTurn(() => this.#change(record => seating.stand(record, player.id)));
  }

  ready(player: PlayerRecord, isReady: boolean): Promise<Answered> {
    return this.#inTurn(() => this.#change(record => seating.setReady(record, player.id, isReady)));
  }

  /** By the host: an empty seat, or a bot's. */
  setSeat(player: PlayerRecord, seat: Seat, to: Exclude<SeatRecord, { kind: 'person' }>): Promise<Answered> {
    const isHere = (who: string): boolean => this.#company.isHere(who);
    return this.#inTurn(async () => {
      await this.#company.look();
      return this.#change(record => seating.setSeat(record, player.id, { seat, to, isHere }));
    });
  }

  setChat(player: PlayerRecord, on: boolean): Promise<Answered> {
    return this.#inTurn(() => this.#change(record => seating.setChat(record, player.id, on)));
  }

  /** By the host, when every seat is taken and every person is ready; or without waiting for those who are not. */
  begin(player: Pick<PlayerRecord, 'id'>, waits = true): Promise<Answered> {
    return this.#inTurn(() => this.#begin(player.id, waits));
  }

  /** A bot plays on for somebody: of their own will, or because the others want it so. */
  lend(player: string, t: 'hand-over' | 'relieve'): Promise<void> {
    return this.#inTurn(async () => {
      const seat = seating.seatOf(this.record, player);
      if (seat !== null && this.record.status === 'playing') await this.#take({ t, seat });
    });
  }

  /** Somebody sits there in place of another, with all that the seat knows; both are shown what they may see now. */
  reseat(from: string, to: string): Promise<Answered> {
    return this.#inTurn(async () => {
      const reseated = await this.#change(record => seating.reseat(record, from, to));
      if (reseated.ok) this.#audience.showAnew(this.#stored.match, this.record, [from, to]);
      return reseated;
    });
  }

  /** A new table with the seats moved on by one, set up by `setUp`: the same one for everybody who asks. */
  rematch(
    player: PlayerRecord,
    setUp: (next: seating.Opening) => Promise<TableRecord>,
  ): Promise<Answered<{ readonly id: string }>> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const { record } = this;
        if (record.next !== null) return { ok: true, id: record.next };
        if (record.status === 'open' || record.status === 'playing') return no('not-finished');
        if (seating.seatOf(record, player.id) === null) return no('not-seated');
        const { id } = await setUp(seating.rematchOf(record, player.id));
        if (await this.#save(seating.changed(record, { next: id }))) return { ok: true, id };
        await this.#shared.store.tables.remove(id);
      }
      return no('busy');
    });
  }

  /** Something a client sent about this table; whatever it is, it is answered. */
  hear(watcher: Watcher, message: AboutTable): Promise<void> {
    if (message.t === 'history') return this.#tellPast(watcher, message);
    if (message.t === 'watch') return this.#letIn(watcher, message);
    return this.#inTurn(() => {
      switch (message.t) {
        case 'unwatch':
          this.#company.go(watcher);
          return Promise.resolve();
        case 'say':
          return this.#talk.say(watcher, message, {
            seat: seating.seatOf(this.record, watcher.player.id),
            mayWrite: this.record.chat,
            audience: this.#audience,
          });
        case 'try':
          this.#tries?.hear(this.#stored.match, watcher.player.id, message);
          return Promise.resolve();
        default:
          return this.#act(watcher, message);
      }
    });
  }

  /** Their socket is closed. */
  leave(watcher: Watcher): Promise<void> {
    return this.#inTurn(async () => this.#company.go(watcher));
  }

  /** Somebody is about to be erased: they leave, or give up what they play. */
  async quit(player: PlayerRecord): Promise<void> {
    await this.#inTurn(async () => {
      await this.#change(record => seating.goAway(record, player.id));
      const seat = seating.seatOf(this.record, player.id);
      if (seat !== null && this.record.status === 'playing')
        await this.#take({ t: 'resign', seat }).catch(ifReadable);
    });
  }

  /** Time may have run out, or a bot may have been forgotten with a process that died. */
  look(): Promise<void> {
    return this.#inTurn(async () => {
      const match = await this.#stored.load().catch(async (error: unknown) => {
        // Nothing can be done here, now or in a quarter of a second: it must not stand in the way of the others.
        if (error instanceof UnreadableMatch) await this.#stored.setAside();
        throw error;
      });
      if (match?.status === 'playing') await this.#take({ t: 'tick' });
    });
  }

  /** What everybody saw of a finished match, kept for the day when these rules are no longer those of the house. */
  async archive(): Promise<void> {
    const { bots, store } = this.#shared;
    const log = await this.#inTurn(() => this.#stored.log().catch(ifReadable));
    const gzipped = log === null ? null : await bots.archive(log);
    if (gzipped !== null) await store.tables.archive(this.record.id, gzipped);
  }

  /** It may have changed in another process. */
  catchUp(): Promise<void> {
    return this.#catchingUp.withAll();
  }

  /** What another process did here. Whoever watches is shown it. */
  hearOf(change: AtTable): Promise<void> {
    return this.#catchingUp.with(change);
  }

  /** An outage was given back to the clocks: whoever watches is shown what is left. */
  showClocks(): Promise<void> {
    return this.#inTurn(async () => {
      const { match } = this.#stored;
      if (match !== null && match.due !== null) this.#audience.show(match, this.record);
    });
  }

  /** Somebody who sits here has another name or face, or none any more. */
  playerChanged(): Promise<void> {
    return this.#inTurn(() => this.#tellAll());
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    this.#restsSince = null;
    return this.#turnstile.enter(task);
  }

  async #begin(player: string, waits = true): Promise<Answered> {
    const next = seating.begin(this.record, player, this.#shared.clock.now(), waits);
    if (!next.ok) return next;
    const match = await this.#stored.begin(next.record).catch((error: unknown) => this.#unsure(error));
    if (typeof match === 'string') {
      await this.#catchingUp.showAll();
      return no(match);
    }
    await this.#company.tellInfo();
    this.#audience.show(match, this.record);
    this.#shared.changed(this, match);
    this.#wakeBots(match);
    return { ok: true };
  }

  /** Somebody who was awaited has come: from now on they see what their seat sees, and play. */
  async #takeOver(seat: Seat): Promise<void> {
    const match = await this.#stored.load();
    if (match?.handedOver(seat) === 'awaited') await this.#take({ t: 'take-back', seat });
  }

  async #change<T>(
    make: (record: TableRecord) => Answered<T & { readonly record: TableRecord }>,
  ): Promise<Answered<T>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const next = make(this.record);
      if (!next.ok) return next;
      const { record, ...answer } = next;
      if (record === this.record || (await this.#save(record))) return answer;
    }
    return no('busy');
  }

  async #save(record: TableRecord): Promise<boolean> {
    const isSaved = await this.#stored.save(record).catch((error: unknown) => this.#unsure(error));
    if (isSaved) await this.#tellAll();
    // What another process wrote instead: it may have begun there.
    else await this.#catchingUp.showAll();
    return isSaved;
  }

  async #watch(watcher: Watcher, { id, since, seat }: Extract<FromClient, { t: 'watch' }>): Promise<void> {
    const match = await this.#stored.load();
    // They may have gone while this waited in the queue.
    if (watcher.isGone) return;
    const isFirst = !this.isWatched;
    this.#audience.lookFrom(watcher, seat);
    await this.#company.come(watcher);
    if (match !== null) {
      // A client that has everything up to `since` lacks what came after it; the last frame is sent anyway.
      const lacks = since === undefined ? Number.POSITIVE_INFINITY : since + 1;
      const past = lacks < match.step ? (await this.#past(match, watcher)).frames : [];
      const missed = past.filter(({ envelope: { step } }) => step >= lacks && step < match.step);
      this.#audience.showFrames(watcher, match, { record: this.record, missed });
      if (this.#stored.isHolder) this.#wakeBots(match);
    }
    watcher.send({ t: 'talk', table: this.record.id, said: await this.#talk.recent(isFirst) });
    watcher.send({ t: 'done', id });
  }

  /** What they missed is put together while others play on: once it is their turn it is there. */
  async #letIn(watcher: Watcher, message: Extract<FromClient, { t: 'watch' }>): Promise<void> {
    const { since } = message;
    if (since !== undefined) {
      const past = await this.#inTurn(async () => {
        const match = await this.#stored.load();
        return match !== null && since + 1 < match.step ? { told: this.#past(match, watcher) } : null;
      });
      await past?.told;
    }
    return this.#inTurn(() => this.#watch(watcher, message));
  }

  /** Others play on while a story is put together. */
  async #tellPast(
    watcher: Watcher,
    { id, before, changes }: Extract<FromClient, { t: 'history' }>,
  ): Promise<void> {
    const past = await this.#inTurn(async () => {
      const match = await this.#stored.load();
      return match === null ? null : { told: this.#past(match, watcher) };
    });
    const told = past === null ? NO_PAST : await past.told;
    const about = `"t":"history","id":${JSON.stringify(id)},"table":"${this.record.id}"`;
    watcher.sendText(`{${about},${pieceOf(told, before, changes === true)}}`);
  }

  #past(match: AnyHostedMatch, watcher: Watcher): ReturnType<typeof pastOf> {
    return pastOf(match, this.#audience.viewerOf(match, watcher), {
      game: this.game,
      log: (): Promise<RawLog> => this.#stored.log(),
      asker: watcher.address,
    });
  }

  /** A move or another deed of somebody who sits here. */
  async #act(watcher: Watcher, message: Moving): Promise<void> {
    const { meter } = this.#shared;
    const { id } = message;
    const playing = this.#stored.match ?? (await this.#stored.load());
    if (playing === null) return watcher.send({ t: 'error', id, why: 'not-playing' });
    const seat = this.#audience.viewerOf(playing, watcher);
    if (seat === 'spectator') return watcher.send({ t: 'error', id, why: 'not-seated' });
    if (message.t === 'relieve' && (message.seat === seat || !(await this.#company.mayRelieve(message.seat))))
      return watcher.send({ t: 'error', id, why: 'not-now' });
    if (message.t !== 'play' && this.#isTooMuch(seat))
      return watcher.send({ t: 'error', id, why: 'too-many' });
    const about = message.t === 'relieve' ? message.seat : seat;
    // Whatever is no move is answered by itself, whether a frame comes with it or not.
    const asker = message.t === 'play' ? { watcher, id } : undefined;
    const acted = await this.#take({ ...message, seat: about }, asker);
    switch (acted.tag) {
      case 'done':
        meter.acknowledged.inc();
        // To whoever watches, a move is answered by the frame that shows it.
        if (message.t === 'play' && watcher.watching.has(this.record.id)) return undefined;
        return watcher.send({ t: 'done', id });
      case 'repeat':
        return watcher.send({ t: 'done', id });
      case 'refused': {
        const { rule, facts } = acted.refusal;
        meter.refused.inc({ reason: rule });
        return watcher.send({ t: 'refused', id, step: this.#stored.match?.step ?? 0, rule, facts });
      }
      case 'trouble':
        meter.refused.inc({ reason: acted.why });
        return watcher.send({ t: 'error', id, why: acted.why });
    }
  }

  /** Moves end with the match. All else can be done and undone for ever, and is kept in the log. */
  #isTooMuch(seat: Seat): boolean {
    this.#deeds[seat] ??= new Bucket(DEEDS);
    return this.#deeds[seat].take(this.#shared.clock.now()) > 0;
  }

  /** Acts, and once that is durable shows it to those who watch; those whose turn it is hear of it, bots and people. */
  async #take(command: Command, asker?: { readonly watcher: Watcher; readonly id: string }): Promise<Acted> {
    const before = this.#stored.match;
    let acted: Acted;
    try {
      acted = await this.#stored.act(command);
    } catch (error) {
      return this.#unsure(error);
    }
    const { match } = this.#stored;
    // Another process had written something else: whoever watches here sees what.
    if (acted.tag !== 'done' && before !== null && match !== before) await this.#catchingUp.showStored();
    if (acted.tag !== 'done' || match === null) return acted;
    const isOver = match.status !== 'playing';
    if (acted.events.length > 0) {
      this.#audience.show(match, this.record, asker);
      // Others may have taken over a seat, say, before this was written.
      const isReread = match !== before;
      if (isOver || isReread || acted.events.some(({ kind }) => kind !== 'choice'))
        this.#company.tellInfo().catch((error: unknown) => this.#shared.report('info', error));
      this.#shared.changed(this, match);
    }
    if (isOver) this.#shared.ended(this.record.id);
    else if (match.asks.length > 0) this.#wakeBots(match);
    return acted;
  }

  /** Whether it was written before something broke, only the store knows: whoever watches sees what it says. */
  async #unsure(error: unknown): Promise<never> {
    await this.#catchingUp.showStored().catch(() => this.#catchingUp.again());
    throw error;
  }

  #wakeBots(match: AnyHostedMatch): void {
    this.#bots.wake(match, {
      match: () => this.#stored.match,
      inTurn: task => this.#inTurn(task),
      take: command => this.#take(command),
    });
  }

  /** To those who watch, and to those who follow lists. */
  async #tellAll(): Promise<void> {
    await this.#company.tellInfo();
    this.#shared.changed(this, null);
  }
}
