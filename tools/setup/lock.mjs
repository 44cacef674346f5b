import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './root.mjs';
import { say } from './say.mjs';

const LOOK_AGAIN_MS = 250;

/** A holder on another machine or in another container cannot be asked whether it lives. */
const STALE_AFTER_MS = 15 * 60_000;

/**
 * Lets one process at a time install something: two terminals may run `npm start` in the same second.
 * Making a folder is the one file operation that fails for all but one process on every system.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work, folder = inRoot('.runtime')) {
  const lock = join(folder, `${name}.lock`);
  mkdirSync(folder, { recursive: true });
  let told = false;
  while (!take(lock)) {
    if (isStale(lock)) {
      rmSync(lock, { recursive: true, force: true });
      continue;
    }
    if (!told) {
      say({
        fr: 'une autre installation est en cours, on attend…',
        en: 'another set-up is running, waiting…',
      });
      told = true;
    }
    await new Promise(resolve => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  const letGo = () => rmSync(lock, { recursive: true, force: true });
  process.on('exit', letGo);
  try {
    return await work();
  } finally {
    process.off('exit', letGo);
    letGo();
  }
}

function take(lock) {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(lock, 'pid'), String(process.pid));
  return true;
}

function isStale(lock) {
  let age;
  let pid;
  try {
    age = Date.now() - statSync(lock).mtimeMs;
    pid = Number(readFileSync(join(lock, 'pid'), 'utf8'));
  } catch {
    // Just made and not yet signed, or just removed: neither is stale unless it stays so.
    return age !== undefined && age > 10_000;
  }
  return age > STALE_AFTER_MS || !isAlive(pid);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
