import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ask, Threads } from './threads.ts';

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

const ROOT = join(import.meta.dirname, '..', '..');

/** Counts what is called in all threads of this process from `start` to `take`, as V8 does for coverage. */
export class Calls {
  readonly #threads = new Threads();
  #asks: readonly Ask[] = [];

  /** In the threads that run by now. */
  async start(): Promise<void> {
    this.#asks = (await this.#threads.connect()).map(({ ask }) => ask);
    for (const ask of this.#asks) {
      await ask('Profiler.enable');
      await ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    }
  }

  /** All that lies in these folders and was entered, file by file, from top to bottom. */
  async take(folders: readonly string[]): Promise<readonly Called[]> {
    const called: Called[] = [];
    for (const ask of this.#asks) {
      const { result } = (await ask('Profiler.takePreciseCoverage')) as Coverage;
      for (const { url, functions } of result) {
        const file = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : '';
        if (folders.includes(file.split('/')[0] ?? '')) called.push(...calledIn(file, functions));
      }
    }
    this.#threads.disconnect();
    return called.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
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
