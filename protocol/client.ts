import type { Facts, Viewer } from '#contract/game.ts';
import type { FromClient } from './from-client.ts';
import type { FromServer, Trouble, WireFrame } from './from-server.ts';
import { type Heard, LastFrames } from './last-frames.ts';
import { COMMAND_ID, ROOM_ID, TABLE_ID } from './limits.ts';
import { type Ending, Line, type LineOptions, type LineState } from './line.ts';
import { unpackFrames } from './packed-frames.ts';
import { CLOSE, MESSAGE_MAX } from './version.ts';

/** What became of a command. `closed`: the client was, before there was an answer. */
export type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly rule: string; readonly facts: Facts; readonly step: number }
  | { readonly ok: false; readonly why: Trouble | 'protocol' | 'closed' };

/** Earlier steps, oldest first; `more`: there are still earlier ones. */
export type Pieces = { readonly frames: readonly WireFrame[]; readonly more: boolean };

/** What is asked with an id of its own and answered. */
type Asking = Exclude<
  FromClient,
  { t: 'hello' | 'watch' | 'unwatch' | 'lobby' | 'try' | 'room' | 'leave-room' }
>;
/** Everything a player may do at a table but play and look back. */
export type Wish = WithoutId<Exclude<Asking, { t: 'play' | 'history' }>>;
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;

type Reply =
  | Extract<FromServer, { t: 'done' | 'refused' | 'error' | 'frames' | 'change' | 'history' }>
  | { t: Ending };

/** Milliseconds until a table is watched again that could not be shown now. */
const LATER: Readonly<Partial<Record<Trouble, number>>> = { busy: 1000, 'too-many': 2000 };

interface Watch {
  readonly what:
    | { readonly table: string; readonly since: () => number | undefined; readonly seat: Viewer | undefined }
    | { readonly room: string };
  readonly onTrouble: ((why: Trouble) => void) | undefined;
}

/**
 * One connection to the house, for as long as one likes: it comes back by itself, watches again what was
 * watched, and asks again, under the same id, what was not answered.
 */
export class Client {
  readonly #line: Line;
  readonly #asked = new Map<string, { readonly message: Asking; readonly answer: (reply: Reply) => void }>();
  readonly #watches = new Map<string, Watch>();
  readonly #listeners = new Set<(message: Heard) => void>();
  readonly #frames = new LastFrames();
  readonly #stateListeners = new Set<(state: LineState) => void>();
  readonly #ids = idsOf();
  #lobby = false;

  constructor(options: LineOptions) {
    this.#line = new Line(options, {
      hear: message => this.#hear(message),
      opened: () => this.#resume(),
      isWaiting: () => this.#asked.size > 0,
      lost: code => this.#lost(code),
      state: state => {
        for (const listener of this.#stateListeners) listener(state);
      },
    });
  }

  get state(): LineState {
    return this.#line.state;
  }

  /** Why it is closed, once it is. */
  get ending(): Ending | null {
    return this.#line.ending;
  }

  onState(listener: (state: LineState) => void): () => void {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  }

  /** Hears everything, answers included; a change as the frame that it leads to. */
  on(listener: (message: Heard) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The page is seen again, or the network is back: come back now, and look whether the socket still lives. */
  wake(): void {
    this.#line.wake();
    if (this.state !== 'open' || (this.#watches.size === 0 && !this.#lobby)) return;
    this.#line.doubt();
    this.#watchAgain();
  }

  /** The device says that it has no network any more. */
  sleep(): void {
    this.#line.giveUp();
  }

  /**
   * Until the function returned is called. `since`: the last step that is known, asked on every return. `seat`: one that
   * this device holds, or as everybody sees it; a client looks at a table from one place alone.
   */
  watch(
    table: string,
    since: () => number | undefined,
    onTrouble?: (why: Trouble) => void,
    seat?: Viewer,
  ): () => void {
    // Such a question the house could not read, nor answer.
    if (!TABLE_ID.test(table)) {
      queueMicrotask(() => onTrouble?.('no-such-table'));
      return () => undefined;
    }
    return this.#follow({ what: { table, since, seat }, onTrouble }, () => {
      this.#frames.forget(table);
      this.#line.send({ t: 'unwatch', table });
    });
  }

  /** A room, until the function returned is called: listeners hear `room`, now and whenever it changes. */
  watchRoom(room: string, onTrouble?: (why: Trouble) => void): () => void {
    if (!ROOM_ID.test(room)) {
      queueMicrotask(() => onTrouble?.('no-such-room'));
      return () => undefined;
    }
    return this.#follow({ what: { room }, onTrouble }, () => this.#line.send({ t: 'leave-room', room }));
  }

  /** Shows those who look on what is laid and not confirmed; null: nothing any more. Nobody answers. */
  try(table: string, step: number, move: Readonly<Record<string, unknown>> | null): void {
    this.#line.send({ t: 'try', table, step, move });
  }

  /**
   * `step`: the one that this move answers. Answered once the move is durable, or why it is not. `id`: for whoever
   * may lose their memory before the answer comes and ask again: under the same id, the move is made once.
   */
  async play(
    table: string,
    step: number,
    move: Readonly<Record<string, unknown>>,
    id = this.#ids(),
  ): Promise<Answer> {
    // One that the house could not read, it could not answer either.
    if (!COMMAND_ID.test(id)) return { ok: false, why: 'malformed' };
    return answerOf(await this.#ask({ t: 'play', id, table, step, move }));
  }

  async send(wish: Wish): Promise<Answer> {
    return answerOf(await this.#ask({ ...wish, id: this.#ids() }));
  }

  /** Null if there is no such table, or no longer a client. */
  async history(table: string, before: number): Promise<Pieces | null> {
    const reply = await this.#ask({ t: 'history', id: this.#ids(), table, before, changes: true });
    return reply.t === 'history' ? { frames: unpackFrames(reply), more: reply.more } : null;
  }

  /** Follow the lobby, or no longer. */
  lobby(on: boolean): void {
    this.#lobby = on;
    this.#line.send({ t: 'lobby', on });
  }

  close(): void {
    this.#line.end('closed');
    this.#lost(0);
  }

  /** `leave`: once nobody here watches the same any more. */
  #follow(watch: Watch, leave: () => void): () => void {
    const id = this.#ids();
    this.#watches.set(id, watch);
    this.#sendWatch(id);
    return () => {
      if (!this.#watches.delete(id)) return;
      const isStillWatched = [...this.#watches.values()].some(other => isSame(other.what, watch.what));
      if (!isStillWatched) leave();
    };
  }

  #ask(message: Asking): Promise<Reply> {
    const { ending } = this.#line;
    if (ending !== null) return Promise.resolve({ t: ending });
    if (!TABLE_ID.test(message.table)) return Promise.resolve({ t: 'error', why: 'no-such-table' });
    if (bytesOf(message) > MESSAGE_MAX) return Promise.resolve({ t: 'error', why: 'too-long' });
    const same = this.#asked.get(message.id);
    // An answer names nothing but the id: what else waits under it would hear this one's.
    if (same !== undefined && JSON.stringify(same.message) !== JSON.stringify(message))
      return Promise.resolve({ t: 'error', why: 'malformed' });
    return new Promise(resolve => {
      // Asked twice, it is one question, and both hear the first answer.
      const answer = (reply: Reply): void => {
        same?.answer(reply);
        resolve(reply);
      };
      this.#asked.set(message.id, { message, answer });
      this.#line.send(message);
    });
  }

  #hear(heard: FromServer): void {
    const id = answeredBy(heard);
    if (id !== undefined) {
      // Whoever waits for the answer goes on after the listeners below have seen what came with it.
      this.#asked.get(id)?.answer(heard as Reply);
      this.#asked.delete(id);
      if (heard.t === 'error') this.#notShown(id, heard.why);
    }
    const message = this.#frames.whole(heard);
    if (message !== null) for (const listener of this.#listeners) listener(message);
    else if (heard.t === 'change') this.#lookAnew(heard.table);
  }

  /** A change to something that is not here: the table is watched again, and shows itself as a whole. */
  #lookAnew(table: string): void {
    for (const [id, { what }] of this.#watches)
      if ('table' in what && what.table === table) this.#sendWatch(id);
  }

  #resume(): void {
    this.#watchAgain();
    for (const { message } of this.#asked.values()) this.#line.send(message);
  }

  #watchAgain(): void {
    if (this.#lobby) this.#line.send({ t: 'lobby', on: true });
    for (const id of this.#watches.keys()) this.#sendWatch(id);
  }

  /** What passes by itself is asked again, as long as this socket lasts. */
  #notShown(id: string, why: Trouble): void {
    const later = LATER[why];
    if (later === undefined) this.#watches.get(id)?.onTrouble?.(why);
    else if (this.#watches.has(id)) setTimeout(() => this.#sendWatch(id), later);
  }

  #sendWatch(id: string): void {
    const watch = this.#watches.get(id);
    if (watch === undefined) return;
    const { what } = watch;
    if ('room' in what) {
      this.#line.send({ t: 'room', id, room: what.room });
      return;
    }
    const { table, seat } = what;
    const since = what.since();
    const known = since === undefined ? {} : { since };
    this.#line.send({ t: 'watch', id, table, ...known, ...(seat === undefined ? {} : { seat }) });
  }

  #lost(code: number): void {
    const { ending } = this.#line;
    if (ending !== null) this.#answerAll({ t: ending });
    // Asked again, it would only be closed again.
    if (code === CLOSE.malformed) this.#answerAll({ t: 'error', why: 'malformed' });
  }

  #answerAll(reply: Reply): void {
    for (const { answer } of this.#asked.values()) answer(reply);
    this.#asked.clear();
  }
}

/** Unlike those of any other client; also where a page may not ask for a UUID, because it came without TLS. */
function idsOf(): () => string {
  const own = [...crypto.getRandomValues(new Uint32Array(3))].map(word => word.toString(36)).join('');
  let count = 0;
  return () => `${own}-${(count++).toString(36)}`;
}

function isSame(one: Watch['what'], other: Watch['what']): boolean {
  if ('room' in one) return 'room' in other && one.room === other.room;
  return 'table' in other && one.table === other.table;
}

function answeredBy(message: FromServer): string | undefined {
  switch (message.t) {
    case 'done':
    case 'refused':
    case 'error':
    case 'history':
      return message.id;
    case 'frames':
    case 'change':
      return message.answers;
    default:
      return undefined;
  }
}

function answerOf(reply: Reply): Answer {
  switch (reply.t) {
    case 'done':
    case 'frames':
    case 'change':
    case 'history':
      return { ok: true };
    case 'refused':
      return { ok: false, rule: reply.rule, facts: reply.facts, step: reply.step };
    case 'error':
      return { ok: false, why: reply.why };
    case 'protocol':
      return { ok: false, why: 'protocol' };
    case 'session':
    case 'closed':
      return { ok: false, why: 'closed' };
  }
}

function bytesOf(message: FromClient): number {
  return new TextEncoder().encode(JSON.stringify(message)).length;
}
