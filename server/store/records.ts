import type { Level } from '#contract/bot.ts';
import type { Outcome, Seat } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Clock } from '#protocol/limits.ts';
import type { RoomBox } from '#protocol/room-info.ts';
import type { Say, TableStatus } from '#protocol/table-info.ts';
import type { TableEvent } from '#table/hosted/events.ts';

/** Times are milliseconds since 1970; ids are 128 random bits or more, in base64url. */

export type PlayerRecord = {
  readonly id: string;
  readonly name: string;
  readonly face: number;
  /** A program that plays by a token. */
  readonly isProgram: boolean;
  readonly createdAt: number;
  readonly seenAt: number;
};

export type SeatRecord =
  /** `level`: of the bot that plays there until somebody comes. */
  | { readonly kind: 'empty'; readonly level?: Level }
  | { readonly kind: 'bot'; readonly level: Level }
  | {
      readonly kind: 'person';
      readonly player: string;
      readonly isReady: boolean;
      /** What this seat adds to the deal. */
      readonly entropy: string;
      /** Of the bot that played there from the beginning, until they came. */
      readonly level?: Level;
    };

/** Where a match comes from that began on a device. */
export type CarriedRecord = {
  /** Whose device. */
  readonly by: string;
  /** Theirs, and nobody else's. */
  readonly seat: Seat;
  readonly step: number;
  /** Whether all that this seat could not know is dealt anew. */
  readonly isAnew: boolean;
};

export type TableRecord = {
  readonly id: string;
  readonly game: string;
  /** Of the rules, pinned when the table was set up. */
  readonly version: number;
  readonly config: Json;
  readonly host: string;
  readonly visibility: 'public' | 'link';
  readonly clock: Clock;
  readonly chat: boolean;
  readonly status: TableStatus;
  readonly commitment: string;
  readonly seats: readonly SeatRecord[];
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly outcome: Outcome | null;
  readonly previous: string | null;
  readonly next: string | null;
  /** Left out: it was dealt here. */
  readonly carried?: CarriedRecord;
  /** Counts the changes of this record: a change made on an older one is refused. */
  readonly revision: number;
};

/** As much of a public table as it takes to say whether the lobby shows it. */
export type ListedRecord = Pick<TableRecord, 'id' | 'host' | 'createdAt'> & {
  /** Who sits there. */
  readonly persons: readonly string[];
};

/** Never leaves the store but to open a match, or after its end. */
export type SecretRecord = {
  readonly hostBits: string;
  /** 64 hexadecimal digits, once the match has begun. */
  readonly seed: string | null;
  /** What was played before it came here, as a match file; once it goes on, with where it was carried. */
  readonly opening?: Json;
};

export type EventRecord = {
  /** Counts from 1 in each match, without a gap. */
  readonly seq: number;
  readonly at: number;
  readonly event: TableEvent;
};

export type SaidRecord = {
  readonly seq: number;
  readonly at: number;
  readonly player: string;
  readonly seat: Seat | null;
  readonly say: Say;
};

export type PasskeyRecord = {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly player: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
};

export type PushRecord = {
  readonly endpoint: string;
  readonly player: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: 'fr' | 'en';
};

/** A room with its big screens and its people; see protocol/room-info.ts. */
export type RoomRecord = {
  readonly id: string;
  readonly code: string;
  readonly openedAt: number;
  /** When somebody was last known to be there. */
  readonly usedAt: number;
  readonly isOpen: boolean;
  readonly lead: string | null;
  readonly people: readonly { readonly player: string; readonly by: 'phone' | 'screen' }[];
  readonly screens: readonly { readonly player: string; readonly isKeeper: boolean }[];
  readonly claims: readonly {
    readonly id: string;
    readonly by: string;
    readonly of: string;
    readonly at: number;
  }[];
  /** Private numbers with which another phone takes a seat; only their hashes. */
  readonly passes: readonly { readonly hash: string; readonly of: string; readonly until: number }[];
  /** They do not come in again. */
  readonly shownOut: readonly string[];
  readonly box: RoomBox | null;
  readonly table: string | null;
  readonly played: number;
  /** As that of a table. */
  readonly revision: number;
};
