import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '#contract/rng.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { seedFromText } from '#kernel/fair.ts';
import { rngFor } from '#kernel/rng.ts';
import { openStore } from '#server/store/open-store.ts';
import { check, type Problem } from './check.ts';
import type { Doors } from './guest.ts';
import { keptOf } from './kept.ts';
import { Party, type PartyOptions } from './party.ts';
import type { Place } from './place.ts';
import { ServerProcess } from './servers.ts';

export interface StageOptions {
  readonly place: Place;
  readonly processes: number;
  /** What is played, at one table each. */
  readonly trials: readonly AnyTrial[];
  readonly script: readonly string[];
  readonly breaks?: readonly string[];
  /** Settings of the servers, see docs/operate.md. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What stands before them, made once they run; guests go through it. */
  readonly front?: (servers: readonly string[]) => Promise<Doors>;
  /** How guests come and play. */
  readonly party?: (doors: Doors) => Pick<PartyOptions, 'clock' | 'pace' | 'bots' | 'sockets'>;
  /** Another seed, other moves and other moments. */
  readonly seed: string;
}

export interface Verdict {
  readonly matches: number;
  readonly acknowledged: number;
  readonly frames: number;
  readonly problems: readonly (Problem & { readonly table: string })[];
  /** What the servers wrote as errors. */
  readonly complaints: readonly string[];
}

/** Milliseconds without a move, whatever is broken, after which something is wrong. */
const PATIENCE = 60_000;

/** Real processes, and parties that play there from now on. */
export class Stage {
  readonly rng: Rng;
  readonly servers: readonly ServerProcess[];
  readonly parties: Party[] = [];
  readonly #options: StageOptions;

  static async open(options: StageOptions): Promise<Stage> {
    const stage = new Stage(options);
    await Promise.all(stage.servers.map(server => server.start()));
    const { place, trials, front } = options;
    const bases = stage.servers.map(({ base }) => base ?? '');
    const doors = front === undefined ? stage.doors : await front(bases);
    for (const trial of trials) {
      const party = await Party.open(trial, {
        doors,
        witness: place.witness,
        rng: stage.rng,
        ...options.party?.(stage.doors),
      });
      stage.parties.push(party);
      party.begin();
    }
    return stage;
  }

  constructor(options: StageOptions) {
    this.#options = options;
    this.rng = rngFor(seedFromText(options.seed), 0);
    const { place, processes, script, breaks = [], settings = {} } = options;
    this.servers = Array.from(
      { length: processes },
      () => new ServerProcess({ place: place.store, script, breaks, settings }),
    );
  }

  /** Any process that runs; if none does, one that did. */
  readonly doors: Doors = () => {
    const open = this.servers.flatMap(({ base }) => base ?? []);
    return open[this.rng.int(Math.max(1, open.length))] ?? 'http://localhost:9';
  };

  get acknowledged(): number {
    return this.parties.reduce((sum, party) => sum + party.acknowledged, 0);
  }

  get underWay(): number {
    return this.parties.reduce((sum, party) => sum + party.underWay, 0);
  }

  /** So many more moves are acknowledged. Rejects if that takes too long. */
  async moves(count: number): Promise<void> {
    const wanted = this.acknowledged + count;
    const until = performance.now() + PATIENCE;
    while (this.acknowledged < wanted) {
      if (performance.now() > until) throw new Error(`nobody moves: ${this.#complaints().join('\n')}`);
      await sleep(5);
    }
  }

  /** All goes on, then the parties end, the servers close, and everything is compared with what is stored. */
  async end(): Promise<Verdict> {
    const ends = await Promise.allSettled(this.parties.map(party => party.end()));
    const failures = ends.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []));
    const verdict = await this.abandon();
    return { ...verdict, complaints: [...failures, ...verdict.complaints] };
  }

  /** The same at once, where nothing can go on. */
  async abandon(): Promise<Verdict> {
    for (const party of this.parties) party.leave();
    await Promise.all(this.servers.map(server => server.stop()));
    return { ...(await this.#judge()), complaints: this.#complaints() };
  }

  #complaints(): readonly string[] {
    return [
      ...this.parties.flatMap(({ failure }) => failure ?? []),
      ...this.servers.flatMap(one => one.complaints),
    ];
  }

  async #judge(): Promise<Omit<Verdict, 'complaints'>> {
    const store = await openStore(this.#options.place.store);
    const problems: (Problem & { table: string })[] = [];
    let frames = 0;
    const played = this.parties.flatMap(party => party.played);
    for (const { table, game, ledger } of played) {
      const { history } = ledger;
      frames += history.shown.length;
      const kept = await keptOf(store, table, game);
      const found =
        kept === null ? [{ what: 'lost', where: 'the whole match' } as const] : check(history, kept);
      for (const { what, where } of found) problems.push({ what, where, table });
    }
    await store.close();
    return { matches: played.length, acknowledged: this.acknowledged, frames, problems };
  }
}
