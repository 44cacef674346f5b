import type { Level } from '#contract/bot.ts';
import { refused, type Seat } from '#contract/game.ts';
import type { RawLog } from '#kernel/log.ts';
import type { Moving } from '#protocol/from-client.ts';
import { AWAY } from '#protocol/limits.ts';
import type { TableEvent } from '#table/hosted/events.ts';
import type { Acted, Command } from '#table/hosted/hosted-match.ts';
import { thinkAbout } from '#table/prompt.ts';
import type { Store } from '../store/store.ts';
import { type Keeper, UnreadableTable } from './keeper.ts';
import type { News } from './news.ts';
import type { AnyHostedMatch, OpenTable } from './open-table.ts';
import { changed, seatOf } from './seating.ts';
import type { Watcher } from './watcher.ts';

/** Does long work elsewhere: thinks for a bot, writes an archive. */
export interface Thinker {
  think(
    game: string,
    view: unknown,
    how: { readonly level: Level; readonly kinds: readonly string[] | null },
  ): Promise<unknown>;
  /** What everybody saw of a finished match, gzipped; null if nobody knows the game. */
  archive(log: RawLog): Promise<Uint8Array | null>;
}

/** What is counted. */
export interface Meter {
  acknowledged(): void;
  refused(reason: string): void;
  /** Milliseconds that an append took to be durable. */
  durable(ms: number): void;
}

/** What a house works with. */
export interface Services {
  readonly store: Store;
  readonly bots: Thinker;
  readonly meter: Meter;
  /** Something that should not happen did. Never with secrets. */
  readonly report: (what: string, error: unknown) => void;
  /** It is somebody's turn in a slow game, and they have no page open. */
  readonly notify?: (player: string, table: { readonly id: string; readonly game: string }) => void;
  /** See AWAY; shorter in tests. */
  readonly awayMs?: number;
}

interface PlayOptions extends Services {
  readonly keeper: Keeper;
  readonly news: News;
  readonly ended: (table: OpenTable) => void;
}

/** If this process dies while a bot thinks, another look is taken after so long. */
const BOT_PATIENCE = 3_000;
/** How often time is looked at. */
const EVERY = 250;
const AT_ONCE = 200;
const TRIES = 4;
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

/** What is done at tables that are being played: by people, by bots, by the clock. */
export class Play {
  readonly #options: PlayOptions;
  #sweeping: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #clearedAt = 0;

  constructor(options: PlayOptions) {
    this.#options = options;
  }

  /** From now on time runs out, and bots move, also at tables that nobody has open. */
  start(): void {
    this.#sweeping = setTimeout(() => {
      this.#sweep()
        .catch((error: unknown) => this.#options.report('sweep', error))
        .finally(() => {
          if (!this.#isClosed) this.start();
        });
    }, EVERY);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#sweeping);
  }

  /** Those whose turn it is hear of it. */
  began(table: OpenTable, match: AnyHostedMatch): void {
    this.wakeBots(table, match);
    this.#notify(table, match);
  }

  /** A move or another deed of somebody who sits there. Only inside the table's queue. */
  async act(watcher: Watcher, table: OpenTable, message: Moving): Promise<void> {
    const { meter } = this.#options;
    const seat = seatOf(table.record, watcher.player.id);
    if (seat === null) {
      watcher.send({ t: 'error', id: message.id, why: 'not-seated' });
      return;
    }
    if (message.t === 'relieve' && (message.seat === seat || !this.#mayRelieve(table, message.seat))) {
      watcher.send({ t: 'error', id: message.id, why: 'not-now' });
      return;
    }
    const acted = await this.#take(table, commandOf(message, seat), { watcher, id: message.id });
    switch (acted.tag) {
      case 'done':
        meter.acknowledged();
        // A move is answered by the frame that shows it, to whoever watches.
        if (message.t !== 'play' || !table.watchers.has(watcher)) watcher.send({ t: 'done', id: message.id });
        return;
      case 'repeat':
        watcher.send({ t: 'done', id: message.id });
        return;
      case 'refused':
        meter.refused(acted.refusal.rule);
        watcher.send({
          t: 'refused',
          id: message.id,
          step: table.match?.step ?? 0,
          rule: acted.refusal.rule,
          facts: acted.refusal.facts,
        });
        return;
      case 'trouble':
        meter.refused(acted.why);
        watcher.send({ t: 'error', id: message.id, why: acted.why });
    }
  }

  /** Only inside the table's queue. */
  async resign(table: OpenTable, player: string): Promise<void> {
    const seat = seatOf(table.record, player);
    if (seat !== null) await this.#take(table, { kind: 'resign', seat });
  }

  /** Nobody is held hostage by somebody who is gone; in a slow game one may be. */
  #mayRelieve(table: OpenTable, seat: Seat): boolean {
    const { seats, clock } = table.record;
    const there = seats[seat];
    if (there?.kind !== 'person' || clock.kind === 'days') return false;
    const { awayMs = AWAY } = this.#options;
    const now = Date.now();
    const since = table.awaySince(there.player);
    if (since !== null) return now - since >= awayMs;
    // Here, and yet they let everybody wait.
    const asked = table.match?.askedSince(seat) ?? null;
    return asked !== null && now - asked >= awayMs * 2;
  }

  /** Asks the bots of this step, each once. */
  wakeBots(table: OpenTable, match: AnyHostedMatch): void {
    const { step } = match;
    for (const { seat, level, kinds, must } of match.asks()) {
      if (table.woken.get(seat) === step) continue;
      table.woken.set(seat, step);
      this.#think(table, match, { seat, level, kinds, must })
        .then(move =>
          move === null || this.#isClosed
            ? undefined
            : table.queue.run(() => this.#answerOfBot(table, { seat, step, must }, move)),
        )
        .catch((error: unknown) => {
          if (!this.#isClosed) this.#options.report('bot', error);
        });
    }
  }

  async #answerOfBot(
    table: OpenTable,
    { seat, step, must }: { readonly seat: Seat; readonly step: number; readonly must: boolean },
    move: unknown,
  ): Promise<void> {
    // Somebody may have been quicker: then this was an answer to another question.
    if (table.match?.step !== step) return;
    const acted = await this.#take(table, { kind: 'play', seat, move, step, by: 'bot' });
    if (acted.tag === 'done') return;
    // The owner is back, or it broke a rule. Should the seat be the bot's again in this step, it is asked again.
    table.woken.delete(seat);
    if (acted.tag !== 'refused' || !must || table.match?.step !== step) return;
    this.#options.report('bot', new Error(`a bot broke ${acted.refusal.rule}`));
    const fallback = table.game.fallback(table.match.envelope(seat).view);
    await this.#take(table, { kind: 'play', seat, move: fallback, step, by: 'bot' });
  }

  /** Acts, and shows what came of it once it is durable. */
  async #take(
    table: OpenTable,
    command: Command,
    asked?: { readonly watcher: Watcher; readonly id: string },
  ): Promise<Acted> {
    for (let tries = 0; tries < TRIES; tries++) {
      const match = table.match ?? (await this.#options.keeper.matchOf(table));
      if (match === null) return { tag: 'trouble', why: 'not-playing' };
      const now = Date.now();
      table.usedAt = now;
      const acted = this.#trying(table, () => match.act(command, now));
      if (acted.tag !== 'done') return acted;
      if (await this.#keep(table, match, acted.events, now)) {
        this.#show(table, match, acted.events, asked);
        return acted;
      }
      // Another process was quicker. What it wrote is the truth: does this still answer it?
    }
    return { tag: 'refused', refusal: refused('table.stale', { step: table.match?.step ?? 0 }) };
  }

  /** If the rules break down, what is in hand may be half done: the next to come rebuilds it. */
  #trying<T>(table: OpenTable, work: () => T): T {
    try {
      return work();
    } catch (error) {
      table.match = null;
      throw error;
    }
  }

  /** Whether the events are durable. If not, the match in hand is ahead of the store and is let go. */
  async #keep(
    table: OpenTable,
    match: AnyHostedMatch,
    events: readonly TableEvent[],
    at: number,
  ): Promise<boolean> {
    const first = match.count - events.length + 1;
    const { status, outcome } = match;
    const started = performance.now();
    let answer: 'done' | 'conflict';
    try {
      answer = await this.#options.store.events.append({
        match: table.record.id,
        events: events.map((event, i) => ({ seq: first + i, at, event })),
        due: dueOf(match),
        ...(status === 'playing' ? {} : { end: { status, outcome, endedAt: at } }),
      });
    } catch (error) {
      // Whether it was written before the line broke, only the store knows; whoever watches sees what it says.
      await this.showStored(table).catch(() => undefined);
      throw error;
    }
    this.#options.meter.durable(performance.now() - started);
    if (answer === 'conflict') {
      await this.#options.keeper.readAgain(table);
      return false;
    }
    if (status !== 'playing') table.record = changed(table.record, { status, outcome, endedAt: at });
    return true;
  }

  /** What is in hand may be old: whoever watches sees what the store says. Only inside the table's queue. */
  async showStored(table: OpenTable): Promise<void> {
    const { keeper, news } = this.#options;
    await keeper.readAgain(table);
    if (table.watchers.size === 0) return;
    await keeper.matchOf(table);
    await news.info(table);
    news.listed(table);
    news.frame(table);
  }

  #show(
    table: OpenTable,
    match: AnyHostedMatch,
    events: readonly TableEvent[],
    asked?: { readonly watcher: Watcher; readonly id: string },
  ): void {
    const { news, report, ended } = this.#options;
    news.frame(table, asked);
    const isOver = match.status !== 'playing';
    if (isOver || events.some(({ kind }) => kind !== 'choice'))
      news.info(table).catch((error: unknown) => report('info', error));
    news.listed(table);
    if (isOver) ended(table);
    else {
      this.wakeBots(table, match);
      this.#notify(table, match);
    }
  }

  /** A bot that fails plays as an absent player would. */
  async #think(
    table: OpenTable,
    match: AnyHostedMatch,
    ask: ReturnType<AnyHostedMatch['asks']>[number],
  ): Promise<unknown> {
    const { seat, level, must } = ask;
    const { view } = match.envelope(seat);
    const { bots, report } = this.#options;
    const { game } = table;
    try {
      return await thinkAbout(ask, kinds => bots.think(game.id, view, { level, kinds }));
    } catch (error) {
      if (this.#isClosed) return null;
      report('bot', error);
      return must ? game.fallback(view) : null;
    }
  }

  async #sweep(): Promise<void> {
    const { store, keeper, report } = this.#options;
    const now = Date.now();
    keeper.rest(now);
    await this.#clearAway(now);
    for (const id of await store.tables.due(now, AT_ONCE)) {
      const table = await keeper.get(id);
      // Where something is going on already, the next round looks again.
      if (table?.queue.isIdle !== true) continue;
      table.queue.run(() => this.#look(table)).catch((error: unknown) => report('clock', error));
    }
  }

  /** Tables that were set up and never begun are taken down after a week, unless somebody still waits there. */
  async #clearAway(now: number): Promise<void> {
    if (now - this.#clearedAt < HOUR) return;
    this.#clearedAt = now;
    const { store, keeper } = this.#options;
    for (const id of await store.tables.forgotten(now - WEEK, AT_ONCE)) {
      if ((keeper.inHand(id)?.watchers.size ?? 0) > 0) continue;
      keeper.forget(id);
      await store.tables.remove(id);
    }
  }

  /** Time may have run out, or a bot may have been forgotten with a process that died. */
  async #look(table: OpenTable): Promise<void> {
    const { id } = table.record;
    const { store } = this.#options;
    const match = await this.#options.keeper.matchOf(table).catch(async (error: unknown) => {
      // Nothing can be done here, now or in a quarter of a second: it must not stand in the way of the others.
      if (error instanceof UnreadableTable) await store.events.append({ match: id, events: [], due: null });
      throw error;
    });
    if (match === null || match.status !== 'playing') return;
    const now = Date.now();
    const events = this.#trying(table, () => match.tick(now));
    if (events.length === 0) {
      this.wakeBots(table, match);
      await store.events.append({ match: id, events: [], due: dueOf(match) });
    } else if (await this.#keep(table, match, events, now)) this.#show(table, match, events);
  }

  /** Whose turn it is in a slow game, with no page open, hears of it. */
  #notify({ record }: OpenTable, match: AnyHostedMatch): void {
    const { notify, news } = this.#options;
    if (notify === undefined || record.clock.kind !== 'days') return;
    for (const [seat, one] of record.seats.entries()) {
      if (one.kind === 'person' && match.isAsked(seat) && !news.isConnected(one.player))
        notify(one.player, { id: record.id, game: record.game });
    }
  }
}

function commandOf(message: Moving, seat: Seat): Command {
  switch (message.t) {
    case 'play': {
      const { id, step, move } = message;
      return { kind: 'play', seat, move, step, by: 'player', command: id };
    }
    case 'relieve':
      return { kind: 'relieve', seat: message.seat };
    case 'answer-stop':
      return { kind: 'answer-stop', seat, agrees: message.agrees };
    default:
      return { kind: message.t, seat };
  }
}

/** When this table must be looked at again, whoever is there. */
export function dueOf(match: AnyHostedMatch): number | null {
  if (match.status !== 'playing') return null;
  const bot = match.asks().some(({ must }) => must) ? Date.now() + BOT_PATIENCE : null;
  const { due } = match;
  if (bot === null || due === null) return bot ?? due;
  return Math.min(bot, due);
}
