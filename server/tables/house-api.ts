import type { Json } from '#contract/json.ts';
import type { Clock } from '#protocol/limits.ts';
import type { LobbyTable, MyTable, TableInfo } from '#protocol/table-info.ts';
import type { PlayerRecord } from '../store/records.ts';

export type WishedSeat = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: number };

/** A table as somebody would like it; nothing of it is checked yet but its form. */
export interface TableWish {
  readonly game: string;
  readonly config: Json;
  readonly seats: readonly WishedSeat[];
  readonly visibility: 'public' | 'link';
  readonly clock: Clock;
  /** Left out: as is usual for this kind of table. */
  readonly chat?: boolean;
}

/** Why something around a table was not done. */
export const TABLE_TROUBLES = [
  'no-such-game',
  'no-such-config',
  'no-such-seats',
  'no-such-table',
  'not-open',
  'not-host',
  'not-seated',
  'seat-taken',
  'not-ready',
  'not-finished',
  'too-many-tables',
  'busy',
] as const;
export type TableTrouble = (typeof TABLE_TROUBLES)[number];

export type Answered<T = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly why: TableTrouble };

/** What HTTP asks of the house; the socket asks for more. */
export interface HouseApi {
  create(
    host: PlayerRecord,
    wish: TableWish,
  ): Promise<Answered<{ readonly id: string; readonly commitment: string }>>;
  info(id: string, viewer: PlayerRecord | null): Promise<TableInfo | null>;
  /** The seat asked for, or the first that is free. */
  sit(
    id: string,
    player: PlayerRecord,
    wish: { readonly seat?: number; readonly entropy: string },
  ): Promise<Answered<{ readonly seat: number }>>;
  stand(id: string, player: PlayerRecord): Promise<Answered>;
  ready(id: string, player: PlayerRecord, isReady: boolean): Promise<Answered>;
  /** By the host: an empty seat, or a bot's. */
  setSeat(
    id: string,
    player: PlayerRecord,
    seat: number,
    to: { readonly kind: 'empty' } | { readonly kind: 'bot'; readonly level: number },
  ): Promise<Answered>;
  setChat(id: string, player: PlayerRecord, on: boolean): Promise<Answered>;
  /** By the host, when every seat is taken and every person is ready. */
  begin(id: string, player: PlayerRecord): Promise<Answered>;
  /** A new table with the seats moved on by one; the same one for everybody who asks. */
  rematch(id: string, player: PlayerRecord): Promise<Answered<{ readonly id: string }>>;
  lobby(): Promise<readonly LobbyTable[]>;
  mine(player: PlayerRecord): Promise<readonly MyTable[]>;
  /** The whole match as a file, seed and all; only of a finished one. */
  matchFile(id: string): Promise<Answered<{ readonly file: { readonly [key: string]: Json } }>>;
  archived(id: string): Promise<Uint8Array | null>;
  /** The name or face of somebody changed, or they are gone: tell the tables where they sit. */
  playerChanged(player: string): void;
  /** Gives up every match under way of somebody who is about to be erased. */
  quit(player: PlayerRecord): Promise<void>;
  /** Somebody signed out, or erased themselves with these tables: their pages ask again who they are. */
  playerLeft(player: string, tables: readonly string[]): void;
}
