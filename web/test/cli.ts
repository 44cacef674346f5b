import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ETAGERE = join(import.meta.dirname, '..', '..', 'cli', 'etagere.mjs');

/** What the real command answers; throws if it ends with an error. */
export async function etagere(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [ETAGERE, ...args], {
    env: { ...process.env, LANG: 'fr_FR.UTF-8', NO_COLOR: '1' },
  });
  return stdout;
}
