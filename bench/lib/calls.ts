import { readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A function of ours that was entered. */
export interface Called {
  /** From the root of the project. */
  readonly file: string;
  readonly line: number;
  /** Empty for one without a name; a getter begins with `get `. */
  readonly name: string;
  readonly count: number;
}

type Coverage = Profiler.TakePreciseCoverageReturnType;
/** Asks the profiler of one thread. */
type Ask = (method: string, params?: object) => Promise<unknown>;

const ROOT = join(import.meta.dirname, '..', '..');

/** Counts what is called in all threads of this process from `start` to `take`, as V8 does for coverage. */
export class Calls {
  readonly #session = new Session();
  readonly #threads: Ask[] = [(method, params) => this.#session.post(method, params)];

  /** In the threads that run by now. */
  async start(): Promise<void> {
    this.#session.connect();
    this.#session.on('NodeWorker.attachedToWorker', ({ params }) => {
      this.#threads.push(this.#inWorker(params.sessionId));
    });
    await this.#session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    for (const ask of this.#threads) {
      await ask('Profiler.enable');
      await ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    }
  }

  /** All that lies in these folders and was entered, file by file, from top to bottom. */
  async take(folders: readonly string[]): Promise<readonly Called[]> {
    const called: Called[] = [];
    for (const ask of this.#threads) {
      const { result } = (await ask('Profiler.takePreciseCoverage')) as Coverage;
      for (const { url, functions } of result) {
        const file = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : '';
        if (folders.includes(file.split('/')[0] ?? '')) called.push(...calledIn(file, functions));
      }
    }
    this.#session.disconnect();
    return called.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
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

function calledIn(file: string, functions: readonly Profiler.FunctionCoverage[]): Called[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return functions.flatMap(({ functionName: name, ranges: [range] }) => {
    // The whole module is told as a function too.
    if (range === undefined || range.startOffset === 0 || range.count === 0) return [];
    const line = text.slice(0, range.startOffset).split('\n').length;
    return [{ file, line, name, count: range.count }];
  });
}
