import { setTimeout as sleep } from 'node:timers/promises';
import type { Json } from '#contract/json.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { seedFromText } from '#kernel/fair.ts';
import { rngFor } from '#kernel/rng.ts';
import { chooser } from '#protocol/test/choose.ts';
import { Player, valueOf } from '#protocol/test/player.ts';

/** What somebody waited for, in milliseconds. */
export interface Waited {
  readonly moves: number[];
  readonly bots: number[];
  readonly ready: number[];
}

/** Milliseconds between two moves, and between two questions. */
const PAUSE = 40;

/** People who play and ask, and note how long each answer took. */
export class Victim {
  waited: Waited = { moves: [], bots: [], ready: [] };
  readonly #base: string;
  readonly #trial: AnyTrial;
  readonly #people: readonly Player[];
  #isClosed = false;

  static async open(base: string, trial: AnyTrial): Promise<Victim> {
    const people = await Promise.all(['Anne', 'Basile', 'Chloé'].map(name => Player.enter(base, name)));
    const victim = new Victim(base, trial, people);
    const [anne, basile, chloe] = people as [Player, Player, Player];
    void victim.#playOn([anne, basile]);
    void victim.#playOn([chloe]);
    void victim.#lookOn();
    return victim;
  }

  constructor(base: string, trial: AnyTrial, people: readonly Player[]) {
    this.#base = base;
    this.#trial = trial;
    this.#people = people;
  }

  /** Forgets what was waited for so far. */
  begin(): void {
    this.waited = { moves: [], bots: [], ready: [] };
  }

  close(): void {
    this.#isClosed = true;
    for (const person of this.#people) person.close();
  }

  /** Match after match: against one another, or against the easiest bot. */
  async #playOn(known: readonly Player[]): Promise<void> {
    const choose = chooser(this.#trial, rngFor(seedFromText(`${known.length}`), 0));
    for (let count = 0; !this.#isClosed; ) {
      // A player remembers the last match: the same people come anew.
      const people = known.map(
        ({ id: player, token }) => new Player(this.#base, { player: { id: player }, token }),
      );
      const id = await this.#setUp(people);
      for (;;) {
        await Promise.race(people.map(one => one.until(() => one.isAsked || one.last?.turn === null)));
        const asked = people.find(({ isAsked }) => isAsked);
        if (asked?.last === undefined || this.#isClosed) break;
        const { step, view } = asked.last;
        const start = performance.now();
        await asked.client.play(id, step, choose(view), `move-${count++}`);
        this.waited.moves.push(performance.now() - start);
        if (people.length === 1 && asked.last.turn !== null && !asked.isAsked) {
          await asked.until(() => asked.isAsked || asked.last?.turn === null);
          this.waited.bots.push(performance.now() - start);
        }
        await sleep(PAUSE);
      }
      for (const one of people) one.close();
    }
  }

  async #setUp(people: readonly Player[]): Promise<string> {
    const [host] = people as [Player];
    const { game, config } = this.#trial;
    const seats = [0, 1].map(seat =>
      seat < people.length ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: 1 } as const),
    );
    const order = {
      game: game.id,
      config: config as Json,
      visibility: 'link',
      clock: { kind: 'none' },
      seats,
    } as const;
    const { id } = valueOf(await host.api.create(order));
    for (const [seat, one] of people.entries()) valueOf(await one.api.sit(id, { seat, entropy: `${seat}` }));
    for (const one of people) one.watch(id);
    valueOf(await host.api.begin(id));
    await Promise.all(people.map(one => one.until(() => one.last?.turn !== null && one.last !== undefined)));
    return id;
  }

  async #lookOn(): Promise<void> {
    while (!this.#isClosed) {
      const start = performance.now();
      await fetch(`${this.#base}/readyz`).catch(() => undefined);
      this.waited.ready.push(performance.now() - start);
      await sleep(PAUSE);
    }
  }
}
