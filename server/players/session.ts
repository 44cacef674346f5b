import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PlayerRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';

export const COOKIE = 'etagere_session';

/** A year, in seconds, counted anew from each visit. */
const KEPT = 365 * 24 * 3600;

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Something that came in: a request, or the one that a socket begins with. */
export interface Incoming {
  readonly headers: IncomingHttpHeaders;
}

/**
 * Who is asking. A browser shows a token in a signed cookie, a program shows one as `Authorization: Bearer`.
 * Only hashes of tokens are stored, so a stolen database opens no session.
 */
export class Sessions {
  readonly #store: Store;
  readonly #key: string;
  readonly #now: () => number;

  private constructor(store: Store, key: string, now: () => number) {
    this.#store = store;
    this.#key = key;
    this.#now = now;
  }

  /** The key that signs is the house's own, made at its first start. */
  static async open(store: Store, now: () => number = Date.now): Promise<Sessions> {
    const key = await store.keys.get('session', () => randomBytes(32).toString('base64url'));
    return new Sessions(store, key, now);
  }

  /** The player who sent this, if any; usable as a function of its own. */
  readonly sessionOf = async (request: Incoming): Promise<PlayerRecord | null> => {
    const token = this.tokenOf(request);
    return token === null ? null : await this.playerByToken(token);
  };

  async playerByToken(token: string): Promise<PlayerRecord | null> {
    return TOKEN.test(token) ? await this.#store.players.bySession(hashOf(token), this.#now()) : null;
  }

  /** A new session; its token is told once and not kept. */
  async begin(player: PlayerRecord): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#store.players.addSession({
      hash: hashOf(token),
      player: player.id,
      createdAt: this.#now(),
    });
    return token;
  }

  /** `player`: whose session it is, if their pages elsewhere must ask again who they are. */
  async end(request: Incoming, player?: PlayerRecord): Promise<void> {
    const token = this.tokenOf(request);
    if (token !== null) await this.#store.players.endSession(hashOf(token), player?.id);
  }

  /** From the header of a program or the cookie of a browser, once its signature is checked. */
  tokenOf({ headers }: Incoming): string | null {
    const bearer = bearerOf(headers);
    if (bearer !== null) return TOKEN.test(bearer) ? bearer : null;
    const [token = '', signature = ''] = (cookieOf(headers.cookie ?? '') ?? '').split('.');
    return TOKEN.test(token) && isSame(signature, this.#sign(token)) ? token : null;
  }

  /** The value of `Set-Cookie`. No script reads it, and no other site's form carries it. */
  cookie(token: string, isSecure: boolean): string {
    return setCookie(`${token}.${this.#sign(token)}`, KEPT, isSecure);
  }

  noCookie(isSecure: boolean): string {
    return setCookie('', 0, isSecure);
  }

  #sign(token: string): string {
    return createHmac('sha256', this.#key).update(token).digest('base64url');
  }
}

export function bearerOf({ authorization }: IncomingHttpHeaders): string | null {
  return /^Bearer ([\w.~+/=-]{1,200})$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** Takes as long whatever the difference is, lengths included. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

function hashOf(token: string): string {
  return sha256(token).toString('hex');
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The last of this name, if a browser sends several. */
function cookieOf(header: string): string | null {
  const start = `${COOKIE}=`;
  const found = header.split(';').findLast(part => part.trimStart().startsWith(start));
  return found === undefined ? null : found.trim().slice(start.length);
}

function setCookie(value: string, seconds: number, isSecure: boolean): string {
  const rest = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${COOKIE}=${value}; ${rest}`;
}
