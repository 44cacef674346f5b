import { type ChildProcess, fork } from 'node:child_process';

/** A save touches several files, and an editor may write one twice. */
const QUIET_MS = 100;

interface Options {
  readonly script: string;
  readonly env: NodeJS.ProcessEnv;
  /** Its code changed, in this file last: it is started again. */
  readonly restarting: (changed: string) => void;
  /** It ended by itself: the next change starts it again. */
  readonly failed: () => void;
}

/** Keeps one program running, started again when told that its code changed. */
export class Supervisor {
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #isOpen: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  /** Stops and starts follow one another. */
  #turn: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#start();
  }

  /** Until it takes requests; also over if it ended before that. */
  async opened(): Promise<void> {
    await this.#turn;
    await this.#isOpen;
  }

  restart(changed: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#options.restarting(changed);
      this.#turn = this.#turn.then(async () => {
        await this.#end();
        this.#start();
      });
    }, QUIET_MS);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#turn;
    await this.#end();
  }

  #start(): void {
    const { script, env, failed } = this.#options;
    const child = fork(script, { env, execArgv: [] });
    this.#child = child;
    this.#isOpen = new Promise(resolve => {
      child.once('message', resolve);
      child.once('exit', resolve);
    });
    child.once('exit', () => {
      if (this.#child === child) failed();
    });
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
}
