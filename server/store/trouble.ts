/** Why a store cannot be opened, or not by us. Never holds a password: `server` is a host and the name of a database. */
export type StoreTroubleReason =
  /** Another process has this folder. */
  | { readonly id: 'folder-taken'; readonly folder: string }
  /** It cannot be made, read or written. */
  | { readonly id: 'folder-unusable'; readonly folder: string }
  /** Its disk is full. */
  | { readonly id: 'folder-full'; readonly folder: string }
  /** There is nothing in it to read. */
  | { readonly id: 'folder-empty'; readonly folder: string }
  /** What is there is not a database of ours, or no longer. */
  | { readonly id: 'not-a-store'; readonly path: string }
  /** `DATABASE_URL` is not an address of PostgreSQL. */
  | { readonly id: 'not-an-address' }
  | { readonly id: 'not-reachable'; readonly server: string }
  /** PostgreSQL answers, and refuses us: a wrong password, no such database, no right to make tables. */
  | { readonly id: 'not-admitted'; readonly server: string }
  /** Written by a newer version of the house. */
  | { readonly id: 'newer-schema'; readonly found: number; readonly known: number }
  /** Written by an older version, and only being read: opening it to write brings it up to date. */
  | { readonly id: 'older-schema'; readonly found: number; readonly known: number };

/** What `openStore` rejects with where no bug is to blame. */
export class StoreTrouble extends Error {
  readonly why: StoreTroubleReason;

  constructor(why: StoreTroubleReason) {
    super(why.id);
    this.why = why;
  }
}

/** The store cannot do it now, and nobody who asked is to blame: there is no room, or its disk fails. */
export class StoreUnavailable extends Error {}

/** PostgreSQL's own words for it (no room, starting, stopping, a standby now), and the network's. */
const NOT_NOW = /^(53...|57P..|08...|25006|E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_)\w*)$/;
/** Where a connection breaks under a question, there is no code. */
const BROKEN_OFF =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when|timeout expired|Query read timeout)/;

/** Whether asking again later may help. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  if (!(error instanceof Error)) return false;
  return NOT_NOW.test('code' in error ? String(error.code) : '') || BROKEN_OFF.test(error.message);
}
