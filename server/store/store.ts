import type { Outcome } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { TableStatus } from '#protocol/table-info.ts';
import type { ChallengeStore } from './challenges.ts';
import type { Change } from './change.ts';
import type { FigureStore } from './figures.ts';
import type { LimitStore } from './limits.ts';
import type { PresenceStore } from './presence.ts';
import type {
  EventRecord,
  ListedRecord,
  PasskeyRecord,
  PlayerRecord,
  PushRecord,
  SaidRecord,
  SecretRecord,
  TableRecord,
} from './records.ts';
import type { RoomStore } from './rooms.ts';
import type { ServiceStore } from './service.ts';

/** Everything the house keeps. Every promise that resolves is durable: it survives kill −9 and a power cut. */
export interface Store {
  readonly players: PlayerStore;
  readonly tables: TableStore;
  readonly events: EventStore;
  readonly talk: TalkStore;
  readonly rooms: RoomStore;
  readonly push: PushStore;
  readonly keys: KeyStore;
  readonly service: ServiceStore;
  readonly figures: FigureStore;
  readonly challenges: ChallengeStore;
  /** Null: no other process uses this store. */
  readonly limits: LimitStore | null;
  /** Null: no other process uses this store. */
  readonly presence: PresenceStore | null;
  /** Answers if the database does; rejects otherwise. */
  ping(): Promise<void>;
  /** Told of what another process did, in the order in which it was done. */
  onChange(listener: (change: Change) => void): void;
  /** Told when changes in other processes may have gone unheard for a while: everything at hand may be old. */
  onMissed(listener: () => void): void;
  /** Finishes what was asked, then closes. */
  close(): Promise<void>;
}

export interface PlayerStore {
  create(player: PlayerRecord): Promise<void>;
  find(id: string): Promise<PlayerRecord | null>;
  findAll(ids: readonly string[]): Promise<readonly PlayerRecord[]>;
  change(id: string, change: { readonly name: string; readonly face: number }): Promise<void>;
  /**
   * Erases sessions, passkeys, push subscriptions, what they said and their name. Matches that others played
   * too stay, with a player without a name; the others go, and their ids are the answer.
   */
  erase(id: string): Promise<readonly string[]>;
  /** Guests without a passkey who sit at no table that is open or being played; who was seen first is the first. */
  lapsed(lapse: Lapse, limit: number): Promise<readonly { readonly id: string; readonly seenAt: number }[]>;
  /** As `erase`, if they still are such a guest and were not seen since `before`. Null if not. */
  eraseLapsed(id: string, before: number): Promise<readonly string[] | null>;
  /** `hash`: SHA-256 of the token, so that a stolen database opens no session. */
  addSession(session: {
    readonly hash: string;
    readonly player: string;
    readonly createdAt: number;
  }): Promise<void>;
  /** The player of a session; notes, to the hour, that they were here. */
  bySession(hash: string, now: number): Promise<PlayerRecord | null>;
  /** `player`: whose it is, if others must know. */
  endSession(hash: string, player?: string): Promise<void>;
  addPasskey(passkey: PasskeyRecord): Promise<void>;
  passkeysOf(player: string): Promise<readonly PasskeyRecord[]>;
  passkey(id: string): Promise<PasskeyRecord | null>;
  /** After a sign-in. */
  countPasskey(id: string, counter: number): Promise<void>;
  removePasskey(id: string, player: string): Promise<void>;
}

/** Who has not been here for how long. */
export interface Lapse {
  /** Last seen from then on, … */
  readonly from: number;
  /** … and not since then. */
  readonly before: number;
  /** Only those who never sat at a table, and set none up. */
  readonly neverSat: boolean;
}

export interface TableStore {
  create(table: TableRecord, secret: SecretRecord): Promise<void>;
  /** A whole match that was played elsewhere. `conflict`: a table of that id is there. */
  adopt(
    table: TableRecord,
    secret: SecretRecord,
    events: readonly EventRecord[],
  ): Promise<'done' | 'conflict'>;
  find(id: string): Promise<TableRecord | null>;
  /** Writes all of it but its secret, if the stored one still has the revision before. */
  save(table: TableRecord): Promise<'done' | 'conflict'>;
  /**
   * The match has begun, with this seed, if the stored table still has the revision before; the seats stay. `opening`:
   * of one that goes on here, with where it was carried.
   */
  start(
    table: TableRecord,
    match: { readonly seed: string; readonly due: number | null; readonly opening?: Json },
  ): Promise<'done' | 'conflict'>;
  secret(id: string): Promise<SecretRecord | null>;
  /**
   * Public ones that are open or being played, at most ten of one host: the latest of each, then the second latest of
   * each, and so on.
   */
  listed(limit: number): Promise<readonly ListedRecord[]>;
  /** Those of them that are there, in this order. */
  findAll(ids: readonly string[]): Promise<readonly TableRecord[]>;
  /** Where this player sits, the latest first. Those that are over make room for the others. */
  of(player: string, limit: number): Promise<readonly TableRecord[]>;
  /** The id of the latest table, open or being played, that has this code. */
  called(code: string): Promise<string | null>;
  /** The tables, open or being played, at which this player sits. */
  running(player: string): Promise<readonly string[]>;
  /**
   * Being played, with something to do by now: a time-out, a bot's move. Each of them is left to the process that asks,
   * for a moment; those that another process looks after are not among them, as long as it lives and does.
   */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** Set up before then, and never begun. */
  forgotten(before: number, limit: number): Promise<readonly string[]>;
  /** All ids, oldest first, for exports. */
  ids(): Promise<readonly string[]>;
  /** With all that belongs to it. */
  remove(id: string): Promise<void>;
  /** What can be shown of a match for ever, whatever becomes of its rules. */
  archive(id: string, gzipped: Uint8Array): Promise<void>;
  archived(id: string): Promise<Uint8Array | null>;
  /** All that are over and have none, the latest first. */
  unarchived(): Promise<readonly string[]>;
}

export interface Append {
  readonly match: string;
  /** In order, without a gap; the first follows what is stored. None, if only `due` changes. */
  readonly events: readonly EventRecord[];
  /** The seq of the last event that is known; left out: whatever is stored. */
  readonly after?: number;
  /** When the table must be looked at again; null if nobody waits for anything. */
  readonly due: number | null;
  /** If these events end the match: the table's record changes, and its revision goes up by one. */
  readonly end?: {
    readonly status: TableStatus;
    readonly outcome: Outcome | null;
    readonly endedAt: number;
  };
}

export interface EventStore {
  /**
   * All or nothing for each append; appends of one turn of the event loop are committed together. `conflict`:
   * somebody else wrote the same seq first, or something is missing before it, or nobody is playing there.
   * Rejects if it cannot be known to be durable: what is stored must be read again.
   */
  append(append: Append): Promise<'done' | 'conflict'>;
  /** Those after `seq`, in order. */
  after(match: string, seq: number): Promise<readonly EventRecord[]>;
}

export interface TalkStore {
  add(match: string, said: SaidRecord): Promise<'done' | 'conflict'>;
  /** The last ones, in order. */
  of(match: string, limit: number): Promise<readonly SaidRecord[]>;
}

export interface PushStore {
  add(subscription: PushRecord): Promise<void>;
  of(player: string): Promise<readonly PushRecord[]>;
  remove(endpoint: string): Promise<void>;
}

/** Secrets of the house itself: the key that signs cookies, the VAPID keys. */
export interface KeyStore {
  /** The value of a name; made and kept if there is none yet. Two that ask at once get the same. */
  get(name: string, make: () => string): Promise<string>;
}
