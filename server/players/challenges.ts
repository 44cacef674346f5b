import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** How long somebody may look for their finger or their key. */
const VALID_MS = 5 * 60_000;

/** Bytes: until when it is good, what nobody guesses, and who says so. */
const PARTS = { until: 6, chance: 16, mark: 16 };
const SIGNED = PARTS.until + PARTS.chance;
const ALL = SIGNED + PARTS.mark;

/**
 * What a passkey must sign: each is good once, for one purpose and for a few minutes. The house signs it itself, so that
 * any of its processes knows one that another made; only those that were answered are kept.
 */
export class Challenges {
  readonly #store: Store;
  readonly #key: string;
  readonly #now: () => number;

  private constructor(store: Store, key: string, now: () => number) {
    this.#store = store;
    this.#key = key;
    this.#now = now;
  }

  static async open(store: Store, now: () => number = Date.now): Promise<Challenges> {
    const key = await store.keys.get('challenge', () => randomBytes(32).toString('base64url'));
    return new Challenges(store, key, now);
  }

  make(purpose: string): string {
    const until = Buffer.alloc(PARTS.until);
    until.writeUIntBE(this.#now() + VALID_MS, 0, PARTS.until);
    const signed = Buffer.concat([until, randomBytes(PARTS.chance)]);
    return Buffer.concat([signed, this.#mark(signed, purpose)]).toString('base64url');
  }

  /** Whether it was open for this; it no longer is. */
  async take(challenge: string, purpose: string): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== ALL) return false;
    const signed = bytes.subarray(0, SIGNED);
    if (!timingSafeEqual(bytes.subarray(SIGNED), this.#mark(signed, purpose))) return false;
    const now = this.#now();
    const until = signed.readUIntBE(0, PARTS.until);
    const id = signed.subarray(PARTS.until).toString('base64url');
    return until > now && (await this.#store.challenges.spend(id, { now, until }));
  }

  #mark(signed: Buffer, purpose: string): Buffer {
    const mark = createHmac('sha256', this.#key).update(signed).update(purpose).digest();
    return mark.subarray(0, PARTS.mark);
  }
}
