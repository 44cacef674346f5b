import { randomBytes } from 'node:crypto';

/** How long somebody may look for their finger or their key. */
const VALID_MS = 5 * 60_000;

/** Open at one time; the oldest gives way. */
const OPEN_MAX = 10_000;

/** What a passkey must sign: each is good once, for one purpose and for a few minutes. */
export class Challenges {
  readonly #open = new Map<string, { readonly purpose: string; readonly until: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  make(purpose: string): string {
    const challenge = randomBytes(32).toString('base64url');
    const [oldest] = this.#open.keys();
    if (this.#open.size >= OPEN_MAX && oldest !== undefined) this.#open.delete(oldest);
    this.#open.set(challenge, { purpose, until: this.#now() + VALID_MS });
    return challenge;
  }

  /** Whether it was open for this; it no longer is. */
  take(challenge: string, purpose: string): boolean {
    const open = this.#open.get(challenge);
    this.#open.delete(challenge);
    return open !== undefined && open.purpose === purpose && open.until > this.#now();
  }

  get size(): number {
    return this.#open.size;
  }
}
