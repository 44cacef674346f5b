import type { Statement } from './database.ts';
import type { EventRecord } from './records.ts';

/** What somebody is told of a player: they have another name or face; or they signed out, or are gone. */
export type PlayerNews = 'changed' | 'left';

/** What another process did, as far as others must know. */
export type Change =
  /** Events were added to the log of a table after the one of this seq; null: so many that they must be read. */
  | {
      readonly kind: 'log';
      readonly table: string;
      readonly before: number;
      readonly events: (() => readonly EventRecord[]) | null;
    }
  /** The record of a table is another one, or gone. */
  | { readonly kind: 'record'; readonly table: string }
  /** Somebody spoke at a table. */
  | { readonly kind: 'talk'; readonly table: string }
  /** Somebody came to a table, or left it. */
  | { readonly kind: 'people'; readonly table: string }
  /** A room is another one, or gone. */
  | { readonly kind: 'room'; readonly room: string }
  | { readonly kind: 'player'; readonly player: string; readonly what: PlayerNews };

/** Makes known to other processes what a write did, in its own transaction: the statements that do it, or none. */
export type Tell = (change: Exclude<Change, { kind: 'log' }>) => readonly Statement[];
