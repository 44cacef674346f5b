import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Chair } from '#table/local-table.ts';

/** A match on this device. `file` is the match file that `etagere replay` reads. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly chairs: readonly Chair[];
  readonly file: unknown;
  readonly steps: number;
  readonly over: boolean;
  /** By seat, once it is over; absent where nobody noted it. */
  readonly ranks?: readonly number[];
  /** Milliseconds since 1970. */
  readonly updated: number;
}

interface Schema extends DBSchema {
  matches: { key: string; value: Kept; indexes: { updated: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('etagere', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
    // Another tab wants a newer version: let it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  }).catch((error: unknown) => {
    // It may open the next time: room was made, a private window was left.
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Returns once it is on disk. */
export async function keep(match: Kept): Promise<void> {
  const transaction = (await database()).transaction('matches', 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.put(match), transaction.done]);
}

export async function find(id: string): Promise<Kept | undefined> {
  return (await database()).get('matches', id);
}

/** The latest first. */
export async function list(): Promise<Kept[]> {
  return (await (await database()).getAllFromIndex('matches', 'updated')).toReversed();
}

export async function forget(id: string): Promise<void> {
  await (await database()).delete('matches', id);
}
