/** Characters of a name, as people count them. */
export const NAME_MAX = 24;
/** Characters of a match that is carried to a table here. */
export const MATCH_MAX = 400_000;
/** Choices in it. */
export const CHOICES_MAX = 3000;
/** Characters of one thing said. */
export const SAY_MAX = 200;
/** Characters of what a seat adds to the deal. */
export const ENTROPY_MAX = 128;
/** Drawn faces to choose from. */
export const FACES = 12;

/** Days without a visit after which a guest without a passkey is forgotten; longer than their cookie is kept. */
export const GUEST_DAYS = 400;
/** The same for whoever never sat at a table. */
export const STRANGER_DAYS = 30;

/**
 * Milliseconds after which the others may let a bot play for somebody who is gone. Not where a move may take days:
 * there nobody is expected to stay.
 */
export const AWAY = 300_000;

/** Said with one touch at any table. */
export const EMOTES = ['hello', 'well-played', 'thanks', 'oops', 'thinking', 'good-game'] as const;
export type Emote = (typeof EMOTES)[number];

/** How long a player may think. */
export type Clock =
  | { readonly kind: 'none' }
  /** For each move. */
  | { readonly kind: 'move'; readonly seconds: number }
  /** `seconds` for the whole match, and `increment` more after each move. */
  | { readonly kind: 'fischer'; readonly seconds: number; readonly increment: number }
  /** For each move, across nights. */
  | { readonly kind: 'days'; readonly days: 1 | 3 | 7 };

/** The end of the link that leads to a table. */
export const TABLE_ID = /^[\w-]{1,40}$/;

/** Of a command; chosen by the client, so that a repeat after a reconnect is known as one. */
export const COMMAND_ID = /^[\w-]{1,40}$/;

/** Of a room: 128 bits. */
export const ROOM_ID = /^[\w-]{22}$/;

/** People in a room: as many as the largest box takes. */
export const ROOM_PLACES = 6;

/** What somebody is trying at a table is told so often a second, and no more. */
export const TRIES_A_SECOND = 10;
