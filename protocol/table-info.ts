import type { Level } from '#contract/bot.ts';
import type { Outcome, Seat } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Clock, Emote } from './limits.ts';

/** A person as everybody may see them. */
export type PlayerInfo = {
  readonly id: string;
  readonly name: string;
  /** 0 to FACES - 1. */
  readonly face: number;
};

/**
 * `open`: people are sitting down. `playing`. `over`: played to the end, or given up by all but one.
 * `stopped`: its players agreed to stop, or nobody came.
 */
export const TABLE_STATUSES = ['open', 'playing', 'over', 'stopped'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/**
 * Why a bot plays on for a person: they wished so, time ran out twice, the others waited long enough; or for good.
 * `awaited`: nobody had come yet when it began.
 */
export const HANDED_OVER = ['owner', 'clock', 'others', 'resigned', 'awaited'] as const;

export type SeatInfo =
  /** `level`: of the bot that plays there until somebody comes, also in mid-game. */
  | { readonly kind: 'empty'; readonly level?: Level }
  | { readonly kind: 'bot'; readonly level: Level }
  | {
      readonly kind: 'person';
      readonly player: PlayerInfo;
      /** Has the table open somewhere. */
      readonly isHere: boolean;
      readonly isReady: boolean;
      readonly handedOver: (typeof HANDED_OVER)[number] | null;
      /** Since when they are not here, while one plays; null if they are, or nobody knows. */
      readonly awaySince: number | null;
      /** The seat whose owner's device plays for this one too, behind a curtain; left out: none does. */
      readonly heldBy?: Seat;
    };

/** Of a match that began elsewhere: on the device of this player, which knew everything up to this step. */
export type CarriedInfo = {
  readonly by: PlayerInfo;
  /** That player's, and nobody else's. */
  readonly seat: Seat;
  readonly step: number;
  /** Whether all that this seat could not know is dealt anew when it goes on. */
  readonly isAnew: boolean;
};

/** All about a table but the game itself: the same for everybody, `you` excepted. */
export type TableInfo = {
  readonly id: string;
  readonly game: string;
  readonly config: Json;
  readonly status: TableStatus;
  readonly visibility: 'public' | 'link';
  /** Id of the player who set it up. */
  readonly host: string;
  readonly seats: readonly SeatInfo[];
  readonly clock: Clock;
  /** Whether one may write; emotes and a game's own remarks are always there. */
  readonly chat: boolean;
  /** Published before anybody added to the deal, see kernel/fair.ts. */
  readonly commitment: string;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly step: number;
  readonly spectators: number;
  /** Somebody proposes to stop, and who agreed so far. */
  readonly stop: { readonly by: Seat; readonly agreed: readonly Seat[] } | null;
  /** Somebody proposes to play on around their device, and who agreed so far; left out: nobody does. */
  readonly gather?: { readonly by: Seat; readonly agreed: readonly Seat[] };
  /** Also where a match ended by resignation. */
  readonly outcome: Outcome | null;
  /** The table of the rematch, once there is one. */
  readonly next: string | null;
  /** Left out: it was dealt here. */
  readonly carried?: CarriedInfo;
  readonly you: { readonly seat: Seat | null; readonly isHost: boolean };
};

/** Milliseconds left, by seat; null where time does not count. A clock that runs is measured from `now`. */
export type ClockInfo = {
  /** The server's time. */
  readonly now: number;
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
};

/** A line of the lobby. */
export type LobbyTable = {
  readonly id: string;
  readonly game: string;
  readonly config: Json;
  readonly status: TableStatus;
  readonly clock: Clock;
  readonly seats: readonly SeatInfo[];
  readonly createdAt: number;
};

/** A table of one's own. */
export type MyTable = LobbyTable & {
  readonly seat: Seat;
  /** Is it one's turn there? */
  readonly isAsked: boolean;
  readonly endedAt: number | null;
  readonly outcome: Outcome | null;
};

export type Said = {
  /** Counts from 1 at each table. */
  readonly seq: number;
  readonly at: number;
  readonly player: PlayerInfo;
  /** Null for somebody who looks on. */
  readonly seat: Seat | null;
  readonly say: Say;
};
export type Say =
  | { readonly tag: 'emote'; readonly emote: Emote }
  | { readonly tag: 'text'; readonly text: string };
