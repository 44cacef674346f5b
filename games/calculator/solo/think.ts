import type { Level } from '../puzzle/deduce.ts';
import type { MadePuzzle } from '../puzzle/generate.ts';
import type { Hint } from '../puzzle/hint.ts';
import type { Size } from '../puzzle/lattice.ts';
import type { Board } from './setting.ts';

export type Errand =
  | { readonly ask: 'puzzle'; readonly size: Size; readonly level: Level; readonly seed: string }
  | { readonly ask: 'hint'; readonly made: MadePuzzle; readonly board: Board };

export interface ReplyTo {
  readonly puzzle: MadePuzzle;
  readonly hint: Hint | null;
}

/** One errand, one worker: they are rare, and most take a few milliseconds. `signal` ends it. */
export function think<E extends Errand>(errand: E, signal: AbortSignal): Promise<ReplyTo[E['ask']]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' });
    const end = (): void => worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<ReplyTo[E['ask']]>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', event => {
      end();
      reject(new Error(event.message || 'nobody thinks any more'));
    });
    worker.postMessage(errand);
  });
}
