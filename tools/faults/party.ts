import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { canonical } from '#kernel/fingerprint.ts';
import { api, type Got } from '#protocol/http.ts';
import type { Clock } from '#protocol/limits.ts';
import { chooser, type Move } from '#protocol/test/choose.ts';
import { type Doors, Guest, type Witness } from './guest.ts';
import { Ledger } from './ledger.ts';

/** One match that the party played, and all that was lived through there. */
export interface Played {
  readonly table: string;
  readonly game: AnyTrial['game'];
  readonly ledger: Ledger;
}

export interface PartyOptions {
  readonly doors: Doors;
  /** Through which sockets go, if they go another way. */
  readonly sockets?: Doors;
  /** How many of the last seats are bots', of the least level. */
  readonly bots?: number;
  readonly witness: Witness;
  readonly rng: Rng;
  readonly clock?: Clock;
  /** Milliseconds that each rests after a move. */
  readonly pace?: number;
}

/** Milliseconds between two tries at a door, and how long it may take until somebody opens. */
const AGAIN = 100;
const PATIENCE = 30_000;
/** After the last fault, everything goes on within so many milliseconds. */
const RECOVERY = 20_000;

/** People at one table who play match after match, whatever breaks around them. */
export class Party {
  readonly played: Played[] = [];
  readonly #trial: AnyTrial;
  readonly #options: PartyOptions;
  readonly #choose: (view: unknown) => Move;
  readonly #guests: readonly Guest[];
  #moves = 0;
  #isStopping = false;
  #playing: Promise<void> = Promise.resolve();
  #failure: string | null = null;

  /** One for each seat, and one who looks on. */
  static async open(trial: AnyTrial, options: PartyOptions): Promise<Party> {
    const { doors, sockets = doors, witness, bots = 0 } = options;
    const guests: Guest[] = [];
    const people = trial.seats - bots;
    for (let i = 0; i <= people; i++) {
      const name = i < people ? `${trial.game.id} ${i}` : `${trial.game.id} spectator`;
      const { token } = await insist(() => api(doors()).program(name));
      guests.push(new Guest({ name, token, doors: sockets, witness }));
    }
    return new Party(trial, options, guests);
  }

  constructor(trial: AnyTrial, options: PartyOptions, guests: readonly Guest[]) {
    this.#trial = trial;
    this.#options = options;
    this.#guests = guests;
    this.#choose = chooser(trial, options.rng);
  }

  /** Of the game that they play. */
  get id(): string {
    return this.#trial.game.id;
  }

  get guests(): readonly Guest[] {
    return this.#guests;
  }

  /** Moves that were acknowledged so far. */
  get acknowledged(): number {
    return this.played.reduce((sum, { ledger }) => sum + ledger.acknowledged, 0);
  }

  /** Asked, and not answered. */
  get underWay(): number {
    return this.#moves;
  }

  /** Why they play no more; null while all is well. */
  get failure(): string | null {
    return this.#failure;
  }

  begin(): void {
    this.#playing = this.#playAll().catch((error: unknown) => {
      this.#failure = `${this.id}: ${String(error)}`;
    });
  }

  /**
   * After the last fault: one more move is made everywhere, then all is answered, and everybody sees the same. Rejects
   * if that does not come to pass.
   */
  async end(): Promise<void> {
    const before = this.acknowledged;
    await within(RECOVERY, `${this.id} goes on`, () => this.acknowledged > before);
    this.#isStopping = true;
    const late = sleep(RECOVERY * 2).then(() => Promise.reject(new Error(`${this.id}: no answer`)));
    late.catch(() => undefined);
    await Promise.race([this.#playing, late]);
    // What is still on its way to them.
    await sleep(AGAIN);
  }

  leave(): void {
    this.#isStopping = true;
    for (const guest of this.#guests) guest.close();
  }

  async #playAll(): Promise<void> {
    while (!this.#isStopping) {
      const { table, ledger } = await this.#setUp();
      this.played.push({ table, game: this.#trial.game, ledger });
      await Promise.all(this.#guests.slice(0, -1).map((guest, seat) => this.#playAt(table, guest, seat)));
      await this.#seenByAll();
    }
  }

  /** Nobody leaves before everybody has seen the last step. */
  async #seenByAll(): Promise<void> {
    const latest = (): number => Math.max(...this.#guests.map(({ last }) => last?.step ?? 0));
    await within(RECOVERY, `${this.id} is seen by all`, () =>
      this.#guests.every(({ last }) => last !== null && last.step === latest()),
    );
  }

  async #setUp(): Promise<{ readonly table: string; readonly ledger: Ledger }> {
    const { doors, clock = { kind: 'none' } } = this.#options;
    const { game, config, seats } = this.#trial;
    const at = (guest: Guest) => api(doors(), { token: guest.token });
    const players = this.#guests.slice(0, -1);
    const host = this.#guests[0] as Guest;
    const kinds = Array.from({ length: seats }, (_, seat) =>
      seat < players.length ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: 1 } as const),
    );
    const order = {
      game: game.id,
      config: config as Json,
      visibility: 'link' as const,
      clock,
      chat: true,
      seats: kinds,
    };
    const { id: table } = await insist(() => at(host).create(order));
    for (const [seat, guest] of players.entries())
      await insist(() => at(guest).sit(table, { seat, entropy: `entropy of ${seat}` }));
    const ledger = new Ledger(this.#guests.map(({ name }) => name));
    for (const guest of this.#guests) guest.watch(table, ledger);
    // An answer may have been lost on its way: then it has begun already.
    await insist(async () => {
      const begun = await at(host).begin(table);
      return begun.ok || begun.why !== 'not-open' ? begun : { ok: true, value: {} };
    });
    return { table, ledger };
  }

  /** Until the match is over, or the party ends. */
  async #playAt(table: string, guest: Guest, seat: Seat): Promise<void> {
    const { pace = 30, rng } = this.#options;
    const { ledger } = this.played.at(-1) as Played;
    for (let count = 0; !this.#isOver(guest); count++) {
      if (this.#isStopping) return;
      if (guest.isAsked && guest.last !== null) {
        const { step, view } = guest.last;
        await this.#ask({
          table,
          guest,
          ledger,
          seat,
          step,
          move: this.#choose(view),
          id: `${seat}-${count}`,
        });
      }
      await sleep(pace / 2 + rng.int(pace));
    }
  }

  /** Under the same id until the house says yes or no. */
  async #ask({ table, guest, ledger, seat, step, move, id }: Asking): Promise<void> {
    ledger.ask(id, seat, canonical(move as Json));
    this.#moves += 1;
    for (const until = performance.now() + PATIENCE; performance.now() < until; await sleep(AGAIN)) {
      const answer = await guest.client.play(table, step, move, id);
      const tag = answer.ok ? 'done' : 'rule' in answer || isFinal(answer.why) ? 'refused' : 'unknown';
      ledger.answer(id, tag);
      if (tag !== 'unknown') break;
    }
    this.#moves -= 1;
  }

  #isOver({ info }: Guest): boolean {
    return info?.status === 'over' || info?.status === 'stopped';
  }
}

interface Asking {
  readonly table: string;
  readonly guest: Guest;
  readonly ledger: Ledger;
  readonly seat: Seat;
  readonly step: number;
  readonly move: Move;
  readonly id: string;
}

/** A no that stays one, unlike that of a house which is busy, or not there. */
function isFinal(why: string): boolean {
  return why === 'not-playing' || why === 'not-now' || why === 'not-seated';
}

/** Asks until it is done. */
async function insist<T>(ask: () => Promise<Got<T>>): Promise<T> {
  let why = '';
  for (const until = performance.now() + PATIENCE; performance.now() < until; await sleep(AGAIN)) {
    const got = await ask();
    if (got.ok) return got.value;
    why = got.why;
  }
  throw new Error(`the house says ${why}`);
}

async function within(ms: number, what: string, holds: () => boolean): Promise<void> {
  for (const until = performance.now() + ms; !holds(); await sleep(AGAIN / 4))
    if (performance.now() > until) throw new Error(`not within ${ms} ms: ${what}`);
}
