import type { Level } from '#contract/bot.ts';
import {
  allowed,
  type By,
  type MatchRules,
  type Seat,
  type Shape,
  type Verdict,
  type Viewer,
} from '#contract/game.ts';
import type { Log } from '#kernel/log.ts';
import type { Envelope, Match, TableRule } from '#kernel/match.ts';
import { type Ask, askOf, thinkAbout } from './prompt.ts';

/** Who sits where. A person may hold several chairs of one device. */
export type Chair =
  /** `face`: a drawn one, by its number, of whoever has one on a server. `isLent`: a bot plays there for them. */
  | { readonly kind: 'person'; readonly name: string; readonly face?: number; readonly isLent?: true }
  | { readonly kind: 'bot'; readonly level: Level };

/** What plays in the place of a person. */
const STAND_IN: Level = 3;

/** The level of the bot that plays there now, for itself or for a person; null where a person does. */
export function botAt(chair: Chair | undefined): Level | null {
  if (chair?.kind === 'bot') return chair.level;
  return chair?.isLent === true ? STAND_IN : null;
}

export interface Device<S extends Shape> {
  /**
   * What a bot chooses; with `kinds`, what it would interrupt with, or null if it lets the others go on. Runs
   * elsewhere: in a worker.
   */
  readonly think: (
    view: S['view'],
    level: Level,
    kinds: readonly string[] | null,
  ) => Promise<S['move'] | null>;
  /** Whether a person makes the moves of this bot now; without it nobody does. */
  readonly isPlayedFor?: (seat: Seat) => boolean;
  /** Returns once the log is safe. A move is shown only then. */
  readonly save: (log: Log<S>) => Promise<void>;
  /** Milliseconds, from any start. */
  readonly now: () => number;
  /** The table cannot go on: a bot or the store failed. Nothing that was shown is lost. */
  readonly fail: (error: unknown) => void;
}

/** One match on one device: persons, bots, and a log that is saved before anything is shown. */
export class LocalTable<S extends Shape> {
  #chairs: readonly Chair[];
  readonly #game: MatchRules<S>;
  readonly #match: Match<S>;
  readonly #device: Device<S>;
  readonly #listeners = new Set<() => void>();
  #last: number;
  #closed = false;
  /** The step in which the bots were last asked. */
  #woken = -1;
  /** Choices are taken one after the other, whoever makes them. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(game: MatchRules<S>, match: Match<S>, chairs: readonly Chair[], device: Device<S>) {
    this.#game = game;
    this.#match = match;
    this.#chairs = chairs;
    this.#device = device;
    this.#last = device.now();
  }

  get chairs(): readonly Chair[] {
    return this.#chairs;
  }

  get step(): number {
    return this.#match.step;
  }

  get over(): boolean {
    return this.#match.over;
  }

  /** For export and replay, once the match is over or on one's own device. */
  get log(): Log<S> {
    return this.#match.log;
  }

  envelope(viewer: Viewer): Envelope<S> {
    return this.#match.envelope(viewer);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Lets the bots begin. */
  start(): void {
    this.#wakeBots();
  }

  /** The rules' own answer, without doing anything: what a hand hovers over. */
  check(seat: Seat, move: S['move']): Verdict<S['rule']> {
    return this.#game.check(this.#match.envelope(seat).view, move);
  }

  submit(seat: Seat, move: unknown, step = this.step): Promise<Verdict<S['rule'] | TableRule>> {
    return this.#enqueue(() => this.#take(seat, move, step, 'player'));
  }

  /** A bot plays on for the person who sits there, from the present choice on, until they take their seat back. */
  lend(seat: Seat): Promise<void> {
    return this.#enqueue(async () => {
      const chair = this.#chairs[seat];
      if (chair?.kind !== 'person' || chair.isLent === true) return;
      await this.#reseat(seat, { ...chair, isLent: true });
      this.#wakeBots(seat);
    });
  }

  /** What its bot was about to choose is left undone. */
  takeBack(seat: Seat): Promise<void> {
    return this.#enqueue(async () => {
      const chair = this.#chairs[seat];
      if (chair?.kind !== 'person') return;
      const { isLent: _, ...own } = chair;
      await this.#reseat(seat, own);
    });
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
  }

  async #take(
    seat: Seat,
    move: unknown,
    step: number,
    by: Exclude<By, 'clock'>,
  ): Promise<Verdict<S['rule'] | TableRule>> {
    const now = this.#device.now();
    const elapsedMs = Math.max(0, Math.round(now - this.#last));
    const taken = this.#match.submit({ seat, move, step, elapsedMs, by });
    if (!taken.ok) return taken;
    this.#last = now;
    await this.#device.save(this.#match.log);
    for (const listener of this.#listeners) listener();
    this.#wakeBots();
    return allowed;
  }

  async #reseat(seat: Seat, chair: Chair): Promise<void> {
    this.#chairs = this.#chairs.with(seat, chair);
    await this.#device.save(this.#match.log);
    for (const listener of this.#listeners) listener();
  }

  /** `newcomer`: the one bot that was not there when this step began. */
  #wakeBots(newcomer?: Seat): void {
    const { outline } = this.#match;
    const { turn, step } = outline;
    // Asked once a step: while choices wait for one another, the bots are already thinking.
    if (turn === null || (step === this.#woken && newcomer === undefined)) return;
    this.#woken = step;
    for (const seat of newcomer === undefined ? this.#chairs.keys() : [newcomer]) {
      const level = botAt(this.#chairs[seat]);
      const ask = askOf(outline, seat);
      if (level === null || ask === null || this.#device.isPlayedFor?.(seat) === true) continue;
      this.#think(seat, level, ask)
        .then(move => (move === null ? undefined : this.#enqueue(() => this.#takeFor(seat, move, step))))
        .catch((error: unknown) => this.#device.fail(error));
    }
  }

  /** Somebody may have been quicker, or taken their seat back: then this was an answer to another prompt. */
  async #takeFor(seat: Seat, move: S['move'], step: number): Promise<void> {
    if (this.#closed || this.step !== step || botAt(this.#chairs[seat]) === null) return;
    await this.#take(seat, move, step, 'bot');
  }

  #think(seat: Seat, level: Level, ask: Ask): Promise<S['move'] | null> {
    const { view } = this.#match.envelope(seat);
    return thinkAbout(ask, kinds => this.#device.think(view, level, kinds));
  }

  #enqueue<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(task);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}
