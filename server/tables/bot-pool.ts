import { Worker } from 'node:worker_threads';
import type { Level } from '#contract/bot.ts';
import type { RawLog } from '#kernel/log.ts';
import { systemSeed } from '#table/system-seed.ts';
import type { Stored } from '../store/match-file.ts';
import { type Asker, BotQueue, type BotTask } from './bot-queue.ts';
import type { Answer, Errand, ThreadTask } from './bot-worker.ts';
import type { Fit } from './check-match.ts';

/** A bot that thinks longer is broken: its thread is ended, and the caller plays what an absent player would. */
const PATIENCE = 10_000;

/** What is counted, see metrics.ts. */
export interface BotMeter {
  readonly botsWaiting: { set(length: number): void };
  /** Seconds from asking for a bot's move to a thread that thinks about it. */
  readonly botWait: { observe(seconds: number): void };
  /** Of its usual work, what a bot's move got. */
  readonly botShare: { observe(share: number): void };
}

interface Waiting {
  /** `share`: see BotQueue. */
  readonly errand: (share: number) => Errand;
  readonly resolve: (move: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Asked extends Waiting, BotTask {
  readonly kind: 'move';
  readonly since: number;
}

/** No player waits for it. */
interface Later extends Waiting {
  readonly kind: 'later';
}

/** One of the threads, and what it is busy with. */
interface Thread {
  readonly worker: Worker;
  readonly task: ThreadTask;
  busy: Asked | Later | null;
  patience: ReturnType<typeof setTimeout> | undefined;
}

const THREAD_TASKS: readonly ThreadTask[] = ['bots', 'quick bots', 'archives'];

/** Long work never runs on the thread that serves people. One errand at a time for each thread, the others wait. */
export class BotPool {
  readonly #size: number;
  readonly #meter: BotMeter | undefined;
  readonly #threads = new Set<Thread>();
  readonly #queue: BotQueue<Asked>;
  readonly #later: Later[] = [];
  #next = 0;
  #isClosed = false;

  /** `size`: threads for bots; there is one more for those that are quick, and one for archives and checks. */
  constructor(size = 1, meter?: BotMeter) {
    this.#size = size;
    this.#queue = new BotQueue(undefined, size);
    this.#meter = meter;
  }

  think(
    game: string,
    view: unknown,
    {
      level,
      kinds,
      asker,
    }: { readonly level: Level; readonly kinds: readonly string[] | null; readonly asker: Asker },
  ): Promise<unknown> {
    const about = { ask: 'move', id: this.#next++, game, view, level, kinds, seed: systemSeed() } as const;
    return new Promise((resolve, reject) => {
      this.#queue.add({
        kind: 'move',
        errand: share => ({ ...about, share }),
        resolve,
        reject,
        game,
        level,
        asker,
        since: performance.now(),
      });
      this.#pump();
    });
  }

  /** What everybody saw of a finished match, to keep; null if nobody here knows the game. */
  async archive(log: RawLog): Promise<Uint8Array | null> {
    const found = await this.#doLater({ ask: 'archive', id: this.#next++, text: JSON.stringify(log) });
    return found instanceof Uint8Array ? found : null;
  }

  /** Plays a stored match again; null if nobody here knows the game. */
  async check(stored: Stored): Promise<Fit | null> {
    const found = await this.#doLater({ ask: 'check', id: this.#next++, text: JSON.stringify(stored) });
    return found as Fit | null;
  }

  /** Whether bots wait. */
  get isPressed(): boolean {
    return this.#queue.length > 0;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#threads];
    this.#threads.clear();
    const busy = threads.flatMap(thread => thread.busy ?? []);
    for (const { reject } of [...this.#queue.clear(), ...this.#later.splice(0), ...busy])
      reject(new Error('the house closes'));
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #doLater(errand: Errand): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#later.push({ kind: 'later', errand: () => errand, resolve, reject });
      this.#pump();
    });
  }

  #pump(): void {
    if (this.#isClosed) return;
    for (const task of THREAD_TASKS) this.#employ(task);
    this.#meter?.botsWaiting.set(this.#queue.length);
  }

  /** Gives the threads of one kind something to do, as long as one is free. */
  #employ(task: ThreadTask): void {
    for (;;) {
      const own = [...this.#threads].filter(thread => thread.task === task);
      const free = own.find(({ busy }) => busy === null);
      if (free === undefined && own.length >= (task === 'bots' ? this.#size : 1)) return;
      const waiting = task === 'archives' ? this.#later.shift() : this.#queue.take(task === 'quick bots');
      if (waiting === undefined) return;
      this.#begin(free ?? this.#hire(task), waiting, this.#shareOf(waiting));
    }
  }

  #shareOf(waiting: Asked | Later): number {
    if (waiting.kind === 'later') return 1;
    const waited = performance.now() - waiting.since;
    const share = this.#queue.share(waiting, waited);
    this.#meter?.botWait.observe(waited / 1000);
    this.#meter?.botShare.observe(share);
    return share;
  }

  #begin(thread: Thread, waiting: Asked | Later, share: number): void {
    thread.busy = waiting;
    thread.worker.ref();
    thread.worker.postMessage(waiting.errand(share));
    thread.patience = setTimeout(() => {
      this.#dismiss(thread, new Error('a bot thought for too long'));
    }, PATIENCE).unref();
  }

  #hire(task: ThreadTask): Thread {
    const thread: Thread = {
      worker: new Worker(new URL('./bot-worker.ts', import.meta.url), { name: task, workerData: task }),
      task,
      busy: null,
      patience: undefined,
    };
    thread.worker.on('message', (answer: Answer) => this.#settle(thread, answer));
    thread.worker.on('error', error =>
      this.#dismiss(thread, error instanceof Error ? error : new Error(String(error))),
    );
    this.#threads.add(thread);
    return thread;
  }

  #settle(thread: Thread, answer: Answer): void {
    const { busy } = thread;
    if (busy === null || !this.#threads.has(thread)) return;
    thread.busy = null;
    // It holds what was asked.
    clearTimeout(thread.patience);
    // An idle thread does not keep the process alive.
    thread.worker.unref();
    if ('error' in answer) busy.reject(new Error(answer.error));
    else {
      if (busy.kind === 'move') this.#queue.done(busy, answer.ms);
      busy.resolve(answer.found);
    }
    this.#pump();
  }

  #dismiss(thread: Thread, error: Error): void {
    if (!this.#threads.delete(thread)) return;
    const { busy, patience } = thread;
    clearTimeout(patience);
    // What took all patience is not taken for cheap the next time.
    if (busy?.kind === 'move') this.#queue.done(busy, PATIENCE);
    thread.worker.terminate().catch(() => undefined);
    busy?.reject(error);
    this.#pump();
  }
}
