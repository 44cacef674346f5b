import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { type FromClient, parseFromClient } from '../from-client.ts';
import type { FromServer } from '../from-server.ts';
import { PROTOCOL } from '../version.ts';
import { Mailbox } from './mailbox.ts';

export const WELCOME: FromServer = {
  t: 'welcome',
  protocol: PROTOCOL,
  version: 'test',
  player: { id: 'p', name: 'Zoé', face: 1 },
  now: 0,
};

/** A real server on a real port that says what a test tells it to. */
export class ScriptedHouse {
  readonly #server: WebSocketServer;
  readonly #callers = new Mailbox<Caller>();

  static async open(port = 0): Promise<ScriptedHouse> {
    const server = new WebSocketServer({ port, host: '127.0.0.1' });
    await new Promise(resolve => server.once('listening', resolve));
    return new ScriptedHouse(server);
  }

  constructor(server: WebSocketServer) {
    this.#server = server;
    server.on('connection', socket => this.#callers.put(new Caller(socket)));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}`;
  }

  /** Whoever connects next, before anything is said. */
  caller(): Promise<Caller> {
    return this.#callers.take();
  }

  /** The next one, welcomed. */
  async welcomed(): Promise<Caller> {
    const caller = await this.caller();
    await caller.next('hello');
    caller.say(WELCOME);
    return caller;
  }

  async close(): Promise<void> {
    for (const socket of this.#server.clients) socket.terminate();
    await new Promise(resolve => this.#server.close(resolve));
  }
}

export class Caller {
  readonly socket: WebSocket;
  readonly #heard = new Mailbox<FromClient>();

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => {
      const text = (data as Buffer).toString();
      const message = parseFromClient(text);
      if (message === null) throw new Error(`no message of the protocol: ${text}`);
      this.#heard.put(message);
    });
  }

  /** The next message, which must be of this kind. */
  async next<T extends FromClient['t']>(t: T): Promise<Extract<FromClient, { t: T }>> {
    const message = await this.#heard.take();
    if (message.t !== t) throw new Error(`${t} expected, ${message.t} heard`);
    return message as Extract<FromClient, { t: T }>;
  }

  get isSilent(): boolean {
    return this.#heard.isEmpty;
  }

  say(message: FromServer): void {
    this.socket.send(JSON.stringify(message));
  }
}
