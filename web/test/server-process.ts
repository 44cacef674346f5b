import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** The server as people run it: a process of its own, on a folder of its own. */
export class ServerProcess {
  readonly #main: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'etagere-process-'));
  #child: ChildProcess | null = null;
  #url = '';

  /** `root`: the project that it serves; this one unless a test made another. */
  constructor(root = ROOT) {
    this.#main = join(root, 'server', 'main.ts');
  }

  get url(): string {
    return this.#url;
  }

  /** Starts it; again on the same folder and at the same address. */
  async start(): Promise<void> {
    const port = this.#url === '' ? '0' : new URL(this.#url).port;
    const child = spawn(process.execPath, [this.#main], {
      env: { ...process.env, PORT: port, HOST: 'localhost', ETAGERE_DATA: this.#folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const ended = once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`the server ended: ${code}`)),
    );
    // It ends by and by; what matters is whether it does before it says its address.
    ended.catch(() => undefined);
    const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
    this.#url = said.toString().trim();
  }

  /** As when somebody pulls the plug. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
