import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..', '..');
/** Made by tools, or large: the copy shares the packages, and makes the rest itself. */
const NOT_COPIED = new Set(['.git', 'node_modules', '.runtime', '.browser', 'dist', 'data', 'test-results']);
const SHARED = ['node_modules', '.runtime'];

/** The project in a folder of its own, where a test may add a game and run any tool. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'etagere-copy-'));

  constructor() {
    cpSync(ROOT, this.root, {
      recursive: true,
      filter: path => dirname(path) !== ROOT || !NOT_COPIED.has(basename(path)),
    });
    for (const name of SHARED) symlinkSync(join(ROOT, name), join(this.root, name));
  }

  path(...parts: readonly string[]): string {
    return join(this.root, ...parts);
  }

  /** Runs a script of the project; what it says on standard output. Throws if it fails. */
  async run(
    script: string,
    args: readonly string[],
    { env = {}, input = '' }: { env?: Readonly<Record<string, string>>; input?: string } = {},
  ): Promise<string> {
    const running = promisify(execFile)(process.execPath, [this.path(script), ...args], {
      cwd: this.root,
      env: { ...process.env, LANG: 'en_GB.UTF-8', ...env },
    });
    running.child.stdin?.end(input);
    return (await running).stdout;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
