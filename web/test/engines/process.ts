import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Those that still run: whoever stops us stops them. */
const running = new Set<number>();
process.on('exit', () => running.forEach(endGroup));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

function endGroup(pid: number): void {
  running.delete(pid);
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It went by itself.
  }
}

/** A program beside us, with what it says on the way. */
export class Companion {
  readonly #child: ChildProcess;
  readonly #name: string;
  #said = '';

  constructor(path: string, args: readonly string[], options: SpawnOptions = {}) {
    this.#name = path;
    // A group of its own, so that its helpers end with it.
    this.#child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options });
    if (this.#child.pid !== undefined) running.add(this.#child.pid);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text;
        this.#child.emit('said');
      });
    }
    this.#child.on('error', error => {
      this.#said += error.message;
    });
  }

  /** Waits until it says something of that form, and returns the part in brackets. */
  async says(form: RegExp, withinMs: number): Promise<string> {
    const late = AbortSignal.timeout(withinMs);
    for (;;) {
      const found = form.exec(this.#said)?.[1];
      if (found !== undefined) return found;
      if (this.#child.exitCode !== null || this.#child.pid === undefined)
        throw new Error(`${this.#name} ended: ${this.#said.trim().split('\n').at(-1)}`);
      try {
        await Promise.race([
          once(this.#child, 'said', { signal: late }),
          once(this.#child, 'close', { signal: late }),
        ]);
      } catch {
        throw new Error(`${this.#name} does not answer: ${this.#said.trim().split('\n').at(-1)}`);
      }
    }
  }

  async end(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const closed = once(this.#child, 'exit');
    endGroup(pid);
    await closed;
  }
}
