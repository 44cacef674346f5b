import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from '../setup/lock.mjs';
import { inRoot } from '../setup/root.mjs';

/** What hosts are told to write. */
const CONFIGURATION = inRoot('docs', 'haproxy.cfg');
/** Debian's, with what it needs and a bare system lacks. */
const PACKAGES = ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'];
const DOWNLOAD_MS = 60_000;
const PATIENCE = 10_000;

interface Program {
  readonly path: string;
  readonly libraries: string;
}

/** HAProxy as `docs/haproxy.cfg` sets it up, but without a certificate, and before the servers of a test. */
export class Balancer {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #folder: string;

  static async start(program: Program, servers: readonly string[]): Promise<Balancer> {
    const folder = mkdtempSync(join(tmpdir(), 'etagere-balancer-'));
    const port = await freePort();
    const path = join(folder, 'haproxy.cfg');
    writeFileSync(path, configured(port, servers));
    const child = spawn(program.path, ['-f', path, '-db'], {
      env: { ...process.env, LD_LIBRARY_PATH: program.libraries },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const balancer = new Balancer(`http://localhost:${port}`, child, folder);
    let said = '';
    child.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
    });
    for (const until = performance.now() + PATIENCE; ; await sleep(50)) {
      const ready = await fetch(`${balancer.url}/readyz`).catch(() => null);
      if (ready?.status === 200) return balancer;
      if (child.exitCode !== null || performance.now() > until)
        throw new Error(`HAProxy does not serve: ${said}`);
    }
  }

  constructor(url: string, child: ChildProcess, folder: string) {
    this.url = url;
    this.#child = child;
    this.#folder = folder;
    process.once('exit', this.#end);
  }

  stop(): void {
    process.off('exit', this.#end);
    this.#end();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** However the tests end, it ends with them. */
  readonly #end = (): void => void this.#child.kill('SIGKILL');
}

/** The one of this machine, else Debian's, unpacked beside our own Node and not installed. Else why there is none. */
export async function findBalancer(): Promise<Program | { readonly why: string }> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const there = folders.map(folder => join(folder, 'haproxy')).find(path => existsSync(path));
  if (there !== undefined) return { path: there, libraries: process.env['LD_LIBRARY_PATH'] ?? '' };
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg'))
    return { why: 'there is no haproxy here, and no Debian to fetch it from' };
  const home = inRoot('.runtime', 'haproxy');
  const path = join(home, 'usr', 'sbin', 'haproxy');
  try {
    await withLock('haproxy', async () => {
      if (!existsSync(path)) unpack(home);
    });
  } catch {
    return { why: 'haproxy could not be fetched from Debian' };
  }
  const [libraries = ''] = readdirSync(join(home, 'usr', 'lib'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name.includes('linux'))
    .map(({ name }) => join(home, 'usr', 'lib', name));
  return { path, libraries };
}

function unpack(home: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'etagere-haproxy-'));
  try {
    execFileSync('apt-get', ['download', ...PACKAGES], {
      cwd: folder,
      stdio: 'ignore',
      timeout: DOWNLOAD_MS,
    });
    mkdirSync(home, { recursive: true });
    // The program itself last: where it is, all is.
    const files = readdirSync(folder).sort(
      (a, b) => Number(a.startsWith('haproxy')) - Number(b.startsWith('haproxy')),
    );
    for (const file of files) execFileSync('dpkg', ['-x', join(folder, file), home]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Other ports; the rest is as it is written. */
function configured(port: number, servers: readonly string[]): string {
  const lines = readFileSync(CONFIGURATION, 'utf8').split('\n');
  const isOurs = (line: string): boolean => !/^ {2}(maxconn|bind|server|http-request redirect) /.test(line);
  return lines
    .filter(isOurs)
    .flatMap(line => (line.startsWith('frontend ') ? [line, `  bind 127.0.0.1:${port}`] : [line]))
    .concat(
      servers.map((server, index) => `  server s${index} 127.0.0.1:${new URL(server).port}`),
      '',
    )
    .join('\n');
}

async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>(resolve => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  await new Promise(resolve => holder.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
