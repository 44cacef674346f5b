import { WebSocket } from 'ws';
import type { FromServer } from '../from-server.ts';
import { PROTOCOL } from '../version.ts';
import { Mailbox } from './mailbox.ts';
import { socketUrl } from './player.ts';

/** A socket without manners: sends whatever it is told to. */
export class RawSocket {
  readonly #socket: WebSocket;
  readonly #heard = new Mailbox<FromServer>();
  /** The code it was closed with. */
  readonly closed: Promise<number>;

  static async open(base: string, headers: Readonly<Record<string, string>> = {}): Promise<RawSocket> {
    // What is sent is what is read, byte for byte.
    const socket = new WebSocket(socketUrl(base), { headers, perMessageDeflate: false });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new RawSocket(socket);
  }

  /** Greeted as the program with this token. */
  static async enter(base: string, token: string): Promise<RawSocket> {
    const socket = await RawSocket.open(base);
    socket.say({ t: 'hello', protocol: PROTOCOL, token });
    await socket.next('welcome');
    return socket;
  }

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => this.#heard.put(JSON.parse((data as Buffer).toString()) as FromServer));
    this.closed = new Promise(resolve => socket.once('close', resolve));
  }

  /** As JSON, or a text as it is. */
  say(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  sayBytes(bytes: Uint8Array): void {
    this.#socket.send(bytes);
  }

  /** The next message of one of these kinds; others before it are let go. */
  next<T extends FromServer['t']>(...kinds: readonly T[]): Promise<Extract<FromServer, { t: T }>> {
    return this.#heard.takeFirst((one): one is Extract<FromServer, { t: T }> =>
      kinds.some(kind => kind === one.t),
    );
  }

  /** What answers this id. */
  answer(id: string): Promise<FromServer> {
    return this.#heard.takeFirst(
      (one): one is FromServer =>
        ('id' in one && one.id === id) || (one.t === 'frames' && one.answers === id),
    );
  }

  ping(bytes = new Uint8Array()): void {
    this.#socket.ping(bytes);
  }

  /** Answered with the same bytes. */
  get ponged(): Promise<Uint8Array> {
    return new Promise(resolve => this.#socket.once('pong', resolve));
  }

  pong(): void {
    this.#socket.pong();
  }

  /** One message in so many pieces. */
  sayInPieces(text: string, pieces: number): void {
    const size = Math.ceil(text.length / pieces);
    for (let i = 0; i < pieces; i++)
      this.#socket.send(text.slice(i * size, (i + 1) * size), { fin: i === pieces - 1 });
  }

  /** Reads nothing any more. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  close(): void {
    this.#socket.terminate();
  }
}
