import type { Level } from '#contract/bot.ts';
import type { Json } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { isAsked } from '#kernel/asked.ts';
import type { Got } from '#protocol/http.ts';
import { chooser, type Move } from '#protocol/test/choose.ts';
import type { Seen, Visitor } from './visitor.ts';

/** Where everything that happens is written down. */
export interface Diary {
  readonly moves: number[];
  readonly bots: number[];
  readonly trouble: (what: string) => void;
  readonly ended: () => void;
}

export interface CrowdedTableOptions {
  readonly trial: AnyTrial;
  readonly level: Level;
  readonly people: readonly Visitor[];
  readonly thinks: number;
  readonly diary: Diary;
  readonly rng: Rng;
}

/** Milliseconds after which somebody asks again what was not done. */
const AGAIN = 2_000;
const TRIES = 10;

/** People at one table with one bot, who play match after match at their own pace. */
export class CrowdedTable {
  readonly #options: CrowdedTableOptions;
  readonly #choose: (view: unknown) => Move;
  readonly #bot: number;
  #id = '';
  #onlookers = new Set<Visitor>();
  /** By person: the step that they are thinking about. */
  readonly #thinking = new Map<Visitor, number>();
  /** Since when the table waits for the bot, and in which step. */
  #waits: { readonly step: number; readonly since: number } | null = null;
  #isClosed = false;

  constructor(options: CrowdedTableOptions) {
    this.#options = options;
    this.#choose = chooser(options.trial, options.rng);
    this.#bot = options.people.length;
  }

  get isPlaying(): boolean {
    return this.#id !== '' && this.#options.people[0]?.last?.outcome === null;
  }

  /** Sets up a match and begins it. */
  async begin(): Promise<void> {
    const { trial, level, people } = this.#options;
    const [host] = people;
    if (host === undefined) throw new Error('a table needs a host');
    const { id } = await this.#insist(() =>
      host.api.create({
        game: trial.game.id,
        config: trial.config as Json,
        visibility: 'link',
        clock: { kind: 'none' },
        seats: [...people.map(() => ({ kind: 'person' }) as const), { kind: 'bot', level }],
      }),
    );
    for (const [seat, person] of people.entries())
      await this.#insist(() => person.api.sit(id, { seat, entropy: `person ${seat}` }));
    await this.#insist(() => host.api.begin(id));
    if (this.#isClosed) return;
    this.#id = id;
    this.#thinking.clear();
    this.#waits = null;
    for (const person of people)
      person.watch(id, frame => {
        if (person === host) this.#lookAtBot(frame);
        this.#think(person, frame);
      });
    for (const one of this.#onlookers) one.watch(id, () => undefined);
  }

  /** Somebody who only looks on. */
  admit(onlooker: Visitor): void {
    this.#onlookers.add(onlooker);
    if (this.#id !== '') onlooker.watch(this.#id, () => undefined);
  }

  dismiss(onlooker: Visitor): void {
    this.#onlookers.delete(onlooker);
  }

  close(): void {
    this.#isClosed = true;
  }

  #think(person: Visitor, frame: Seen): void {
    const { thinks, people } = this.#options;
    if (frame.outcome !== null) {
      if (person === people[0]) this.#over();
      return;
    }
    if (!person.isAsked() || this.#thinking.get(person) === frame.step) return;
    const { step } = frame;
    this.#thinking.set(person, step);
    setTimeout(
      () => {
        void this.#play(person, step).finally(() => {
          // Not taken, and still asked: they think again.
          if (this.#thinking.get(person) !== step) return;
          this.#thinking.delete(person);
          if (person.last !== null && person.last.step === step) this.#think(person, person.last);
        });
      },
      thinks * 1000 * (0.5 + Math.random()),
    );
  }

  async #play(person: Visitor, step: number): Promise<void> {
    const { diary } = this.#options;
    const { last, table } = person;
    if (this.#isClosed || table === null || last?.step !== step || !person.isAsked()) return;
    const move = this.#choose(last.view);
    // Whoever is away at this moment waits for the network and not for the house.
    const isThere = person.isOpen;
    const at = performance.now();
    const answer = await person.client.play(table, step, move);
    const ms = performance.now() - at;
    if (!answer.ok) diary.trouble('rule' in answer ? answer.rule : answer.why);
    else if (isThere && person.isOpen) diary.moves.push(ms);
  }

  #lookAtBot(frame: Seen): void {
    const waits = this.#waits;
    const isWaiting = frame.outcome === null && isAsked(frame, this.#bot);
    if (waits !== null && (frame.step > waits.step || !isWaiting)) {
      this.#options.diary.bots.push(performance.now() - waits.since);
      this.#waits = null;
    }
    if (isWaiting && this.#waits === null) this.#waits = { step: frame.step, since: performance.now() };
  }

  #over(): void {
    if (this.#id === '') return;
    this.#id = '';
    this.#waits = null;
    this.#options.diary.ended();
    setTimeout(
      () => {
        if (!this.#isClosed)
          this.begin().catch((error: unknown) => this.#options.diary.trouble(String(error)));
      },
      this.#options.thinks * 1000 * Math.random(),
    );
  }

  async #insist<T>(ask: () => Promise<Got<T>>): Promise<T> {
    let why = '';
    for (let tries = 0; tries < TRIES && !this.#isClosed; tries++) {
      const got = await ask();
      if (got.ok) return got.value;
      ({ why } = got);
      this.#options.diary.trouble(`http ${why}`);
      await new Promise(resolve => setTimeout(resolve, AGAIN));
    }
    throw new Error(`the house says ${why}`);
  }
}
