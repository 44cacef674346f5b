import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { FromServer } from '#protocol/from-server.ts';
import { CLOSE, PROTOCOL, SOCKET_PATH } from '#protocol/version.ts';
import type { Request } from './requests.ts';

/** Milliseconds in which a house that is well has answered, however busy the machine is. */
const PATIENCE = 60_000;
/** A house that is well shows somebody out for these, and for nothing else. */
const SHOWN_OUT: ReadonlySet<number> = new Set([
  CLOSE.malformed,
  CLOSE.tooMany,
  CLOSE.protocol,
  CLOSE.session,
  CLOSE.slow,
  // No text, a frame that is none, too long: said by the socket itself, or not at all.
  1002,
  1003,
  1006,
  1007,
  1009,
]);

/** What a refusal says, and not a word more about the inside. */
const PROBLEM = /^\{"error":\{"code":"[a-z-]+"(,"field":"[^"]*")?(,"seconds":\d+)?\}\}$/;

/** Somebody with a seat and without manners. What the house should not have done is kept as `troubles`. */
export class Attacker {
  readonly token: string;
  readonly troubles: string[] = [];
  /** By table: the last frames as they were told. */
  readonly told = new Map<string, string>();
  readonly #base: string;
  #socket: WebSocket | null = null;
  #probes = 0;
  /** Told of every id that is answered, and once with none: they were shown out. */
  #heard: ((id: string | null) => void) | null = null;

  constructor(base: string, token: string) {
    this.#base = base;
    this.token = token;
  }

  /** On a socket that was greeted; on another if they were shown out. */
  async send(data: string | Buffer): Promise<void> {
    const socket = await this.#greeted();
    socket.send(data, { binary: false });
  }

  /** When all that was sent so far is read: whatever came before, a question is answered. */
  async settle(table: string): Promise<void> {
    const socket = await this.#greeted();
    const id = `probe-${this.#probes++}`;
    const answered = new Promise<true>(resolve => {
      this.#heard = heard => {
        if (heard === id || heard === null) resolve(true);
      };
    });
    socket.send(JSON.stringify({ t: 'watch', id, table }));
    if ((await within(answered)) === null) this.troubles.push('a question was not answered');
  }

  /** On a socket of its own, as the first words there. */
  async sendFirst(data: string | Buffer): Promise<void> {
    const socket = await this.#opened();
    socket.send(data, { binary: false });
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, token: this.token }));
    const done = new Promise<true>(resolve => {
      socket.once('message', () => resolve(true));
      socket.once('close', () => resolve(true));
    });
    if ((await within(done)) === null) this.troubles.push('nobody was greeted or shown out');
    socket.terminate();
  }

  /** The answer as a text; empty if there was none that anybody could read. */
  async ask({ url, init }: Request): Promise<string> {
    const response = await within(fetch(url, init).catch((error: unknown) => String(error)));
    if (response === null) this.troubles.push(`${init.method} ${url}: no answer`);
    if (response === null || typeof response === 'string') return '';
    const text = await response.text();
    const isProblem = PROBLEM.test(text) || (response.status === 403 && url.endsWith('/metrics'));
    const isFine = response.status < 400 || (response.status < 500 && isProblem);
    if (!isFine) this.troubles.push(`${init.method} ${url}: ${response.status} ${text}`);
    return text;
  }

  /** Bytes to the port itself. */
  async write(bytes: Buffer): Promise<void> {
    const { hostname, port } = new URL(this.#base);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', data => {
      answer += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    const closed = new Promise(resolve => socket.once('close', resolve));
    socket.end(bytes);
    await Promise.race([closed, sleep(200)]);
    socket.destroy();
    if (/^HTTP\/1\.1 5(?!05)/.test(answer))
      this.troubles.push(`${bytes.toString('latin1')}: ${answer.slice(0, 200)}`);
  }

  close(): void {
    this.#socket?.terminate();
  }

  async #greeted(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const socket = await this.#opened();
    const welcome = new Promise<true>(resolve => socket.once('message', () => resolve(true)));
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, token: this.token }));
    if ((await within(welcome)) === null) throw new Error('nobody is welcomed any more');
    socket.on('message', data => this.#hear((data as Buffer).toString()));
    socket.once('close', code => {
      this.#heard?.(null);
      if (!SHOWN_OUT.has(code)) this.troubles.push(`a socket was closed with ${code}`);
    });
    this.#socket = socket;
    return socket;
  }

  async #opened(): Promise<WebSocket> {
    const socket = new WebSocket(this.#base.replace(/^http/, 'ws') + SOCKET_PATH);
    const opened = new Promise<Error | null>(resolve => {
      socket.once('open', () => resolve(null));
      socket.on('error', resolve);
    });
    const error = await opened;
    if (error !== null) throw new Error('no socket opens', { cause: error });
    return socket;
  }

  #hear(text: string): void {
    // Most of what is heard is long, and of no interest but to whoever moves next.
    if (text.startsWith('{"t":"frames"')) {
      const table = /"table":"([\w-]+)"/.exec(text.slice(-300))?.[1] ?? /"table":"([\w-]+)"/.exec(text)?.[1];
      if (table !== undefined) this.told.set(table, text);
      return;
    }
    const message = JSON.parse(text) as FromServer;
    if (message.t === 'error' && message.why === 'busy') this.troubles.push(`busy: ${text}`);
    if ('id' in message && typeof message.id === 'string') this.#heard?.(message.id);
  }
}

/** Null if it takes too long. */
async function within<T>(work: Promise<T>): Promise<T | null> {
  const controller = new AbortController();
  const late = sleep(PATIENCE, null, { signal: controller.signal }).catch(() => null);
  try {
    return await Promise.race([work, late]);
  } finally {
    controller.abort();
  }
}
