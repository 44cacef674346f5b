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
  /** Of a match that was played on from a position of another. */
  readonly from?: PlayedFrom;
  /** The table online at which it goes on: here it is only looked at. */
  readonly goesOnAt?: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

/** Where such a match comes from, beyond what its record says. */
export interface PlayedFrom {
  /** The other match: what follows `/replay/` in its address. */
  readonly path: string;
  /** Who sat there. */
  readonly chairs: readonly Chair[];
}

const MATCHES = 'matches';
const BY_TIME = 'updated';

let opened: Promise<IDBDatabase> | undefined;

/** Returns once it is on disk. */
export async function keep(match: Kept): Promise<void> {
  const transaction = (await database()).transaction(MATCHES, 'readwrite', { durability: 'strict' });
  transaction.objectStore(MATCHES).put(match);
  await doneWith(transaction);
}

export async function find(id: string): Promise<Kept | undefined> {
  return answerTo<Kept | undefined>(matchesIn(await database()).get(id));
}

/** The latest first. */
export async function list(): Promise<Kept[]> {
  const found = await answerTo<Kept[]>(
    matchesIn(await database())
      .index(BY_TIME)
      .getAll(),
  );
  return found.toReversed();
}

export async function forget(id: string): Promise<void> {
  const transaction = (await database()).transaction(MATCHES, 'readwrite');
  transaction.objectStore(MATCHES).delete(id);
  await doneWith(transaction);
}

function matchesIn(database: IDBDatabase): IDBObjectStore {
  return database.transaction(MATCHES).objectStore(MATCHES);
}

function database(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    // It may open the next time: room was made, a private window was left.
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('etagere', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(MATCHES, { keyPath: 'id' }).createIndex(BY_TIME, BY_TIME);
  });
  const found = await answerTo(request);
  // Another tab wants a newer version: let it.
  found.addEventListener('versionchange', () => {
    found.close();
    opened = undefined;
  });
  // The browser closed it: phones do, of pages that nobody looks at.
  found.addEventListener('close', () => {
    opened = undefined;
  });
  return found;
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(whyOf(request)));
  });
}

function doneWith(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    // What fails in it aborts it.
    transaction.addEventListener('abort', () => reject(whyOf(transaction)));
  });
}

function whyOf({ error }: { readonly error: DOMException | null }): DOMException {
  return error ?? new DOMException('', 'AbortError');
}
