import { gunzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import type { Shape, Viewer } from '#contract/game.ts';
import { isAsked } from '#kernel/asked.ts';
import type { Envelope } from '#kernel/match.ts';
import { Client } from '../client.ts';
import type { FromServer } from '../from-server.ts';
import { type Api, api, type Got } from '../http.ts';
import type { Heard } from '../last-frames.ts';
import type { RoomInfo } from '../room-info.ts';
import type { TableInfo } from '../table-info.ts';
import { SOCKET_PATH } from '../version.ts';

export type Seen = Envelope<Shape>;

/** A program at a real house, that remembers everything it was ever told. */
export class Player {
  readonly id: string;
  readonly token: string;
  readonly api: Api;
  readonly client: Client;
  readonly heard: FromServer[] = [];
  /** The frames of the table it watches, by step, each as it was told last. */
  readonly frames = new Map<number, { readonly envelope: Seen; readonly by: number | null }>();
  info: TableInfo | null = null;
  viewer: Viewer | null = null;
  #last: Seen | undefined;
  #socket: WebSocket | undefined;
  readonly #waiting = new Set<() => void>();

  static async enter(base: string, name: string): Promise<Player> {
    const made = valueOf(await api(base).program(name));
    return new Player(base, made);
  }

  constructor(base: string, made: { readonly player: { readonly id: string }; readonly token: string }) {
    this.id = made.player.id;
    this.token = made.token;
    this.api = api(base, { token: made.token });
    this.client = new Client({
      url: socketUrl(base),
      token: made.token,
      // However often its network goes, it comes back as early as it may.
      random: () => 1,
      now: () => Date.now() * 1000,
      open: url => {
        const socket = new WebSocket(url);
        // As it comes over the wire, before the client makes frames of changes.
        socket.on('message', (data, isPacked) => {
          const bytes = data as Buffer;
          this.heard.push(JSON.parse((isPacked ? gunzipSync(bytes) : bytes).toString()) as FromServer);
        });
        this.#socket = socket;
        return socket;
      },
    });
    this.client.on(message => this.#hear(message));
    this.client.onState(() => this.#look());
  }

  /** The last step it knows. */
  get last(): Seen | undefined {
    return this.#last;
  }

  get isAsked(): boolean {
    const { last, viewer } = this;
    return last !== undefined && typeof viewer === 'number' && isAsked(last, viewer);
  }

  /** What it was told of a room last. */
  get room(): RoomInfo | null {
    return this.heard.findLast(message => message.t === 'room')?.info ?? null;
  }

  watch(table: string): void {
    this.client.watch(table, () => this.last?.step);
  }

  /** Resolves as soon as it holds. */
  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise(resolve => {
      const look = (): void => {
        if (!holds()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
    });
  }

  /** The network is gone, without a word. */
  lose(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.client.close();
  }

  #hear(message: Heard): void {
    if (message.t === 'info') this.info = message.info;
    if (message.t === 'frames') {
      this.viewer = message.viewer;
      for (const { envelope, by } of message.frames) {
        const seen = envelope as Seen;
        this.frames.set(seen.step, { envelope: seen, by });
        if (seen.step >= (this.#last?.step ?? 0)) this.#last = seen;
      }
    }
    this.#look();
  }

  #look(): void {
    for (const look of this.#waiting) look();
  }
}

export function socketUrl(base: string): string {
  return base.replace(/^http/, 'ws') + SOCKET_PATH;
}

export function valueOf<T>(got: Got<T>): T {
  if (!got.ok) throw new Error(`the house says ${got.why}`);
  return got.value;
}
