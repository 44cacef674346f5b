import type { FromClient } from './from-client.ts';
import type { FromServer } from './from-server.ts';
import { CLOSE, PROTOCOL, UNPACKS } from './version.ts';

/** As much of a WebSocket as is used: the browser's, Node's own, or that of `ws`. */
export interface WebSocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
}

/** `away`: lost, and coming back by itself. `closed`: for good, see `Ending`. */
export type LineState = 'connecting' | 'open' | 'away' | 'closed';

/** Why a line is closed for good: by the server, for reasons that trying again does not change, or by oneself. */
export type Ending = 'protocol' | 'session' | 'closed';

export interface LineOptions {
  /** `wss://host/socket` */
  readonly url: string;
  /** Of a program; a page has its cookie. */
  readonly token?: string;
  readonly open?: (url: string) => WebSocketLike;
  /** Milliseconds, from any start. */
  readonly now?: () => number;
  /** From 0 to 1: spreads those who come back. */
  readonly random?: () => number;
}

export interface Ears {
  hear(message: FromServer): void;
  /** Welcomed, at first or again. */
  opened(): void;
  /** Is something asked that was not answered yet? */
  isWaiting(): boolean;
  /** The socket is gone; the state tells whether it comes back. */
  lost(code: number): void;
  state(state: LineState): void;
}

const ENDINGS: Readonly<Record<number, Ending>> = {
  [CLOSE.protocol]: 'protocol',
  [CLOSE.session]: 'session',
};

/** Milliseconds. The first pause is short: most losses are of a moment. */
const PAUSE = { first: 250, longest: 30_000 };
/** After too many messages, the pauses begin further on. */
const TRIES_AFTER_TOO_MANY = 4;
/** A connection that lasted this long was a good one: the next pause is short again. */
const STEADY = 5000;
/**
 * How long nothing may be heard before the socket is thought dead: while it opens, after something was asked,
 * and after a page woke up, when a dead one is likely. With nothing asked, silence means nothing.
 */
const PATIENCE = { opening: 10_000, asked: 45_000, woken: 5000 };

/** A socket that says who it is and comes back by itself. */
export class Line {
  readonly #options: LineOptions;
  readonly #ears: Ears;
  #state: LineState = 'connecting';
  #ending: Ending | null = null;
  #socket: WebSocketLike | null = null;
  #openedAt: number | null = null;
  #tries = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LineOptions, ears: Ears) {
    this.#options = options;
    this.#ears = ears;
    this.#connect();
  }

  get state(): LineState {
    return this.#state;
  }

  get ending(): Ending | null {
    return this.#ending;
  }

  /** Only on an open line; what matters is sent again by whoever asked, once `opened`. */
  send(message: FromClient): void {
    if (this.#state !== 'open') return;
    this.#socket?.send(JSON.stringify(message));
    if (this.#ears.isWaiting()) this.#expect(PATIENCE.asked);
  }

  /** Try now, if waiting to try. */
  wake(): void {
    if (this.#state === 'away' && this.#socket === null) this.#connect();
  }

  /** Something is being asked of a socket that may be dead: do not wait long. */
  doubt(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#expect(PATIENCE.woken);
  }

  /** The network is gone, whatever the socket thinks: it may take minutes to find out by itself. */
  giveUp(): void {
    if (this.#socket !== null) this.#lose(0);
  }

  end(ending: Ending): void {
    if (this.#state === 'closed') return;
    this.#ending = ending;
    this.#drop();
    this.#become('closed');
  }

  #connect(): void {
    clearTimeout(this.#pause);
    const { url, token, open = plainSocket } = this.#options;
    const socket = open(`${url}?${UNPACKS}`);
    this.#socket = socket;
    /** What came before and is not heard yet. */
    let earlier: Promise<void> | null = null;
    this.#expect(PATIENCE.opening);
    const isOurs = () => socket === this.#socket;
    socket.addEventListener('open', () => {
      const hello: FromClient = {
        t: 'hello',
        protocol: PROTOCOL,
        changes: true,
        ...(token === undefined ? {} : { token }),
      };
      if (isOurs()) socket.send(JSON.stringify(hello));
    });
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string' && earlier === null) {
        if (isOurs()) this.#hear(data);
        return;
      }
      // What is packed takes a moment; what comes after it waits.
      const last = Promise.all([unpacked(data), earlier]).then(([text]) => {
        if (earlier === last) earlier = null;
        if (isOurs()) this.#hear(text);
      });
      earlier = last;
    });
    socket.addEventListener('close', ({ code }) => {
      if (isOurs()) this.#lose(code);
    });
    // A close follows; the socket of `ws` would throw if nobody listened.
    socket.addEventListener('error', () => undefined);
  }

  #hear(text: string): void {
    const message = read(text);
    if (message === null) return;
    clearTimeout(this.#patience);
    this.#patience = undefined;
    if (message.t === 'welcome') {
      if (message.protocol !== PROTOCOL) return this.end('protocol');
      this.#openedAt = this.#now();
      this.#become('open');
      this.#ears.opened();
    }
    this.#ears.hear(message);
    if (this.#state === 'open' && this.#ears.isWaiting()) this.#expect(PATIENCE.asked);
  }

  #expect(milliseconds: number): void {
    this.#patience ??= setTimeout(() => this.#lose(0), milliseconds);
  }

  #lose(code: number): void {
    const wasSteady = this.#openedAt !== null && this.#now() - this.#openedAt >= STEADY;
    this.#drop();
    const ending = ENDINGS[code];
    if (ending !== undefined) {
      this.end(ending);
    } else {
      if (wasSteady) this.#tries = 0;
      if (code === CLOSE.tooMany) this.#tries = Math.max(this.#tries, TRIES_AFTER_TOO_MANY);
      this.#pause = setTimeout(() => this.#connect(), pauseAfter(this.#tries, this.#options.random));
      this.#tries += 1;
      this.#become('away');
    }
    this.#ears.lost(code);
  }

  /** Nothing that the old socket still says is heard. */
  #drop(): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#openedAt = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #become(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#ears.state(state);
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}

/** Twice as long each time, with up to half of it left to chance: a whole house does not come back in one moment. */
export function pauseAfter(tries: number, random: () => number = Math.random): number {
  return Math.min(PAUSE.first * 2 ** tries, PAUSE.longest) * (1 - random() / 2);
}

function plainSocket(url: string): WebSocketLike {
  return new WebSocket(url);
}

/** As it is, or from gzip. */
async function unpacked(data: unknown): Promise<string> {
  if (typeof data === 'string') return data;
  try {
    const bytes = new Response(data as BodyInit).body?.pipeThrough(new DecompressionStream('gzip'));
    return await new Response(bytes).text();
  } catch {
    return '';
  }
}

/** The server is ours: what it says is read, not checked; what is no message at all is left alone. */
function read(text: string): FromServer | null {
  try {
    return JSON.parse(text) as FromServer;
  } catch {
    return null;
  }
}
