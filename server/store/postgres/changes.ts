import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { PlayerNews } from '../store.ts';

export const CHANNEL = 'etagere_change';
/** Told together, outside of their transactions: all but moves, which tell of themselves (appends.ts). */
const TOGETHER_MS = 5;
/** Of names in one letter: PostgreSQL takes 8,000, with the sender's. */
export const MOST_BYTES = 7_000;
const RETRY_MS = { least: 100, most: 5_000 };

type Listener = (tables: readonly string[]) => void;
type PlayerListener = (player: string, what: PlayerNews) => void;

/** Before the id of a player in a letter; no id has them. */
const MARKS = { changed: '~', left: '!' } as const satisfies Record<PlayerNews, string>;

interface Post {
  readonly config: pg.ClientConfig;
  readonly query: (text: string, values: unknown[]) => Promise<unknown>;
}

/** Which tables and players changed, from process to process. One does not hear oneself. */
export class Changes {
  readonly #post: Post;
  readonly me: string = randomBytes(9).toString('base64url');
  readonly #listeners: Listener[] = [];
  readonly #playerListeners: PlayerListener[] = [];
  readonly #missed: (() => void)[] = [];
  #changed = new Set<string>();
  #telling: NodeJS.Timeout | undefined;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(post: Post) {
    this.#post = post;
  }

  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  onPlayer(listener: PlayerListener): void {
    this.#playerListeners.push(listener);
  }

  onMissed(listener: () => void): void {
    this.#missed.push(listener);
  }

  note(table: string): void {
    this.#changed.add(table);
    this.#telling ??= setTimeout(() => void this.#tell(), TOGETHER_MS);
  }

  notePlayer(player: string, what: PlayerNews): void {
    this.note(`${MARKS[what]}${player}`);
  }

  /** Rejects if it cannot; once it could, a connection that breaks is made anew. */
  async listen(): Promise<void> {
    const client = new pg.Client(this.#post.config);
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      client.end().catch(() => {});
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#listenAgain(RETRY_MS.least);
    };
    client.on('error', over);
    client.on('end', over);
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    // It may have broken between the answer and now.
    if (isOver) throw new Error('the connection that listens broke');
    if (this.#isClosed) await this.#hangUp();
  }

  /** Tells what is still to be told, then hangs up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#telling);
    await this.#tell();
    await this.#hangUp();
  }

  async #hangUp(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  #listenAgain(delay: number): void {
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => {
      this.listen().then(
        () => {
          for (const listener of this.#missed) listener();
        },
        () => this.#listenAgain(Math.min(delay * 2, RETRY_MS.most)),
      );
    }, delay);
    this.#retry.unref();
  }

  async #tell(): Promise<void> {
    this.#telling = undefined;
    const tables = [...this.#changed];
    if (tables.length === 0) return;
    this.#changed = new Set();
    try {
      await this.#post.query('SELECT pg_notify($1, said) FROM unnest($2::text[]) said', [
        CHANNEL,
        this.#letters(tables),
      ]);
    } catch {
      if (this.#isClosed) return;
      for (const table of tables) this.#changed.add(table);
      this.#telling ??= setTimeout(() => void this.#tell(), RETRY_MS.most);
    }
  }

  #letters(tables: readonly string[]): string[] {
    const letters: string[] = [];
    let letter = this.me;
    for (const table of tables) {
      if (letter.length + table.length >= MOST_BYTES) {
        letters.push(letter);
        letter = this.me;
      }
      letter += ` ${table}`;
    }
    return [...letters, letter];
  }

  #hear(letter: string): void {
    const [from, ...names] = letter.split(' ');
    if (from === this.me) return;
    const tables = names.filter(name => !Object.values<string>(MARKS).includes(name.charAt(0)));
    if (tables.length > 0) for (const listener of this.#listeners) listener(tables);
    for (const what of ['changed', 'left'] as const)
      for (const name of names)
        if (name.startsWith(MARKS[what]))
          for (const listener of this.#playerListeners) listener(name.slice(1), what);
  }
}
