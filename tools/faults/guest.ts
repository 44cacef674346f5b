import { WebSocket } from 'ws';
import type { Shape, Viewer } from '#contract/game.ts';
import { isAsked } from '#kernel/asked.ts';
import type { Envelope } from '#kernel/match.ts';
import { Client } from '#protocol/client.ts';
import type { Heard } from '#protocol/last-frames.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import { SOCKET_PATH } from '#protocol/version.ts';
import { printOf } from './kept.ts';
import type { Ledger } from './ledger.ts';

export type Seen = Envelope<Shape>;

/** Where a guest may go: the address of a process, which may have died meanwhile. */
export type Doors = () => string;

/** Looks into the store past the house: how many events a match has there now; null if that cannot be said. */
export type Witness = (table: string) => Promise<number | null>;

export interface GuestOptions {
  readonly name: string;
  readonly token: string;
  readonly doors: Doors;
  readonly witness: Witness;
}

/** A program with a seat, or without one, that comes back through any door and writes down all that it is shown. */
export class Guest {
  readonly name: string;
  readonly token: string;
  readonly client: Client;
  info: TableInfo | null = null;
  last: Seen | null = null;
  viewer: Viewer = 'spectator';
  readonly #witness: Witness;
  #socket: WebSocket | null = null;
  #sockets = 0;
  #ledger: Ledger | null = null;
  #table: string | null = null;
  #leave: (() => void) | null = null;

  constructor({ name, token, doors, witness }: GuestOptions) {
    this.name = name;
    this.token = token;
    this.#witness = witness;
    this.client = new Client({
      url: SOCKET_PATH,
      token,
      // However often its network goes, it comes back as early as it may.
      random: () => 1,
      now: () => Date.now() * 1000,
      open: path => {
        this.#sockets += 1;
        this.#socket = new WebSocket(doors().replace(/^http/, 'ws') + path);
        return this.#socket;
      },
    });
    this.client.on(message => this.#hear(message));
  }

  get isAsked(): boolean {
    return this.last !== null && typeof this.viewer === 'number' && isAsked(this.last, this.viewer);
  }

  /** From now on this table, written into this ledger. */
  watch(table: string, ledger: Ledger): void {
    this.#leave?.();
    this.#table = table;
    this.#ledger = ledger;
    this.info = null;
    this.last = null;
    this.#leave = this.client.watch(table, () => this.last?.step);
  }

  /** Reads nothing for a while. */
  pause(): void {
    this.#socket?.pause();
  }

  resume(): void {
    this.#socket?.resume();
  }

  /** Its network is gone, without a word. */
  lose(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.client.close();
  }

  #hear(message: Heard): void {
    if (message.t === 'info' && message.table === this.#table) this.info = message.info;
    if (message.t === 'frames' && message.table === this.#table) this.#look(message);
  }

  #look({ table, viewer, frames, n: count }: Extract<Heard, { t: 'frames' }>): void {
    this.viewer = viewer;
    const stored = this.#witness(table);
    for (const [index, { envelope }] of frames.entries()) {
      const seen = envelope as Seen;
      const n = index === frames.length - 1 ? count : null;
      const shown = {
        who: this.name,
        socket: this.#sockets,
        viewer,
        step: seen.step,
        n,
        print: printOf(seen),
      };
      this.#ledger?.show(shown, stored);
      if (seen.step >= (this.last?.step ?? 0)) this.last = seen;
    }
  }
}
