/** A real PostgreSQL from npm's binaries, in a temporary folder, as any user. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, PostgresHome } from './postgres-home.ts';

interface Options {
  readonly isDurable: boolean;
  /** Where its data lies, if not among its other files: a folder that is empty. */
  readonly data?: string;
}

interface Run {
  readonly data: string;
  readonly port: number;
  /** `name=value`, on top of the usual ones. */
  readonly settings: readonly string[];
}

const TRIES = 600;
const STARTS = 20;
const SETTINGS = ['unix_socket_directories=', 'listen_addresses=127.0.0.1'];

export async function startProcess({ isDurable, data: given }: Options): Promise<PostgresProcess> {
  const home = await PostgresHome.make();
  const data = given ?? join(home.folder, 'data');
  home.initialise(data);
  const settings = [`fsync=${isDurable ? 'on' : 'off'}`];
  const server = new PostgresProcess(home, { data, port: await freePort(), settings });
  await server.start();
  return server;
}

export class PostgresProcess {
  readonly url: string;
  readonly data: string;
  readonly #home: PostgresHome;
  readonly #run: Run;
  #server: ChildProcess | null = null;
  /** However the tests end, it ends with them. */
  readonly #end = (): void => void this.#server?.kill('SIGQUIT');

  constructor(home: PostgresHome, run: Run) {
    this.#home = home;
    this.#run = run;
    this.data = run.data;
    this.url = `postgres://postgres:${home.password}@127.0.0.1:${run.port}/postgres`;
    process.once('exit', this.#end);
  }

  get isRunning(): boolean {
    return this.#server !== null;
  }

  /** On the same port, with what is in its folder. `settings`: more of them, this time. */
  async start(settings: readonly string[] = []): Promise<void> {
    const { data, port, settings: usual } = this.#run;
    const all = [`port=${port}`, ...SETTINGS, ...usual, ...settings];
    // Right after a kill some of the old family may still hold what the new one needs: it ends, and is tried again.
    for (let tries = 0; tries < STARTS; tries++) {
      const child = spawn(this.#home.program('postgres'), ['-D', data, ...all.flatMap(one => ['-c', one])], {
        ...this.#home.user,
        stdio: 'ignore',
        cwd: this.#home.folder,
      });
      this.#server = child;
      if (await answers(child, this.url)) return;
      await sleep(100);
    }
    throw new Error('PostgreSQL does not answer');
  }

  /** Holds all of it where it is. */
  freeze(): void {
    if (this.#server !== null) signalFamily(this.#server, 'SIGSTOP');
  }

  /** After that: it goes on as if nothing had happened. */
  thaw(): void {
    if (this.#server !== null) signalFamily(this.#server, 'SIGCONT');
  }

  /** Ends all of it at once, as if its machine had stopped. */
  kill(): Promise<void> {
    return this.#endBy(child => signalFamily(child, 'SIGKILL'));
  }

  /** With all its files. */
  async stop(): Promise<void> {
    await this.close();
    this.#home.remove();
  }

  /** Its files stay. */
  close(): Promise<void> {
    process.off('exit', this.#end);
    return this.#endBy(child => void child.kill('SIGINT'));
  }

  async #endBy(signal: (child: ChildProcess) => void): Promise<void> {
    const child = this.#server;
    this.#server = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    signal(child);
    await gone;
  }
}

/** Its children too, where the system tells who they are; elsewhere they notice its end, and end by themselves. */
function signalFamily(parent: ChildProcess, signal: NodeJS.Signals): void {
  const list = `/proc/${parent.pid}/task/${parent.pid}/children`;
  const children = existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Number) : [];
  for (const pid of [parent.pid ?? 0, ...children]) {
    try {
      process.kill(Number(pid), signal);
    } catch {
      // Gone by itself.
    }
  }
}

/** False if it ended before, or after very long. */
async function answers(server: ChildProcess, connectionString: string): Promise<boolean> {
  for (let i = 0; i < TRIES && server.exitCode === null; i++) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return true;
    await sleep(50);
  }
  return false;
}
