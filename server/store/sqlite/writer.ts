import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Committed, Write } from './committer.ts';

/** Writes groups, one after the other. */
export interface Writer {
  commit(group: readonly Write[]): Promise<readonly Committed[]>;
  close(): Promise<void>;
}

/** On a thread of its own: a disk takes milliseconds, in which everybody at every table would wait. */
export class WriterThread implements Writer {
  readonly #worker: Worker;
  #failure: Error | null = null;
  #answered: ((answer: readonly Committed[] | Error) => void) | null = null;

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: { folder } });
    this.#worker.on('message', (committed: readonly Committed[]) => this.#answered?.(committed));
    this.#worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#fail(new Error('the thread that writes has ended')));
    // Only what is asked of it keeps the process alive.
    this.#worker.unref();
  }

  commit(group: readonly Write[]): Promise<readonly Committed[]> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#worker.ref();
      this.#answered = answer => {
        this.#answered = null;
        this.#worker.unref();
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      };
      this.#worker.postMessage(group);
    });
  }

  async close(): Promise<void> {
    if (this.#failure !== null) return;
    this.#worker.ref();
    const gone = once(this.#worker, 'exit');
    this.#worker.postMessage('close');
    await gone;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#answered?.(this.#failure);
  }
}
