import { WebSocket } from 'ws';
import type { Shape, Viewer } from '#contract/game.ts';
import { isAsked } from '#kernel/asked.ts';
import type { Envelope } from '#kernel/match.ts';
import { Client } from '#protocol/client.ts';
import { api } from '#protocol/http.ts';
import { SOCKET_PATH } from '#protocol/version.ts';

export type Seen = Envelope<Shape>;

/** Programs that one address may make at once, see server/http/limits.ts: each has its own address after so many. */
const EACH_ADDRESS = 20;

/** One socket and whoever sits behind it. Has no more than what the house sends to it. */
export class Visitor {
  readonly client: Client;
  readonly #base: string;
  readonly #token: string;
  readonly #address: string;
  #socket: WebSocket | null = null;
  #table: string | null = null;
  #leave: (() => void) | null = null;
  last: Seen | null = null;
  viewer: Viewer = 'spectator';

  /** `number`: which of all of them. */
  static async enter(base: string, number: number): Promise<Visitor> {
    const address = addressOf(number);
    const made = await api(base, { fetch: from(address) }).program(`Visitor ${number}`);
    if (!made.ok) throw new Error(`no program: ${made.why}`);
    return new Visitor(base, made.value.token, address);
  }

  constructor(base: string, token: string, address: string) {
    this.#base = base;
    this.#token = token;
    this.#address = address;
    this.client = new Client({
      url: base.replace(/^http/, 'ws') + SOCKET_PATH,
      token,
      open: url => {
        this.#socket = new WebSocket(url, {
          perMessageDeflate: false,
          headers: { 'x-forwarded-for': address },
        });
        // The client hears of it as a socket that closed.
        this.#socket.on('error', () => undefined);
        return this.#socket;
      },
    });
  }

  get api(): ReturnType<typeof api> {
    return api(this.#base, { token: this.#token, fetch: from(this.#address) });
  }

  get isOpen(): boolean {
    return this.client.state === 'open';
  }

  /** Where they look, if they do. */
  get table(): string | null {
    return this.#table;
  }

  /** `seen`: told of every frame there. */
  watch(table: string, seen: (frame: Seen) => void): void {
    this.#leave?.();
    this.#table = table;
    this.last = null;
    const deaf = this.client.on(message => {
      if (message.t !== 'frames' || message.table !== table) return;
      this.viewer = message.viewer;
      for (const { envelope } of message.frames) {
        const frame = envelope as Seen;
        if (frame.step >= (this.last?.step ?? 0)) this.last = frame;
        seen(frame);
      }
    });
    const unwatch = this.client.watch(table, () => this.last?.step);
    this.#leave = () => {
      deaf();
      unwatch();
    };
  }

  isAsked(): boolean {
    return this.last !== null && typeof this.viewer === 'number' && isAsked(this.last, this.viewer);
  }

  /** Their network goes without a word, and comes back at once. */
  lose(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.client.close();
  }
}

function addressOf(number: number): string {
  const address = Math.floor(number / EACH_ADDRESS);
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
}

/** As a proxy in front would say it: the house is told to believe one. */
function from(address: string): (url: string, init: RequestInit) => Promise<Response> {
  return (url, init) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', address);
    return fetch(url, { ...init, headers });
  };
}
