import type { Facts, Seat, Viewer } from '#contract/game.ts';
import type { Edit } from './edits.ts';
import type { RoomInfo } from './room-info.ts';
import type { ClockInfo, LobbyTable, MyTable, PlayerInfo, Said, TableInfo } from './table-info.ts';

/** Why a message was not followed. A sentence for each is in web/text. */
export const TROUBLES = [
  'malformed',
  'too-long',
  'too-many',
  'no-such-table',
  'no-such-room',
  'not-seated',
  'not-playing',
  'not-now',
  'chat-off',
  'busy',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** One step as this viewer may see it. `envelope` is kernel/match.ts's, as JSON. */
export type WireFrame = { readonly envelope: unknown; readonly by: Seat | null };

/** One step told as what is new in its envelope since the step before. */
export type WireChange = { readonly edits: readonly Edit[]; readonly by: Seat | null };

/** Everything a server may send over the socket. */
export type FromServer =
  | {
      readonly t: 'welcome';
      readonly protocol: number;
      /** Of the pages that this server has. */
      readonly version: string;
      readonly player: PlayerInfo;
      readonly now: number;
    }
  /** The command was followed; for a move, with the frame that shows it, see `answers`. */
  | { readonly t: 'done'; readonly id: string }
  /** The rules, or the table's (`table.stale` …), say no. */
  | {
      readonly t: 'refused';
      readonly id: string;
      readonly rule: string;
      readonly facts: Facts;
      readonly step: number;
    }
  | { readonly t: 'error'; readonly id?: string; readonly why: Trouble }
  | { readonly t: 'info'; readonly table: string; readonly info: TableInfo }
  /**
   * Steps in order. The same step may come again, when more is known of it: somebody has chosen and waits for
   * others. `answers`: the id of this client's `play` that brought it about, now durable.
   */
  | {
      readonly t: 'frames';
      readonly table: string;
      readonly viewer: Viewer;
      readonly frames: readonly WireFrame[];
      /** How many events had happened by the last of them: the `change` that may follow is one to this. */
      readonly n: number;
      readonly answers?: string;
      readonly clocks?: ClockInfo;
    }
  /**
   * The same for whoever asked for changes: what to make of the last envelope, that of frame `from`. Whoever has
   * another one watches the table again.
   */
  | {
      readonly t: 'change';
      readonly table: string;
      readonly from: number;
      readonly n: number;
      readonly edits: readonly Edit[];
      readonly by: Seat | null;
      readonly answers?: string;
      readonly clocks?: ClockInfo;
    }
  /**
   * The pieces that `history` asked for; `more`: there are earlier ones. `changes`: for whoever asked for changes, all
   * but the first frame, see past.ts.
   */
  | {
      readonly t: 'history';
      readonly id: string;
      readonly table: string;
      readonly frames: readonly WireFrame[];
      readonly changes?: readonly WireChange[];
      readonly more: boolean;
    }
  | { readonly t: 'talk'; readonly table: string; readonly said: readonly Said[] }
  /** What a seat has laid and not confirmed; null: nothing any more. Only to those who look on. */
  | {
      readonly t: 'trying';
      readonly table: string;
      readonly seat: Seat;
      readonly step: number;
      readonly move: unknown;
    }
  /** All about a room, now and whenever it changes. */
  | { readonly t: 'room'; readonly room: string; readonly info: RoomInfo }
  | { readonly t: 'lobby'; readonly tables: readonly LobbyTable[] }
  /** One table of the lobby changed; null if it left. */
  | { readonly t: 'lobby-change'; readonly id: string; readonly table: LobbyTable | null }
  /** The player's own tables that are not over: after `welcome`, and whenever one of them changes hands. */
  | { readonly t: 'mine'; readonly tables: readonly MyTable[] }
  | { readonly t: 'bye'; readonly why: 'stopping' };
