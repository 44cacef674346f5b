import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { CLOSE, MESSAGE_MAX, SOCKET_PATH, UNPACKS } from '#protocol/version.ts';
import type { Incoming } from '../players/session.ts';
import { Connection, type Entering, LIMITS, type Limits, type Shared } from './connection.ts';

export interface SocketOptions extends Omit<Shared, 'limits'> {
  readonly limits?: Limits;
  readonly tokenOf: (request: Incoming) => string | null;
  /** Whether a page of this origin is one of ours. */
  readonly isOurs: (origin: string, request: IncomingMessage) => boolean;
  /** Whose address this is, behind proxies too. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly meter: Shared['meter'] & { readonly sockets: { set(count: number): void } };
  readonly report: (what: string, error: unknown) => void;
  /** From one address. */
  readonly perAddress?: number;
}

/** Sockets from one address: a whole school may sit behind it. */
const PER_ADDRESS = 200;
/** Frames of one message; browsers and libraries send one. */
const FRAGMENTS = 16;
/** A socket that answers no ping between two rounds is dead. */
const PING_EVERY = 20_000;

/** The sockets of one server: let in, counted, kept awake, told when the house closes. */
export class Sockets {
  readonly #options: SocketOptions;
  readonly #server: WebSocketServer;
  readonly #open = new Map<WebSocket, Connection>();
  readonly #shared: Shared;
  readonly #addresses = new Map<string, number>();
  readonly #pinging: ReturnType<typeof setInterval>;
  #isStopping = false;

  constructor(http: Server, options: SocketOptions) {
    this.#options = options;
    this.#shared = { limits: LIMITS, ...options };
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      maxPayload: MESSAGE_MAX * 2,
      maxFragments: FRAGMENTS,
      // Whoever pings without end and reads no answer would have us keep them all: see Connection.
      autoPong: false,
    });
    http.on('upgrade', (request, socket, head) => {
      try {
        this.#admit(request, socket, head);
      } catch (error) {
        options.report('upgrade', error);
        socket.destroy();
      }
    });
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    this.#pinging.unref();
  }

  get count(): number {
    return this.#open.size;
  }

  /** Asks one after the other to come back elsewhere, spread over so many milliseconds; the house serves on meanwhile. */
  async sendAway(ms: number): Promise<void> {
    const open = [...this.#open.values()];
    const start = performance.now();
    for (const [index, connection] of open.entries()) {
      const early = start + (ms * index) / open.length - performance.now();
      if (early > 1) await sleep(early);
      sendAway(connection);
    }
    await sleep(Math.max(0, start + ms - performance.now()));
  }

  /** Tells everybody that the house closes for a moment; they come back by themselves. */
  stop(): void {
    this.#isStopping = true;
    clearInterval(this.#pinging);
    for (const connection of this.#open.values()) sendAway(connection);
  }

  /** When all have left; those who do not go by themselves within `ms` are shown out. */
  async gone(ms: number): Promise<void> {
    const until = performance.now() + ms;
    while (this.#open.size > 0 && performance.now() < until)
      await new Promise(resolve => setTimeout(resolve, 10));
    for (const socket of this.#open.keys()) socket.terminate();
  }

  #admit(request: IncomingMessage, wire: Duplex, head: Buffer): void {
    wire.on('error', destroy);
    const { tokenOf, isOurs, addressOf, reading, perAddress = PER_ADDRESS } = this.#options;
    const { origin } = request.headers;
    const [path, query] = request.url?.split('?') ?? [];
    if (path !== SOCKET_PATH) return deny(wire, 404);
    if (this.#isStopping) return deny(wire, 503);
    // Pages of other sites may open sockets to us with our cookies; browsers always say where they come from.
    if (origin !== undefined && !isOurs(origin, request)) return deny(wire, 403);
    const address = addressOf(request);
    if ((this.#addresses.get(address) ?? 0) >= perAddress || !reading.mayCome(address))
      return deny(wire, 429);
    const entering = { wire, address, token: tokenOf(request), unpacks: query === UNPACKS };
    this.#server.handleUpgrade(request, wire, head, socket => this.#welcome(socket, entering));
  }

  #welcome(socket: WebSocket, entering: Entering): void {
    const { address } = entering;
    socket.on('close', () => {
      this.#open.delete(socket);
      this.#count(address, -1);
    });
    this.#open.set(socket, new Connection(socket, entering, this.#shared));
    this.#count(address, 1);
  }

  #count(address: string, by: number): void {
    const count = (this.#addresses.get(address) ?? 0) + by;
    if (count > 0) this.#addresses.set(address, count);
    else this.#addresses.delete(address);
    this.#options.meter.sockets.set(this.#open.size);
  }

  #ping(): void {
    for (const [socket, connection] of this.#open) {
      if (!connection.isAlive) socket.terminate();
      connection.isAlive = false;
      socket.ping();
    }
  }
}

function destroy(this: Duplex): void {
  this.destroy();
}

function sendAway(connection: Connection): void {
  connection.send({ t: 'bye', why: 'stopping' });
  connection.close(CLOSE.stopping);
}

function deny(socket: Duplex, status: 403 | 404 | 429 | 503): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

const REASONS = { 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests', 503: 'Service Unavailable' };
