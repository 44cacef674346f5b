import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '#tools/faults/servers.ts';
import { ensureClient } from '#tools/setup/client.mjs';
import { inRoot } from '#tools/setup/root.mjs';
import { quantile } from '../figures.ts';
import type { Ask, Lived, Plan, Told } from './plan.ts';
import { boundBetween, byThread, grown, meanBetween, type Scraped, scrape } from './scrape.ts';

export type CrowdOptions = Pick<Plan, 'tables' | 'sockets' | 'thinks' | 'stays'>;

/** What came of one stretch of time. Times in milliseconds, sizes in MB, shares of one core in percent. */
export type Stretch = {
  readonly seconds: number;
  readonly sockets: number;
  readonly playing: number;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  readonly bots: number;
  readonly botP50: number;
  readonly botP99: number;
  readonly botMost: number;
  readonly botShare: number | null;
  /** What the disk took of a move, on average; within what it took 99 of 100, and what those took in the server as a whole. */
  readonly disk: number | null;
  readonly diskP99: number | null;
  readonly serverP99: number | null;
  readonly memory: number;
  readonly heapAfterGc: number;
  readonly heaps: Readonly<Record<string, number>>;
  readonly tablesInHand: number;
  readonly handles: number;
  readonly loopP99: number;
  readonly cpu: Readonly<Record<string, number>>;
  readonly cpuWhole: number;
  readonly peopleLagP99: number;
  readonly peopleCpu: number;
  readonly ended: number;
  readonly left: number;
  readonly troubles: Readonly<Record<string, number>>;
};

/** Processes of people: as many as are surely faster than the server. */
const PARTS = 2;
/** Milliseconds in which everybody must have come in. */
const ENTRY = 600_000;

/** A real server on SQLite, and people in other processes who come in from many addresses. */
export class Crowd {
  readonly #server: ServerProcess;
  readonly #people: readonly ChildProcess[];
  readonly #folder: string;
  #scraped: Scraped = new Map();
  #lived: readonly Lived[] = [];
  #at = 0;

  /** `script`: what is started instead of the server with its pages, which need a build. */
  static async open(options: CrowdOptions, script?: readonly string[]): Promise<Crowd> {
    if (script === undefined) await ensureClient(process.execPath);
    const folder = mkdtempSync(join(tmpdir(), 'etagere-crowd-'));
    const server = new ServerProcess({
      place: { folder },
      script: script ?? [inRoot('server', 'main.ts')],
      breaks: [],
      settings: { TRUST_PROXY: '1' },
    });
    await server.start();
    const { base } = server;
    if (base === null) throw new Error('the server ended');
    const people = Array.from({ length: PARTS }, () => fork(join(import.meta.dirname, 'people.ts')));
    const crowd = new Crowd(server, people, folder);
    try {
      await Promise.all(
        people.map((one, part) => ask(one, { ask: 'plan', plan: { ...options, base, part, parts: PARTS } })),
      );
      await crowd.stretch();
    } catch (error) {
      await crowd.close();
      throw error;
    }
    return crowd;
  }

  constructor(server: ServerProcess, people: readonly ChildProcess[], folder: string) {
    this.#server = server;
    this.#people = people;
    this.#folder = folder;
  }

  /** What the server wrote as an error. */
  get complaints(): readonly string[] {
    return this.#server.complaints;
  }

  /** All that happened since this was last asked. */
  async stretch(): Promise<Stretch> {
    const { base } = this.#server;
    if (base === null) throw new Error(`the server ended: ${this.complaints.join('\n')}`);
    const [before, was] = [this.#scraped, this.#lived];
    const since = this.#at;
    this.#scraped = await scrape(base);
    this.#at = performance.now();
    const told = await Promise.all(this.#people.map(one => ask(one, { ask: 'report' })));
    this.#lived = told.flatMap(one => (one.told === 'lived' ? [one.lived] : []));
    return stretchOf({
      seconds: (this.#at - since) / 1000,
      scraped: { before, now: this.#scraped },
      lived: { before: was, now: this.#lived },
    });
  }

  async close(): Promise<void> {
    for (const one of this.#people) if (one.connected) one.disconnect();
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

interface Between<T> {
  readonly before: T;
  readonly now: T;
}

function stretchOf({
  seconds,
  scraped,
  lived,
}: {
  readonly seconds: number;
  readonly scraped: Between<Scraped>;
  readonly lived: Between<readonly Lived[]>;
}): Stretch {
  const { before, now } = scraped;
  const at = (name: string): number => now.get(name) ?? 0;
  const all = (which: 'moves' | 'bots'): readonly number[] => lived.now.flatMap(one => one[which]);
  const sum = (of: (one: Lived) => number, among: readonly Lived[] = lived.now): number =>
    among.reduce((total, one) => total + of(one), 0);
  const since = (of: (one: Lived) => number): number => sum(of) - sum(of, lived.before);
  const [moves, bots] = [all('moves'), all('bots')];
  const share = meanBetween(before, now, 'etagere_bot_share');
  const disk = meanBetween(before, now, 'etagere_durable_write_seconds');
  const within = (name: string): number | null => {
    const bound = boundBetween(before, now, name, 0.99);
    return bound === null ? null : round(bound * 1000);
  };
  const cpuBefore = byThread(before, 'etagere_thread_cpu_seconds');
  return {
    seconds: Math.round(seconds),
    sockets: sum(one => one.sockets),
    playing: sum(one => one.playing),
    moves: moves.length,
    p50: round(quantile(moves, 0.5)),
    p99: round(quantile(moves, 0.99)),
    most: round(quantile(moves, 1)),
    bots: bots.length,
    botP50: round(quantile(bots, 0.5)),
    botP99: round(quantile(bots, 0.99)),
    botMost: round(quantile(bots, 1)),
    botShare: share === null ? null : round(share, 2),
    disk: disk === null ? null : round(disk * 1000),
    diskP99: within('etagere_durable_write_seconds'),
    serverP99: within('etagere_move_seconds'),
    memory: inMegabytes(at('process_resident_memory_bytes')),
    heapAfterGc: inMegabytes(at('etagere_heap_after_gc_bytes')),
    heaps: mapped(byThread(now, 'etagere_thread_heap_bytes'), inMegabytes),
    tablesInHand: at('etagere_open_tables'),
    handles: at('nodejs_active_handles_total'),
    loopP99: round(at('nodejs_eventloop_lag_p99_seconds') * 1000),
    cpu: mapped(byThread(now, 'etagere_thread_cpu_seconds'), (value, thread) =>
      round((100 * (value - (cpuBefore[thread] ?? 0))) / seconds, 0),
    ),
    cpuWhole: round((100 * grown(before, now, 'process_cpu_seconds_total')) / seconds, 0),
    peopleLagP99: round(Math.max(...lived.now.map(({ lagMs }) => lagMs))),
    peopleCpu: round((100 * since(one => one.cpuSeconds)) / seconds, 0),
    ended: since(one => one.ended),
    left: since(one => one.left),
    troubles: troublesSince(lived),
  };
}

function troublesSince({ before, now }: Between<readonly Lived[]>): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [sign, among] of [
    [1, now],
    [-1, before],
  ] as const)
    for (const { troubles } of among)
      for (const [what, count] of Object.entries(troubles)) found[what] = (found[what] ?? 0) + sign * count;
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0));
}

function mapped(
  all: Readonly<Record<string, number>>,
  make: (value: number, key: string) => number,
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, make(value, key)]));
}

function inMegabytes(bytes: number): number {
  return round(bytes / 1_048_576);
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

function ask(process: ChildProcess, message: Ask): Promise<Told> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('people do not answer')), ENTRY);
    const gone = (): void => reject(new Error('a process of people ended'));
    process.once('exit', gone);
    process.once('message', (told: Told) => {
      clearTimeout(late);
      process.off('exit', gone);
      if (told.told === 'failed') reject(new Error(told.why));
      else resolve(told);
    });
    process.send(message);
  });
}
