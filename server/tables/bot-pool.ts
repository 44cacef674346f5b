import { Worker } from 'node:worker_threads';
import type { Level } from '#contract/bot.ts';
import type { RawLog } from '#kernel/log.ts';
import { systemSeed } from '#table/system-seed.ts';
import type { Answer, Errand } from './bot-worker.ts';

/** A bot that thinks longer is broken: its thread is ended, and the caller plays what an absent player would. */
const PATIENCE = 10_000;

interface Waiting {
  readonly errand: Errand;
  readonly resolve: (move: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Long work never runs on the thread that serves people. One errand at a time for each thread, the others wait. */
export class BotPool {
  readonly #size: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Waiting>();
  readonly #queue: Waiting[] = [];
  /** Archives: no player waits for them. */
  readonly #later: Waiting[] = [];
  #next = 0;
  #isClosed = false;

  constructor(size = 1) {
    this.#size = size;
  }

  think(
    game: string,
    view: unknown,
    { level, kinds }: { readonly level: Level; readonly kinds: readonly string[] | null },
  ): Promise<unknown> {
    const id = this.#next++;
    return this.#ask({ ask: 'move', id, game, view, level, kinds, seed: systemSeed() }, this.#queue);
  }

  /** What everybody saw of a finished match, to keep; null if nobody here knows the game. Bots come first. */
  async archive(log: RawLog): Promise<Uint8Array | null> {
    const id = this.#next++;
    const found = await this.#ask({ ask: 'archive', id, log: JSON.stringify(log) }, this.#later);
    return found instanceof Uint8Array ? found : null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const workers = [...this.#idle, ...this.#busy.keys()];
    for (const { reject } of [...this.#queue, ...this.#later, ...this.#busy.values()])
      reject(new Error('the house closes'));
    this.#queue.length = 0;
    this.#later.length = 0;
    this.#busy.clear();
    await Promise.all(workers.map(worker => worker.terminate()));
  }

  #ask(errand: Errand, queue: Waiting[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      queue.push({ errand, resolve, reject });
      this.#pump();
    });
  }

  #pump(): void {
    const queue = this.#queue.length > 0 ? this.#queue : this.#later;
    const [waiting] = queue;
    if (this.#isClosed || waiting === undefined) return;
    const worker = this.#idle.pop() ?? (this.#busy.size < this.#size ? this.#hire() : undefined);
    if (worker === undefined) return;
    queue.shift();
    this.#busy.set(worker, waiting);
    worker.ref();
    worker.postMessage(waiting.errand);
    setTimeout(() => {
      if (this.#busy.get(worker) === waiting) this.#dismiss(worker, new Error('a bot thought for too long'));
    }, PATIENCE).unref();
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url));
    worker.on('message', (answer: Answer) => this.#settle(worker, answer));
    worker.on('error', error =>
      this.#dismiss(worker, error instanceof Error ? error : new Error(String(error))),
    );
    return worker;
  }

  #settle(worker: Worker, answer: Answer): void {
    const waiting = this.#busy.get(worker);
    if (waiting === undefined) return;
    this.#busy.delete(worker);
    // An idle thread does not keep the process alive.
    worker.unref();
    this.#idle.push(worker);
    if ('error' in answer) waiting.reject(new Error(answer.error));
    else waiting.resolve(answer.found);
    this.#pump();
  }

  #dismiss(worker: Worker, error: Error): void {
    const waiting = this.#busy.get(worker);
    this.#busy.delete(worker);
    const at = this.#idle.indexOf(worker);
    if (at !== -1) this.#idle.splice(at, 1);
    worker.terminate().catch(() => undefined);
    waiting?.reject(error);
    this.#pump();
  }
}
