import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Change, Tell } from '../change.ts';
import type { Statement } from '../database.ts';
import { lineOf, parseLetter } from './letters.ts';
import { clientConfig } from './postgres-database.ts';
import type { Primary } from './primary.ts';

export const CHANNEL = 'etagere_change';
/** How the connection of a process that listens is called, before its own name: it goes when the process does. */
export const LISTENER = 'etagere listens ';
const RETRY_MS = { least: 100, most: 1_000 };
/** Milliseconds between two signs of life, and how long the server has for one. */
const PULSE = { every: 1_000, within: 3_000 };

/** What processes tell each other, by NOTIFY. One does not hear oneself. */
export class Changes {
  readonly #primary: Primary;
  readonly me: string = randomBytes(9).toString('base64url');
  readonly #listeners: ((change: Change) => void)[] = [];
  readonly #missed: (() => void)[] = [];
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(primary: Primary) {
    this.#primary = primary;
    primary.onMoved(() => this.#client?.connection.stream.destroy());
  }

  onChange(listener: (change: Change) => void): void {
    this.#listeners.push(listener);
  }

  onMissed(listener: () => void): void {
    this.#missed.push(listener);
  }

  /** Said if and when the transaction is committed that this is part of. */
  readonly tell: Tell = (change): readonly Statement[] => [
    ['SELECT pg_notify(?, ?)', CHANNEL, `${this.me}\n${lineOf(change)}`],
  ];

  /** Rejects if it cannot; once it could, a connection that breaks is made anew. */
  async listen(): Promise<void> {
    await this.#primary.known();
    const { address } = this.#primary;
    const application_name = `${LISTENER}${this.me}`;
    const client = new pg.Client({
      ...clientConfig(address),
      application_name,
      query_timeout: PULSE.within,
    });
    let isOver = false;
    let pulse: NodeJS.Timeout | undefined;
    const over = (error?: unknown): void => {
      if (isOver) return;
      isOver = true;
      clearInterval(pulse);
      this.#primary.doubt(error ?? new Error('Connection terminated'));
      // A server that hangs would not say goodbye either.
      client.connection.stream.destroy();
      client.end().catch(() => {});
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#listenAgain(RETRY_MS.least);
    };
    client.on('error', over);
    client.on('end', () => over());
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      await this.#primary.admit(client, address);
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      over(error);
      throw error;
    }
    this.#client = client;
    // It may have broken between the answer and now.
    if (isOver) throw new Error('the connection that listens broke');
    // Whoever says nothing may also be gone.
    let isAsked = false;
    pulse = setInterval(() => {
      if (isAsked) return;
      isAsked = true;
      client.query('SELECT 1').then(() => {
        isAsked = false;
      }, over);
    }, PULSE.every);
    pulse.unref();
    if (this.#isClosed) await this.#hangUp();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
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

  #hear(letter: string): void {
    const { from, changes } = parseLetter(letter);
    if (from === this.me) return;
    for (const change of changes) for (const listener of this.#listeners) listener(change);
  }
}
