import { Worker } from 'node:worker_threads';
import { BEAT, type Watched } from './watchdog-thread.ts';

/** Beats that may be missed. Counted, not timed: a machine that sleeps misses none. */
const PATIENCE = 10;

/**
 * Rules run on the thread that serves people: one that never comes back would hold up the whole house, and a process
 * that lives looks well from outside. Another thread listens to its heart. If that stops, it says where, notes the game
 * that hangs, if it is one, in the file `notes` (see out-of-order.ts), and ends the process: whoever looks after it
 * starts it again.
 */
export function watchOver(notes: string, patience = PATIENCE): { readonly close: () => Promise<unknown> } {
  const heart = new Int32Array(new SharedArrayBuffer(4));
  const beating = setInterval(() => Atomics.add(heart, 0, 1), BEAT);
  const workerData: Watched = { heart, patience, notes };
  const worker = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    name: 'watchdog',
    workerData,
  });
  for (const one of [beating, worker]) one.unref();
  return {
    close() {
      clearInterval(beating);
      return worker.terminate();
    },
  };
}
