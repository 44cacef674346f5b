import type { Level } from '#contract/bot.ts';
import type { Json } from '#contract/json.ts';
import type { PlayerInfo } from './table-info.ts';

/** What a room plays, or will play next. */
export type RoomBox = {
  readonly game: string;
  readonly config: Json;
  /** At the table. People take them in the order in which they came; bots of `level` have the others. */
  readonly seats: number;
  readonly level: Level;
};

/** Somebody who plays in a room. */
export type RoomPerson = {
  readonly player: PlayerInfo;
  /** Where they hold their hand: on a phone of their own, or at a big screen behind a curtain. */
  readonly by: 'phone' | 'screen';
  /** Has the room open somewhere. */
  readonly isHere: boolean;
  /** Since when they are not here; null if they are. */
  readonly awaySince: number | null;
};

/** A big screen. It shows what everybody may see, and never sits at a table of its room. */
export type RoomScreen = {
  readonly id: string;
  readonly isHere: boolean;
  /** May decide, as the lead may; the first screen is one. */
  readonly isKeeper: boolean;
};

/** Somebody says that they are somebody of this room, with another phone. Keepers answer. */
export type RoomClaim = {
  readonly id: string;
  readonly by: PlayerInfo;
  /** Id of the player whose seat it is. */
  readonly of: string;
};

/** All about a room: the same for everybody, `you` excepted. */
export type RoomInfo = {
  readonly id: string;
  readonly code: string;
  readonly openedAt: number;
  /** Whether those who know the code may still join. */
  readonly isOpen: boolean;
  /** So many can be in it. */
  readonly places: number;
  /** Id of the person who leads it; null while nobody came with a phone. */
  readonly lead: string | null;
  /** In the order in which they came. */
  readonly people: readonly RoomPerson[];
  readonly screens: readonly RoomScreen[];
  readonly claims: readonly RoomClaim[];
  readonly box: RoomBox | null;
  /** The table that it plays, or played last. */
  readonly table: string | null;
  /** How many matches it began. */
  readonly played: number;
  readonly you: {
    readonly as: 'person' | 'screen' | 'onlooker';
    /** Leads the room, or is a screen that may decide. */
    readonly isKeeper: boolean;
  };
};
