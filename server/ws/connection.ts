import type { Duplex } from 'node:stream';
import { gzip } from 'node:zlib';
import type { RawData, WebSocket } from 'ws';
import { type FromClient, parseFromClient } from '#protocol/from-client.ts';
import type { FromServer, Trouble } from '#protocol/from-server.ts';
import { CLOSE, type CloseCode, MESSAGE_MAX, PROTOCOL } from '#protocol/version.ts';
import { Bucket } from '../bucket.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Limit } from '../store/limits.ts';
import type { PlayerRecord } from '../store/records.ts';
import type { House } from '../tables/house.ts';
import type { News } from '../tables/news.ts';
import type { Watcher } from '../tables/watcher.ts';
import type { Reader, Reading } from './reading.ts';

/** What all connections of a server share. */
export interface Shared {
  readonly house: House;
  readonly news: News;
  readonly rooms: Rooms;
  readonly reading: Reading;
  readonly byToken: (token: string) => Promise<PlayerRecord | null>;
  /** Of the pages that are served. */
  readonly version: string;
  readonly limits: Limits;
  /** How long a move waited for its answer, for /metrics and for /about. */
  readonly meter: {
    readonly answered: { observe(seconds: number): void };
    readonly waited: { record(microseconds: number): void };
  };
}

/** What is known of whoever opens a socket. The request itself is not kept: it weighs as much as all the rest. */
export interface Entering {
  /** What lies under the socket. */
  readonly wire: Duplex;
  /** Whose address this is. */
  readonly address: string;
  /** What the first request showed. Whose it is, is asked when they speak: they may have left meanwhile. */
  readonly token: string | null;
  /** Whether what is long may come as gzip. */
  readonly unpacks: boolean;
}

/** How many messages, and of which kinds. */
export interface Limits extends Limit {
  /** Messages that were none, before the socket is closed. */
  readonly malformed: number;
  /** Tables before one socket. */
  readonly tables: number;
  /** Whole pasts told at once; one more each second. */
  readonly pasts: number;
}

export const LIMITS: Limits = { burst: 60, perSecond: 20, malformed: 10, tables: 60, pasts: 20 };

/** Milliseconds to say goodbye. */
const PARTING = 1000;
/** Whoever says nothing at all is not kept. */
const HELLO_WITHIN = 10_000;
/** Bytes that may wait for a slow reader. One address has two hundred sockets: this is what it may hold of our memory. */
const UNREAD_MAX = 1_048_576;
/** Whoever has not read so much yet gets no list and no story on top of it. */
const UNREAD_ENOUGH = 262_144;

/** Longer messages, whole pasts, are worth packing; a move is not. */
export const WORTH_PACKING = 4096;

/** Of which a frame says the length in two bytes. */
const LENGTH_MAX = 65_535;

/** Bytes of a message that is not looked at for its length: hardly any is longer. */
const SHORT = 1024;

/** A short message takes as long to send as one of so many bytes. */
const LEAST = 1000;
/** Bytes after which it is looked whether it was too much. */
const COUNTED_TOGETHER = 65_536;

/** What is answered with a list or a story. */
type Asking = Extract<FromClient, { t: 'watch' | 'history' | 'lobby' }>;

/** Those to whom something is on its way. */
const CORKED: Duplex[] = [];

/** One socket: reads, checks, hands on; and sends what the house has for it. */
export class Connection implements Watcher {
  readonly watching = new Set<string>();
  takesChanges = false;
  isGone = false;
  /** Whether they answered since they were last pinged. */
  isAlive = true;
  readonly #socket: WebSocket;
  readonly #entering: Entering;
  readonly #shared: Shared;
  readonly #messages: Bucket;
  readonly #pasts: Bucket;
  #player: PlayerRecord | null = null;
  #greeting: Promise<void> | null = null;
  #telling: Promise<void> = Promise.resolve();
  /** What is to be sent after something that is being packed. */
  #after: (() => void)[] | null = null;
  /** Bytes so far, or nearly: letters with accents count as one. */
  #sent = 0;
  /** Of those, and with what is least, what the address is not yet charged for. */
  #uncounted = 0;
  #faults = 0;
  #hello: ReturnType<typeof setTimeout>;

  constructor(socket: WebSocket, entering: Entering, shared: Shared) {
    const { limits } = shared;
    this.#socket = socket;
    this.#entering = entering;
    this.#shared = shared;
    this.#messages = new Bucket(limits);
    this.#pasts = new Bucket({ burst: limits.pasts, perSecond: 1 });
    this.#hello = setTimeout(() => this.close(CLOSE.session), HELLO_WITHIN);
    socket.on('message', (data, isBinary) => this.#read(data, isBinary));
    socket.on('close', () => this.#gone());
    socket.on('ping', data => {
      if (!this.#isTooLively() && socket.bufferedAmount < UNREAD_ENOUGH) socket.pong(data);
    });
    socket.on('pong', () => {
      this.isAlive = true;
      this.#isTooLively();
    });
    // A socket that breaks also closes; nothing else is to be done.
    socket.on('error', nothing);
  }

  /** Known once the greeting is over; the house is not told of anybody before. */
  get player(): PlayerRecord {
    if (this.#player === null) throw new Error('nobody has said hello');
    return this.#player;
  }

  get address(): string {
    return this.#entering.address;
  }

  mayLookFor(): boolean {
    return this.#shared.reading.mayLookFor(this.address);
  }

  send(message: FromServer): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (this.#after !== null) {
      this.#after.push(() => this.sendText(text));
      return;
    }
    if (socket.bufferedAmount > UNREAD_MAX) return this.close(CLOSE.slow);
    const { wire, unpacks } = this.#entering;
    // What is sent within one turn of the event loop leaves at its end: to each in one piece, to all one after the other.
    if (wire.writableCorked === 0) {
      wire.cork();
      if (CORKED.push(wire) === 1)
        process.nextTick(() => {
          for (const one of CORKED.splice(0)) one.uncork();
        });
    }
    const { length } = text;
    this.#sent += length;
    this.#uncounted += length < LEAST ? LEAST : length;
    if (this.#uncounted > COUNTED_TOGETHER) this.#count();
    if (unpacks && length >= WORTH_PACKING) return this.#pack(text);
    // `ws` makes two buffers of a message, its head and its text. One that is short and has no accents needs none.
    if (length > LENGTH_MAX || Buffer.byteLength(text) > length) socket.send(text);
    else {
      // RFC 6455, section 5.2: a whole text of so many bytes.
      const size = length < 126 ? [length] : [126, length >> 8, length & 255];
      wire.write(String.fromCharCode(0x81, ...size) + text, 'latin1');
    }
  }

  /** One address with two hundred sockets at one table makes two hundred messages of each move there. */
  #count(): void {
    const { reading } = this.#shared;
    const isWithin = reading.told(this.address, this.#uncounted);
    this.#uncounted = 0;
    if (!isWithin) this.#showOut(CLOSE.tooMany);
  }

  /** By itself, so that its length says nothing of what else was sent. */
  #pack(text: string): void {
    const after: (() => void)[] = [];
    this.#after = after;
    gzip(text, (_, packed) => {
      this.#after = null;
      this.#socket.send(packed);
      for (const send of after) send();
    });
  }

  /** Whoever does not go by themselves is shown out. */
  close(code: CloseCode): void {
    if (this.#after !== null) {
      this.#after.push(() => this.close(code));
      return;
    }
    this.#socket.close(code);
    setTimeout(() => this.#socket.terminate(), PARTING).unref();
  }

  #read(data: RawData, isBinary: boolean): void {
    const at = performance.now();
    // Nobody listens to what comes after the goodbye.
    if (this.#faults > this.#shared.limits.malformed) return;
    // Always one buffer: fragments and array buffers are not asked for.
    const text = Buffer.isBuffer(data) && !isBinary ? data : null;
    const isLong = Buffer.isBuffer(data) && data.length > MESSAGE_MAX;
    const isTooMuch = text !== null && text.length > SHORT && !this.#mayHear(text.length);
    const message = text === null || isLong || isTooMuch ? null : parseFromClient(text.toString('utf8'));
    if (this.#messages.take(at) > 0 || isTooMuch) {
      this.#fault('too-many', CLOSE.tooMany, message);
      return;
    }
    if (message === null) {
      this.#fault(isLong ? 'too-long' : 'malformed', CLOSE.malformed, null);
      return;
    }
    const { house, meter } = this.#shared;
    // Nearly every message is a move, and once it is known who speaks there is nothing else to ask.
    const isMove = message.t === 'play' && this.#player !== null;
    (isMove ? house.follow(this, message) : this.#hear(message)).then(
      () => {
        if (!isMove) return;
        const ms = performance.now() - at;
        meter.answered.observe(ms / 1000);
        meter.waited.record(1 + Math.floor(ms * 1000));
      },
      () => this.close(CLOSE.stopping),
    );
  }

  async #hear(message: FromClient): Promise<void> {
    if (message.t === 'hello') {
      this.#greeting ??= this.#greet(message);
      return this.#greeting;
    }
    // What was sent right after the greeting waits until it is known who speaks.
    if (this.#player === null) await this.#greeting;
    if (this.isGone) return undefined;
    if (this.#player === null) return this.close(CLOSE.session);
    const { house, news, rooms } = this.#shared;
    if (message.t === 'room' || message.t === 'leave-room') return rooms.follow(this, message);
    if (message.t === 'watch' || message.t === 'history' || message.t === 'lobby') return this.#tell(message);
    // Whoever leaves has come before, however long that takes.
    if (message.t === 'unwatch') await this.#telling;
    await house.follow(this, message);
    if (message.t === 'unwatch') news.lookAway(this);
    return undefined;
  }

  /**
   * Lists and stories are long: nobody has more of them than their share, nor faster than they read. One after the
   * other, so that what was sent before is counted.
   */
  #tell(message: Asking): Promise<void> {
    const told = this.#telling.then(async () => {
      const { house, news, reading } = this.#shared;
      if (this.isGone) return;
      if (this.#isTooMuch(message)) {
        this.send({ t: 'error', ...('id' in message ? { id: message.id } : {}), why: 'too-many' });
        return;
      }
      const before = this.#sent;
      await (message.t === 'lobby' ? news.lobby.follow(this, message.on) : house.follow(this, message));
      reading.sent(this.#reader, this.#sent - before);
    });
    this.#telling = told.catch(() => undefined);
    return told;
  }

  #isTooMuch(message: Asking): boolean {
    if (message.t === 'lobby' && !message.on) return false;
    const { limits, reading } = this.#shared;
    if (message.t === 'watch' && !this.watching.has(message.table) && this.watching.size >= limits.tables)
      return true;
    if (this.#socket.bufferedAmount > UNREAD_ENOUGH) return true;
    if (!reading.mayAsk(this.#reader)) return true;
    return message.t !== 'lobby' && this.#pasts.take(performance.now()) > 0;
  }

  async #greet({ protocol, token: said, changes }: Extract<FromClient, { t: 'hello' }>): Promise<void> {
    if (protocol !== PROTOCOL) {
      this.close(CLOSE.protocol);
      return;
    }
    const token = said ?? this.#entering.token;
    const player = token === null ? null : await this.#whoHas(token);
    if (this.isGone) return;
    if (player === null) {
      this.close(CLOSE.session);
      return;
    }
    clearTimeout(this.#hello);
    this.#player = player;
    this.takesChanges = changes === true;
    const { id, name, face } = player;
    const { version, house, news, reading } = this.#shared;
    const now = house.clock.now();
    this.send({ t: 'welcome', protocol: PROTOCOL, version, player: { id, name, face }, now });
    await news.arrive(this);
    reading.sent(this.#reader, this.#sent);
  }

  /** Whoever left while this was read is asked for again: what was read may be older than that. */
  async #whoHas(token: string): Promise<PlayerRecord | null> {
    const { news, byToken } = this.#shared;
    for (;;) {
      const { departures } = news;
      const player = await byToken(token);
      if (player === null || departures === news.departures) return player;
    }
  }

  /** A ping or a pong came: they count as messages do, or one could send them without end. */
  #isTooLively(): boolean {
    const { limits } = this.#shared;
    const isTooMuch = this.#faults > limits.malformed || this.#messages.take(performance.now()) > 0;
    if (isTooMuch && this.#faults <= limits.malformed) this.#fault('too-many', CLOSE.tooMany, null);
    return isTooMuch;
  }

  /** Told what is wrong; after a few times, shown out. */
  #fault(why: Trouble, code: CloseCode, message: FromClient | null): void {
    this.#faults += 1;
    if (this.#faults > this.#shared.limits.malformed) {
      this.#showOut(code);
    } else this.send({ t: 'error', ...(message !== null && 'id' in message ? { id: message.id } : {}), why });
  }

  #showOut(code: CloseCode): void {
    this.close(code);
    this.#shared.reading.shownOut(this.address);
    // What they still send stays with them.
    this.#socket.pause();
  }

  #mayHear(bytes: number): boolean {
    return this.#shared.reading.mayHear(this.address, bytes);
  }

  #gone(): void {
    this.isGone = true;
    clearTimeout(this.#hello);
    if (this.#player === null) return;
    this.#shared.rooms.goAway(this);
    this.#shared.news.leave(this);
  }

  get #reader(): Reader {
    return { player: this.player.id, address: this.address };
  }
}

function nothing(): void {}
