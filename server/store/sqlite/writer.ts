import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Answer, failure, type Group } from './committer.ts';

/** Writes groups, one after the other. */
export interface Writer {
  /** Never rejects: if the group could not be written, the answer says so for each part. */
  commit(group: Group): Promise<Answer>;
  /** Told when the tail is empty after a while in which nothing was written. */
  onSettled(listener: () => void): void;
  close(): Promise<void>;
}

/** On a thread of its own: a disk takes milliseconds, in which everybody at every table would wait. */
export class WriterThread implements Writer {
  readonly #worker: Worker;
  #failure: Error | null = null;
  #settled: () => void = () => {};
  #answered: ((answer: Answer | Error) => void) | null = null;

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: { folder } });
    this.#worker.on('message', (answer: Answer | 'settled') => {
      if (answer === 'settled') this.#settled();
      else this.#answered?.(answer);
    });
    this.#worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#fail(new Error('the thread that writes has ended')));
    // Only what is asked of it keeps the process alive.
    this.#worker.unref();
  }

  commit(group: Group): Promise<Answer> {
    if (this.#failure !== null) return Promise.resolve(failure(group, this.#failure));
    return new Promise(resolve => {
      this.#worker.ref();
      this.#answered = answer => {
        this.#answered = null;
        this.#worker.unref();
        resolve(answer instanceof Error ? failure(group, answer) : answer);
      };
      this.#worker.postMessage(group);
    });
  }

  onSettled(listener: () => void): void {
    this.#settled = listener;
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
