import type { Profiler } from 'node:inspector/promises';
import type { Worker } from 'node:worker_threads';
import { type Ask, Threads } from './threads.ts';

type Frame = Pick<Profiler.ProfileNode['callFrame'], 'functionName' | 'url'>;

/**
 * What a function belongs to, by its name or its file. Of a stack the innermost frame that is named here decides, and of
 * several lines the first.
 */
const PARTS: readonly (readonly [part: string, name: RegExp | null, file: RegExp | null])[] = [
  ['clearing memory', /^\(garbage collector\)$/, null],
  ['sockets: writing, by the system', /^(writev|write(Latin1|Utf8|Ascii)String|writeBuffer)$/, /^$/],
  ['to the thread that writes, and back', /^(postMessage|receiveMessageOnPort)$/, null],
  [
    'a match that begins or ends',
    /^(newTable|create|sit|begin|#begin|#setUp|#watch|come|archive|#archiveOne)$/,
    null,
  ],
  [
    'lists, and who is here',
    null,
    /server\/tables\/(news|lobby|seated|fair-share|names|people|company|talk|table-info)\.ts$/,
  ],
  ['sockets: reading', /^onStreamRead$/, null],
  ['sockets: reading', null, /ws\/lib\/|internal\/stream_base/],
  ['sockets: writing', null, /internal\/streams\/|node:net$/],
  ['parsing what comes', null, /protocol\/from-client\.ts$/],
  ['the rules of the game', null, /games\/\w+\/rules\/|bench\/five14\.ts$/],
  ['log, fingerprint, envelopes', null, /\/kernel\//],
  ['seats, clocks, repeats', null, /table\/hosted\//],
  ['what those who watch are told', null, /protocol\/edits\.ts$|server\/tables\/audience\.ts$/],
  ['counting for /metrics', null, /prom-client|server\/figures\/|server\/metrics\.ts$/],
  ['the store, on the thread that serves', null, /server\/store\//],
  ['house, table, queue', null, /server\/tables\//],
  ['sockets: our side', null, /server\/ws\//],
];
const UNDER = 'turns of the event loop, promises, all under JavaScript';

/**
 * Where the processor's time of this process goes, all threads together. How much each thread takes is measured while
 * nobody looks inside; what the one that serves does in it, by a profile that comes after.
 */
export class CpuParts {
  readonly #threads = new Threads();
  readonly #workers = new Set<Worker>();
  #ask: Ask | undefined;
  #since: Times | undefined;

  /** To be made before any thread begins. */
  constructor() {
    process.on('worker', worker => {
      this.#workers.add(worker);
      worker.once('exit', () => this.#workers.delete(worker));
    });
  }

  async reset(): Promise<void> {
    this.#since = await this.#times();
  }

  /** Microseconds since `reset`. */
  async taken(): Promise<Taken> {
    const until = await this.#times();
    const since = this.#since ?? until;
    const all = until.all - since.all;
    const main = until.main - since.main;
    const others = new Map<string, number>();
    let rest = all - main;
    for (const [name, { user, system }] of until.workers) {
      const before = since.workers.get(name) ?? { user: 0, system: 0 };
      const took = { user: user - before.user, system: system - before.system };
      rest -= sum(took);
      if (name === 'store') {
        others.set('the thread that writes: SQLite', took.user);
        others.set('the thread that writes: the disk, by the system', took.system);
      } else others.set(`threads of ${name}`, sum(took));
    }
    others.set('the engine’s own threads: clearing memory, compiling', rest);
    return { all, main, others: Object.fromEntries(others) };
  }

  async startProfile(): Promise<void> {
    this.#ask = (await this.#threads.connect())[0]?.ask;
    await this.#ask?.('Profiler.enable');
    await this.#ask?.('Profiler.setSamplingInterval', { interval: 250 });
    await this.#ask?.('Profiler.start');
  }

  /** The parts of what the thread that serves does, as shares of one. */
  async profiled(): Promise<Readonly<Record<string, number>>> {
    if (this.#ask === undefined) throw new Error('no profile was begun');
    const { profile } = (await this.#ask('Profiler.stop')) as Profiler.StopReturnType;
    this.#threads.disconnect();
    return Object.fromEntries(sharesOf(profile));
  }

  async #times(): Promise<Times> {
    const workers = new Map<string, NodeJS.CpuUsage>();
    for (const worker of this.#workers) workers.set(worker.threadName ?? '', await worker.cpuUsage());
    return { all: sum(process.cpuUsage()), main: sum(process.threadCpuUsage()), workers };
  }
}

export interface Taken {
  readonly all: number;
  /** By the thread that serves. */
  readonly main: number;
  readonly others: Readonly<Record<string, number>>;
}

interface Times {
  /** Microseconds. */
  readonly all: number;
  readonly main: number;
  readonly workers: ReadonlyMap<string, NodeJS.CpuUsage>;
}

function sum({ user, system }: NodeJS.CpuUsage): number {
  return user + system;
}

/** Of the time in which the thread did not wait. */
function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> {
  const parents = new Map<number, Profiler.ProfileNode>();
  for (const node of nodes) for (const child of node.children ?? []) parents.set(child, node);
  const byNode = new Map(nodes.map(node => [node.id, partOf(node, parents)]));
  const times = new Map<string, number>();
  let busy = 0;
  for (const [index, id] of samples.entries()) {
    const part = byNode.get(id) ?? UNDER;
    const time = timeDeltas[index] ?? 0;
    if (part === '') continue;
    busy += time;
    times.set(part, (times.get(part) ?? 0) + time);
  }
  return new Map([...times].map(([part, time]) => [part, time / busy]));
}

/** Empty while it waits. */
function partOf(leaf: Profiler.ProfileNode, parents: ReadonlyMap<number, Profiler.ProfileNode>): string {
  if (leaf.callFrame.functionName === '(idle)') return '';
  for (let node: Profiler.ProfileNode | undefined = leaf; node !== undefined; node = parents.get(node.id)) {
    const { callFrame } = node;
    const found = PARTS.find(([, name, file]) => isMeant(callFrame, name, file));
    if (found !== undefined) return found[0];
  }
  return UNDER;
}

function isMeant({ functionName, url }: Frame, name: RegExp | null, file: RegExp | null): boolean {
  return (name === null || name.test(functionName)) && (file === null || file.test(url));
}
