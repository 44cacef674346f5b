import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreTrouble } from '../trouble.ts';

/** Milliseconds to wait for a lock: no other process of ours holds one for so long. */
const BUSY_MS = 2_000;
/**
 * Pages of the log that are written back into the database at once, 64 MB of them. Everybody waits for it, and a
 * page that changed often meanwhile is written back once.
 */
const CHECKPOINT = 16_384;
const SQLITE_BUSY = 5;
/** Bytes of a database that is looked through at each start. */
const LOOKED_AT = 2_147_483_648;
/** Bytes without which not even an empty database can be made. */
const ROOM_LEAST = 262_144;
/** Damaged, not to be opened, not a database at all. */
const NO_STORE: ReadonlySet<number | undefined> = new Set([11, 14, 26]);

export function databaseIn(folder: string): string {
  return join(folder, 'etagere.db');
}

/** Makes the folder if need be. What lies in it is nobody else's business: seeds of running matches, keys. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(databaseIn(folder))) makeEmpty(databaseIn(folder));
  } catch (error) {
    throw troubleIn(error, folder, 'folder-unusable');
  }
}

/** There with its first page or not at all: a database of no bytes is one that was lost, and never a new one. */
function makeEmpty(path: string): void {
  const part = `${path}.part`;
  try {
    closeSync(openSync(part, 'w', 0o600));
    const connection = new DatabaseSync(part);
    connection.exec('PRAGMA journal_mode = WAL');
    connection.close();
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Refuses a second process. The lock is one of the operating system on a file of its own, so it goes with the
 * process, however that ends, and readers such as a backup may still look at the database.
 */
export function takeFolder(folder: string): { readonly release: () => void } {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(folder, 'etagere.lock'), { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw troubleIn(error, folder, codeOf(error) === SQLITE_BUSY ? 'folder-taken' : 'folder-unusable');
  }
  const held = lock;
  return {
    release: () => {
      if (held.isOpen) held.close();
    },
  };
}

/**
 * A disk that lost pages: to write on would lose more, and most matches could not be read. A look at every page takes a
 * second for each gigabyte or two, so of large ones only what is asked for is found out.
 */
export function checkSound(connection: DatabaseSync, path: string): void {
  if (statSync(path).size > LOOKED_AT) return;
  const [found] = connection.prepare('PRAGMA quick_check(1)').all();
  if (found?.['quick_check'] !== 'ok') throw new StoreTrouble({ id: 'not-a-store', path });
}

/** To read and write; every commit is on the disk before it returns. */
export function connect(folder: string): DatabaseSync {
  makeFolder(folder);
  const path = databaseIn(folder);
  if (statSync(path).size === 0) throw new StoreTrouble({ id: 'not-a-store', path });
  return connected(path, () => {
    const connection = new DatabaseSync(path, { timeout: BUSY_MS });
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    connection.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT}`);
    return connection;
  });
}

/** Only to read, also beside a process that writes. */
export function connectToRead(path: string): DatabaseSync {
  return connected(path, () => {
    const connection = new DatabaseSync(path, { timeout: BUSY_MS, readOnly: true });
    connection.exec('SELECT 1 FROM sqlite_schema');
    return connection;
  });
}

/**
 * What stands in the way, if nobody but the disk is to blame: SQLite has many words for a full one, and some are those
 * for a broken one. `id`: what it is otherwise; left out, whatever it was.
 */
export function troubleIn(error: unknown, folder: string, id?: 'folder-unusable' | 'folder-taken'): unknown {
  if (error instanceof StoreTrouble) return error;
  if (isFull(folder)) return new StoreTrouble({ id: 'folder-full', folder });
  return id === undefined ? error : new StoreTrouble({ id, folder });
}

function isFull(folder: string): boolean {
  const there = existsSync(folder) ? folder : dirname(resolve(folder));
  if (!existsSync(there)) return false;
  const { bavail, bsize } = statfsSync(there);
  return bavail * bsize < ROOM_LEAST;
}

export function checkThere(folder: string): void {
  if (!existsSync(databaseIn(folder))) throw new StoreTrouble({ id: 'folder-empty', folder });
}

function connected(path: string, connect: () => DatabaseSync): DatabaseSync {
  try {
    return connect();
  } catch (error) {
    if (NO_STORE.has(codeOf(error))) throw new StoreTrouble({ id: 'not-a-store', path });
    throw error;
  }
}

/** The primary result code of SQLite, see https://sqlite.org/rescode.html; undefined for other errors. */
export function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}
