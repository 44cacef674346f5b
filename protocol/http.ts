import type { Level } from '#contract/bot.ts';
import type { Json } from '#contract/json.ts';
import type { About } from './about.ts';
import type { Clock } from './limits.ts';
import type { RoomBox, RoomInfo } from './room-info.ts';
import type { LobbyTable, MyTable, PlayerInfo, TableInfo } from './table-info.ts';

/**
 * What the house answered. `why` is the code of its error, `offline` if nobody answered, `unknown` if something in
 * between did, such as a proxy.
 */
export type Got<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: string; readonly status: number };

/** Oneself, with more than others see. */
export type Me = PlayerInfo & {
  readonly isProgram: boolean;
  readonly passkeys: readonly { readonly id: string; readonly createdAt: number }[];
};

/** A table as somebody would like it. */
export type TableOrder = {
  readonly game: string;
  readonly config: Json;
  readonly seats: readonly SeatOrder[];
  readonly visibility: 'public' | 'link';
  readonly clock: Clock;
  /** Left out: as is usual for this kind of table. */
  readonly chat?: boolean;
};
/** A match that is to go on online: `log` is its file, `seat` one's own there. */
export type CarryOrder = {
  readonly log: Json;
  readonly seat: number;
  readonly isAnew: boolean;
  /** A person is awaited while a bot plays, of this level if one says. */
  readonly seats: readonly AwaitedOrder[];
};
export type AwaitedOrder = { readonly kind: 'person' | 'bot'; readonly level: Level };
export type SeatOrder = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: Level };

/** Somebody that a page holds beside whoever it is itself: a screen, or a person who plays at one. */
export type NewSession = { readonly player: string; readonly token: string };
export type NewRoom = NewSession & { readonly id: string; readonly code: string };

export interface ApiOptions {
  /** Of a program; a page has its cookie. */
  readonly token?: string;
  /** For tests, and for programs that keep a cookie of their own. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

export type Api = ReturnType<typeof api>;

/** Everything around a match, by HTTP; the match itself goes over the socket. `base`: where the house is, '' for a page of it. */
export function api(base: string, options: ApiOptions = {}) {
  const ask = <T>(method: string, path: string, body?: Json) =>
    request<T>(base + path, method, body, options);
  const at = (table: string, what = '') => `/api/tables/${encodeURIComponent(table)}${what}`;
  const inRoom = (room: string, what = '') => `/api/rooms/${encodeURIComponent(room)}${what}`;
  const person = (player: string) => `/people/${encodeURIComponent(player)}`;
  return {
    /** A guest is made if there is nobody yet. */
    session: () => ask<Me>('POST', '/api/session', {}),
    leave: () => ask<object>('DELETE', '/api/session'),
    me: () => ask<Me>('GET', '/api/me'),
    rename: (change: { readonly name: string; readonly face: number }) => ask<Me>('PATCH', '/api/me', change),
    eraseMe: () => ask<object>('DELETE', '/api/me'),
    /** A program that plays: its token is told this once. */
    program: (name: string) =>
      ask<{ readonly player: PlayerInfo; readonly token: string }>('POST', '/api/programs', { name }),

    create: (order: TableOrder) =>
      ask<{ readonly id: string; readonly commitment: string }>('POST', '/api/tables', order),
    carry: (order: CarryOrder) =>
      ask<{ readonly id: string; readonly commitment: string }>('POST', '/api/carried', order),
    info: (table: string) => ask<TableInfo>('GET', at(table)),
    /** By the code that somebody said aloud. */
    called: (code: string) => ask<{ readonly id: string }>('GET', `/api/codes/${encodeURIComponent(code)}`),
    /** `entropy`: what this seat adds to the deal. */
    sit: (table: string, wish: { readonly seat?: number; readonly entropy: string }) =>
      ask<{ readonly seat: number }>('POST', at(table, '/sit'), wish),
    stand: (table: string) => ask<object>('POST', at(table, '/stand'), {}),
    ready: (table: string, isReady: boolean) => ask<object>('POST', at(table, '/ready'), { isReady }),
    begin: (table: string) => ask<object>('POST', at(table, '/begin'), {}),
    setSeat: (
      table: string,
      seat: number,
      to: { readonly kind: 'empty' } | { readonly kind: 'bot'; readonly level: Level },
    ) => ask<object>('POST', at(table, `/seats/${seat}`), to),
    setChat: (table: string, on: boolean) => ask<object>('POST', at(table, '/chat'), { on }),
    rematch: (table: string) => ask<{ readonly id: string }>('POST', at(table, '/rematch'), {}),
    /** Once it is over: the file that `etagere verify` reads. */
    match: (table: string) => ask<Json>('GET', at(table, '/match')),

    /** Opens a room, with whoever asks as its first screen: all that it asks and hears goes with the token, told once. */
    openRoom: () => ask<NewRoom>('POST', '/api/rooms', {}),
    /** By the code on the screen, however it was typed. */
    roomCalled: (code: string) =>
      ask<{ readonly id: string }>('GET', `/api/room-codes/${encodeURIComponent(code)}`),
    room: (room: string) => ask<RoomInfo>('GET', inRoom(room)),
    /** One more screen. It only shows, until a keeper lets it decide. */
    addScreen: (room: string) => ask<NewSession>('POST', inRoom(room, '/screens'), {}),
    letScreen: (room: string, screen: string, isKeeper: boolean) =>
      ask<object>('POST', inRoom(room, `/screens/${encodeURIComponent(screen)}`), { isKeeper }),
    joinRoom: (room: string) => ask<object>('POST', inRoom(room, '/join'), {}),
    leaveRoom: (room: string) => ask<object>('POST', inRoom(room, '/leave'), {}),
    /** By a screen that may decide: somebody without a phone, whose session the screen keeps. */
    addPerson: (room: string, who: { readonly name: string; readonly face: number }) =>
      ask<NewSession>('POST', inRoom(room, '/people'), who),
    showOut: (room: string, player: string) => ask<object>('DELETE', inRoom(room, person(player))),
    giveLead: (room: string, player: string) => ask<object>('POST', inRoom(room, '/lead'), { player }),
    setDoor: (room: string, isOpen: boolean) => ask<object>('POST', inRoom(room, '/door'), { isOpen }),
    setBox: (room: string, box: RoomBox) => ask<object>('POST', inRoom(room, '/box'), box),
    /** Sets up a table for everybody in the room; it begins once they all added to the deal, or soon without them. */
    beginInRoom: (room: string) => ask<{ readonly id: string }>('POST', inRoom(room, '/begin'), {}),
    /** What I add to the deal of the table that the room is about to play. */
    sitInRoom: (room: string, entropy: string) => ask<object>('POST', inRoom(room, '/sit'), { entropy }),
    /** I am `of`, with another phone: keepers are asked. With a pass that `of` was given nobody is. */
    claim: (room: string, claim: { readonly of: string; readonly pass?: string }) =>
      ask<object>('POST', inRoom(room, '/claims'), claim),
    answerClaim: (room: string, claim: string, agrees: boolean) =>
      ask<object>('POST', inRoom(room, `/claims/${encodeURIComponent(claim)}`), { agrees }),
    /** A private number with which another phone takes my seat, once. */
    pass: (room: string) => ask<{ readonly pass: string }>('POST', inRoom(room, '/pass'), {}),

    /** What the house says of itself. */
    about: () => ask<About>('GET', '/api/about'),

    lobby: () => ask<{ readonly tables: readonly LobbyTable[] }>('GET', '/api/lobby'),
    mine: () => ask<{ readonly tables: readonly MyTable[] }>('GET', '/api/mine'),
  };
}

async function request<T>(
  url: string,
  method: string,
  body: Json | undefined,
  { token, fetch: send = fetch }: ApiOptions,
): Promise<Got<T>> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  try {
    const response = await send(url, init);
    const value = parsed(await response.text());
    return response.ok && value !== undefined
      ? { ok: true, value: value as T }
      : { ok: false, why: codeOf(value), status: response.status };
  } catch {
    return { ok: false, why: 'offline', status: 0 };
  }
}

/** Nothing is an empty object; undefined if it is no JSON: a page of some proxy on the way. */
function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(value: unknown): string {
  const code = (value as { error?: { code?: unknown } } | null | undefined)?.error?.code;
  return typeof code === 'string' ? code : 'unknown';
}
