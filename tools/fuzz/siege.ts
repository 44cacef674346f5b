import fc from 'fast-check';
import type { Json } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { isAsked } from '#kernel/asked.ts';
import { seedFromText } from '#kernel/fair.ts';
import { rngFor } from '#kernel/rng.ts';
import { api } from '#protocol/http.ts';
import { chooser } from '#protocol/test/choose.ts';
import { Attacker } from './attacker.ts';
import { messageOf } from './messages.ts';
import { everyReader, type Reader } from './readers.ts';
import { type Route, rawRequestOf, requestOf, routesOf } from './requests.ts';
import { anything, type Hints, pick } from './values.ts';

export interface SiegeOptions {
  readonly base: string;
  /** One of each game. */
  readonly trials: readonly AnyTrial[];
  /** How many messages, requests and readings. */
  readonly count: number;
  readonly seed: string;
  /** Told after each round. */
  readonly progress?: (sent: number) => Promise<void>;
  /** Milliseconds after which it ends, however many were sent. */
  readonly within?: number;
}

export interface Besieged {
  /** How often each kind of message, route and reader had its turn. */
  readonly sent: ReadonlyMap<string, number>;
  readonly troubles: readonly string[];
}

const ATTACKERS = 5;
/** What one of them sends before it waits until all is read. */
const ROUND = 40;
/** Moves of each game that are thrown at it. */
const WILD = 200;

/** Where attackers sit together. */
interface Target {
  readonly trial: AnyTrial;
  table: string;
}

/** People with seats at a table of each game send whatever comes to their minds. */
export async function besiege(options: SiegeOptions): Promise<Besieged> {
  const siege = new Siege(options, await everyReader(), await routesOf(options.base));
  await siege.run();
  return { sent: siege.sent, troubles: siege.troubles };
}

class Siege {
  readonly sent = new Map<string, number>();
  readonly troubles: string[] = [];
  readonly #options: SiegeOptions;
  readonly #rng: Rng;
  readonly #readers: readonly Reader[];
  readonly #routes: readonly Route[];
  readonly #targets: readonly Target[];
  readonly #wild: ReadonlyMap<string, readonly unknown[]>;
  #attackers: Attacker[] = [];
  /** Tokens of programs that nobody needs any more. */
  readonly #spare: string[] = [];
  #count = 0;

  constructor(options: SiegeOptions, readers: readonly Reader[], routes: readonly Route[]) {
    this.#options = options;
    this.#readers = readers;
    this.#routes = routes;
    this.#rng = rngFor(seedFromText(options.seed), 0);
    this.#targets = options.trials.map(trial => ({ trial, table: '' }));
    const seed = this.#rng.int(2 ** 30);
    this.#wild = new Map(
      options.trials.map(trial => [trial.game.id, fc.sample(trial.anyMove, { numRuns: WILD, seed })]),
    );
  }

  async run(): Promise<void> {
    const { base, count, progress, within = Number.POSITIVE_INFINITY } = this.#options;
    const until = performance.now() + within;
    for (let i = 0; i < ATTACKERS; i++)
      this.#attackers.push(new Attacker(base, await this.#newToken(`Attacker ${i}`)));
    for (const target of this.#targets) await this.#setUp(target);
    while (this.#count < count && performance.now() < until) {
      await Promise.all(this.#attackers.map(attacker => this.#round(attacker)));
      for (const target of this.#targets) await this.#renew(target);
      await progress?.(this.#count);
    }
    for (const attacker of this.#attackers) {
      this.troubles.push(...attacker.troubles);
      attacker.close();
    }
  }

  async #round(attacker: Attacker): Promise<void> {
    for (let i = 0; i < ROUND; i++) await this.#act(attacker);
    await attacker.settle(pick(this.#targets, this.#rng).table);
  }

  async #act(attacker: Attacker): Promise<void> {
    const rng = this.#rng;
    const hints = this.#hintsFor(attacker);
    const what = rng.int(100);
    if (what < 62) {
      const { kind, data } = messageOf(rng, hints);
      this.#note(kind);
      await (what === 0 ? attacker.sendFirst(data) : attacker.send(data));
    } else if (what < 84) await this.#askSomething(attacker, hints);
    else if (what === 84) {
      this.#note('raw bytes');
      await attacker.write(rawRequestOf(this.#routes, rng));
    } else {
      const { name, read } = pick(this.#readers, rng);
      this.#note(name);
      try {
        await read(rng);
      } catch (error) {
        this.troubles.push(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
      }
    }
  }

  async #askSomething(attacker: Attacker, hints: Hints): Promise<void> {
    const { base } = this.#options;
    const route = pick(this.#routes, this.#rng);
    this.#note(route.name);
    const token = route.isLast ? (this.#spare.pop() ?? 'nobody') : attacker.token;
    const answer = await attacker.ask(requestOf(route, { rng: this.#rng, hints, token, base }));
    const made = route.path === '/api/programs' ? /"token":"([\w-]+)"/.exec(answer)?.[1] : undefined;
    if (made !== undefined) this.#spare.push(made);
  }

  #hintsFor({ told, token }: Attacker): Hints {
    const { trial, table } = pick(this.#targets, this.#rng);
    const { game, config, seats } = trial;
    const last = lastIn(told.get(table));
    return {
      table: () => table,
      token: () => token,
      protocol: () => 1,
      move: rng => {
        const isLegal =
          last !== null && typeof last.viewer === 'number' && isAsked(last.envelope, last.viewer);
        if (isLegal && rng.int(2) === 0) return chooser(trial, rng)(last.envelope.view);
        return pick(this.#wild.get(game.id) ?? [{}], rng);
      },
      step: () => last?.envelope.step ?? 0,
      since: rng => rng.int((last?.envelope.step ?? 0) + 2),
      before: rng => rng.int((last?.envelope.step ?? 0) + 2),
      seat: rng => rng.int(seats + 1),
      code: () => table.slice(0, 8),
      game: () => game.id,
      config: rng => (rng.int(3) === 0 ? anything(rng) : config),
      p256dh: () => 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      endpoint: () => 'https://push.example/of-nobody',
    };
  }

  /** Somebody gave up, or all did: others sit down. */
  async #renew(target: Target): Promise<void> {
    const [host] = this.#attackers;
    const info = await api(this.#options.base, { token: host?.token ?? '' }).info(target.table);
    if (!info.ok || info.value.status !== 'playing') await this.#setUp(target);
  }

  async #setUp(target: Target): Promise<void> {
    const { trial } = target;
    const apis = this.#attackers.slice(0, trial.seats).map(({ token }) => api(this.#options.base, { token }));
    const order = {
      game: trial.game.id,
      config: trial.config as Json,
      visibility: 'public' as const,
      clock: { kind: 'none' as const },
      chat: true,
      seats: apis.map(() => ({ kind: 'person' as const })),
    };
    const made = await apis[0]?.create(order);
    // They set up tables of their own too, as many as they may: some of these must go first.
    if (made?.ok !== true) return this.#makeRoom();
    for (const [seat, one] of apis.entries()) await one.sit(made.value.id, { seat, entropy: 'siege' });
    const begun = await apis[0]?.begin(made.value.id);
    if (begun?.ok !== true) this.troubles.push(`a table does not begin: ${begun?.why ?? ''}`);
    target.table = made.value.id;
  }

  async #makeRoom(): Promise<void> {
    for (const attacker of this.#attackers) attacker.close();
    const { base } = this.#options;
    for (const { token, troubles } of this.#attackers) {
      this.troubles.push(...troubles);
      await api(base, { token }).eraseMe();
    }
    this.#attackers = [];
    for (let i = 0; i < ATTACKERS; i++)
      this.#attackers.push(new Attacker(base, await this.#newToken(`Attacker ${i}`)));
    for (const target of this.#targets) await this.#setUp(target);
  }

  async #newToken(name: string): Promise<string> {
    const made = await api(this.#options.base).program(name);
    if (!made.ok) throw new Error(`nobody comes in: ${made.why}`);
    return made.value.token;
  }

  #note(what: string): void {
    this.#count += 1;
    this.sent.set(what, (this.sent.get(what) ?? 0) + 1);
  }
}

function lastIn(text: string | undefined) {
  if (text === undefined) return null;
  const { viewer, frames } = JSON.parse(text) as {
    viewer: number | 'spectator';
    frames: { envelope: Last }[];
  };
  const envelope = frames.at(-1)?.envelope;
  return envelope === undefined ? null : { viewer, envelope };
}

type Last = Parameters<typeof isAsked>[0] & { readonly step: number; readonly view: unknown };
