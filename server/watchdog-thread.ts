/** Listens to the heart of the main thread, see watchdog.ts. */
import { writeFileSync, writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { isMainThread, workerData } from 'node:worker_threads';

/** Milliseconds from beat to beat. */
export const BEAT = 500;
/** Milliseconds to find out where it hangs; it may be where no code of ours is. */
const TO_FIND_OUT = 2000;

export interface Watched {
  /** Counts up, from beat to beat. */
  readonly heart: Int32Array;
  /** How many beats may be missed. */
  readonly patience: number;
  /** Where to write which game hangs. */
  readonly notes: string;
}

if (!isMainThread) listen(workerData as Watched);

function listen({ heart, patience, notes }: Watched): void {
  let [last, missed] = [-1, 0];
  setInterval(() => {
    const now = Atomics.load(heart, 0);
    missed = now === last ? missed + 1 : 0;
    last = now;
    if (missed === patience) lookWhere(files => end(files, notes));
  }, BEAT);
}

/** Stops the main thread where it is, and looks: its functions, from the innermost outwards, with their files. */
function lookWhere(found: (where: readonly string[]) => void): void {
  const session = new Session();
  const files = new Map<string, string>();
  setTimeout(() => found([]), TO_FIND_OUT);
  session.connectToMainThread();
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) =>
    found(
      params.callFrames.map(({ functionName, location }) =>
        `${functionName} ${nameOf(files.get(location.scriptId) ?? '')}`.trim(),
      ),
    ),
  );
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

function end(where: readonly string[], notes: string): void {
  const game = where.flatMap(place => / games\/([^/]+)\//.exec(place)?.[1] ?? [])[0] ?? null;
  const at = Date.now();
  const line = { level: 60, time: at, pid: process.pid, msg: 'the house does not answer', game, where };
  // stderr itself: what a thread writes there passes through the one that hangs.
  writeSync(2, `${JSON.stringify(line)}\n`);
  try {
    if (game !== null) writeFileSync(notes, JSON.stringify({ game, at }), { mode: 0o600 });
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

/** From the root of the project: no more of the machine than that. */
function nameOf(file: string): string {
  return file.replace(new URL('..', import.meta.url).href, '');
}
