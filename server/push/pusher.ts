import { createHash } from 'node:crypto';
import webPush, { type RequestDetails } from 'web-push';
import { registry } from '#games/registry.ts';
import type { PushRecord } from '../store/records.ts';
import type { PushStore, Store } from '../store/store.ts';
import { post } from './endpoint.ts';
import { type VapidKeys, vapidKeys } from './vapid.ts';

/** Tables that wait for their message. More than that, and something else is wrong. */
const WAITING_MAX = 1000;
/** Messages under way at once. */
const AT_ONCE = 8;
/** Seconds that a service keeps a message for a device that is off: as long as a slow move may take. */
const KEPT = 3 * 24 * 3600;

/** Where it is somebody's turn. */
interface TurnAt {
  readonly table: string;
  readonly game: string;
}

/** What arrives in the service worker, see web/offline/sw.ts. Nothing of it is secret to its reader. */
export type PushMessage = {
  readonly table: string;
  /** Its name, as on the box. */
  readonly game: string;
  readonly language: PushRecord['language'];
};

export interface PusherOptions {
  /** See vapidSubject. */
  readonly subject: string;
  /** Told of services that do not take our messages, by host name; never of a device. */
  readonly warn?: (facts: { readonly service: string; readonly status: number | null }) => void;
  /** For tests: services on this machine, without https. */
  readonly isLocal?: boolean;
}

/** Tells people who are away that it is their turn. Whoever asks for it never waits and never hears of trouble. */
export class Pusher {
  readonly #push: PushStore;
  readonly #keys: VapidKeys;
  readonly #options: PusherOptions;
  /** By player and table: who is told twice before the first message left is told once. */
  readonly #waiting = new Map<string, { readonly player: string; readonly turn: TurnAt }>();
  readonly #underWay = new Set<Promise<void>>();
  #isClosed = false;

  private constructor(push: PushStore, keys: VapidKeys, options: PusherOptions) {
    this.#push = push;
    this.#keys = keys;
    this.#options = options;
  }

  static async open(store: Store, options: PusherOptions): Promise<Pusher> {
    return new Pusher(store.push, await vapidKeys(store.keys), options);
  }

  notify(player: string, { table, game }: TurnAt): void {
    if (this.#isClosed || this.#waiting.size >= WAITING_MAX) return;
    this.#waiting.set(`${player} ${table}`, { player, turn: { table, game } });
    this.#sendNext();
  }

  /** Lets what is under way arrive; what waits is dropped. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting.clear();
    await Promise.all(this.#underWay);
  }

  #sendNext(): void {
    const [next] = this.#waiting;
    if (next === undefined || this.#underWay.size >= AT_ONCE) return;
    const [key, { player, turn }] = next;
    this.#waiting.delete(key);
    const sent = this.#tell(player, turn)
      // The store failed: the message is lost, and the table goes on.
      .catch(() => undefined)
      .finally(() => {
        this.#underWay.delete(sent);
        this.#sendNext();
      });
    this.#underWay.add(sent);
  }

  async #tell(player: string, turn: TurnAt): Promise<void> {
    const devices = await this.#push.of(player);
    await Promise.all(devices.map(device => this.#send(device, turn)));
  }

  async #send(device: PushRecord, turn: TurnAt): Promise<void> {
    const details = this.#encrypt(device, turn);
    // Keys that nothing can be encrypted with: no message will ever arrive there.
    const status = details === null ? 410 : await post(details, { isLocal: this.#options.isLocal === true });
    if (status === 404 || status === 410) await this.#push.remove(device.endpoint);
    else if (status === null || status < 200 || status > 299) {
      this.#options.warn?.({ service: new URL(device.endpoint).host, status });
    }
  }

  #encrypt({ endpoint, p256dh, auth, language }: PushRecord, { table, game }: TurnAt): RequestDetails | null {
    const message: PushMessage = { table, game: registry[game]?.meta.name ?? game, language };
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        TTL: KEPT,
        topic: topicOf(table),
        urgency: 'normal',
        vapidDetails: { subject: this.#options.subject, ...this.#keys },
      });
    } catch {
      return null;
    }
  }
}

/**
 * Messages of one topic replace one another while they wait. Services read it, and the id of a table is an
 * invitation: so they get its hash.
 */
function topicOf(table: string): string {
  return createHash('sha256').update(`etagere/topic/1:${table}`).digest('base64url').slice(0, 32);
}
