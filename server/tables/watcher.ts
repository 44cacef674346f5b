import type { FromServer } from '#protocol/from-server.ts';
import type { CloseCode } from '#protocol/version.ts';
import type { PlayerRecord } from '../store/records.ts';

/** Somebody at the other end of a socket. */
export interface Watcher {
  readonly player: PlayerRecord;
  /** Whoever shares it shares what limits count by address. */
  readonly address: string;
  /** The socket is closed: nothing reaches them any more. */
  readonly isGone: boolean;
  /** Whether they put changes together by themselves. */
  readonly takesChanges: boolean;
  /** The tables before them. */
  readonly watching: Set<string>;
  /** Whether the store may be asked for one more table on their behalf. */
  mayLookFor(): boolean;
  send(message: FromServer): void;
  /** The same, written once for many. */
  sendText(text: string): void;
  close(code: CloseCode): void;
}
