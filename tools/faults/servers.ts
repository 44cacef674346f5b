import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { StorePlace } from '#server/store/open-store.ts';

export interface ServerOptions {
  readonly place: StorePlace;
  /** What is started: `server/main.ts`, or what stands in for it. */
  readonly script: readonly string[];
  /** Modules that break something inside the process, see preload/. */
  readonly breaks: readonly string[];
  /** Other settings, see docs/operate.md. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** One process of the server, which can be killed and started again on the same port. */
export class ServerProcess {
  readonly #options: ServerOptions;
  readonly #complaints: string[] = [];
  #child: ChildProcess | null = null;
  #base = '';

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  /** Null while it is not running. */
  get base(): string | null {
    return this.#child === null ? null : this.#base;
  }

  /** What it wrote as an error. */
  get complaints(): readonly string[] {
    return this.#complaints;
  }

  async start(): Promise<void> {
    const { place, script, breaks, settings = {} } = this.#options;
    const imports = breaks.flatMap(path => ['--import', path]);
    const child = spawn(process.execPath, [...imports, ...script], {
      env: {
        ...process.env,
        PORT: this.#base === '' ? '0' : new URL(this.#base).port,
        LANG: 'en',
        ...settings,
        ...('url' in place ? { DATABASE_URL: place.url } : { ETAGERE_DATA: place.folder, DATABASE_URL: '' }),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // However this ends, it ends with it.
    const end = (): void => void child.kill('SIGKILL');
    process.once('exit', end);
    const { stdout, stderr } = child;
    if (stdout === null || stderr === null) throw new Error('no output');
    createInterface({ input: stderr }).on('line', line => {
      if (!line.startsWith('Étagère · ')) this.#complaints.push(line);
    });
    child.once('exit', () => {
      process.off('exit', end);
      if (this.#child === child) this.#child = null;
    });
    const [line] = (await Promise.race([once(stdout, 'data'), once(child, 'exit')])) as [unknown];
    if (!Buffer.isBuffer(line))
      throw new Error(`the server ended with code ${String(line)}\n${this.#complaints.join('\n')}`);
    this.#base = String(line).trim();
    this.#child = child;
  }

  /** At once, as the system does it: nothing is finished, nothing is said. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asks it to close. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Holds it where it is. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  /** Something that a module of `breaks` listens to. */
  tell(message: object): void {
    this.#child?.send(message);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
