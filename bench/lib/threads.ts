import { Session } from 'node:inspector/promises';

/** Asks the profiler of one thread. */
export type Ask = (method: string, params?: object) => Promise<unknown>;

/** The profilers of all threads of this process that run by the time of `connect`. */
export class Threads {
  readonly #session = new Session();
  /** By name; the first is this one. */
  readonly #all: { readonly name: string; readonly ask: Ask }[] = [
    { name: '', ask: (method, params) => this.#session.post(method, params) },
  ];

  async connect(): Promise<readonly { readonly name: string; readonly ask: Ask }[]> {
    this.#session.connect();
    this.#session.on('NodeWorker.attachedToWorker', ({ params }) => {
      this.#all.push({ name: params.workerInfo.title, ask: this.#inWorker(params.sessionId) });
    });
    await this.#session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    return this.#all;
  }

  disconnect(): void {
    this.#session.disconnect();
  }

  #inWorker(sessionId: string): Ask {
    const asked: ((result: unknown) => void)[] = [];
    this.#session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      if (params.sessionId !== sessionId) return;
      const { id, result } = JSON.parse(params.message) as { id?: number; result?: unknown };
      if (id !== undefined) asked[id]?.(result);
    });
    return (method, params = {}) =>
      new Promise((resolve, reject) => {
        const message = JSON.stringify({ id: asked.push(resolve) - 1, method, params });
        this.#session.post('NodeWorker.sendMessageToWorker', { sessionId, message }).catch(reject);
      });
  }
}
