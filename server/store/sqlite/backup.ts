import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { MIGRATIONS } from '../migrations/all.ts';
import { missing } from '../migrations/migration.ts';
import { StoreTrouble } from '../trouble.ts';
import { checkThere, connectToRead, databaseIn, makeFolder, takeFolder } from './folder.ts';
import { versionOf } from './migrate.ts';

/**
 * One file with everything as it is at this moment, also beside a server that goes on writing. There whole or
 * not at all; `path` must not be there yet.
 */
export function backUp(folder: string, path: string): void {
  checkThere(folder);
  const connection = connectToRead(databaseIn(folder));
  const part = `${path}.part`;
  try {
    rmSync(part, { force: true });
    // Made first, and for us alone: it holds the seeds of running matches.
    closeSync(openSync(part, 'wx', 0o600));
    connection.prepare('VACUUM INTO ?').run(part);
    putInPlace(part, path);
  } finally {
    connection.close();
    rmSync(part, { force: true });
  }
}

/** Puts a backup into a folder that nobody uses. What is there already is kept, unless `replace` says otherwise. */
export function restore(
  path: string,
  folder: string,
  { replace }: { replace: boolean },
): 'done' | 'not-empty' {
  checkBackup(path);
  const { release } = takeFolder(folder);
  const database = databaseIn(folder);
  const part = `${database}.part`;
  try {
    if (existsSync(database) && !replace) return 'not-empty';
    makeFolder(folder);
    copyFileSync(path, part);
    // The log of the old database must not be taken for one of the new.
    for (const rest of ['-wal', '-shm']) rmSync(database + rest, { force: true });
    putInPlace(part, database);
    return 'done';
  } finally {
    rmSync(part, { force: true });
    release();
  }
}

/** Before anything is touched: is this a whole database, and one that we can read? */
function checkBackup(path: string): void {
  const connection = connectToRead(path);
  try {
    const found = versionOf(connection);
    const check = connection.prepare('PRAGMA quick_check').get();
    if (found === null || check?.['quick_check'] !== 'ok')
      throw new StoreTrouble({ id: 'not-a-store', path });
    missing(MIGRATIONS, found);
  } finally {
    connection.close();
  }
}

/** On the disk under its final name, even if the power fails right after. */
function putInPlace(part: string, path: string): void {
  sync(part);
  renameSync(part, path);
  sync(dirname(path));
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
