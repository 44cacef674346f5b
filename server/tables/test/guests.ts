/** People for the house's tests: they sit, watch and play; what reaches them is written down. */
import { randomBytes } from 'node:crypto';
import type { AnyEnvelope } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import { isAsked } from '#kernel/asked.ts';
import type { FromServer } from '#protocol/from-server.ts';
import type { Emote } from '#protocol/limits.ts';
import { Rooms } from '../../rooms/rooms.ts';
import type { PlayerRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { BotPool } from '../bot-pool.ts';
import { type Games, House } from '../house.ts';
import { News } from '../news.ts';
import type { Watcher } from '../watcher.ts';

export interface Opened {
  readonly house: House;
  readonly news: News;
  readonly rooms: Rooms;
  readonly troubles: unknown[];
  readonly notified: string[];
  readonly close: () => Promise<void>;
}

export function openHouseOn(
  store: Store,
  { games = registry, awayMs, sitMs }: { games?: Games; awayMs?: number; sitMs?: number } = {},
): Opened {
  const troubles: unknown[] = [];
  const notified: string[] = [];
  const bots = new BotPool();
  const report = (what: string, error: unknown): void => {
    troubles.push([what, error]);
  };
  const house = new House({
    store,
    games,
    bots,
    meter: {
      acknowledged: { inc() {} },
      refused: { inc() {} },
      kept: { inc() {} },
      durable: { observe() {} },
    },
    report,
    ...(awayMs === undefined ? {} : { awayMs }),
  });
  const news = new News({ house, store, notify: player => notified.push(player) });
  const rooms = new Rooms({ store, house, report, ...(sitMs === undefined ? {} : { sitMs }) });
  house.start();
  rooms.start();
  const close = async (): Promise<void> => {
    news.close();
    rooms.close();
    await house.close();
    await bots.close();
  };
  return { house, news, rooms, troubles, notified, close };
}

export async function newPlayer(store: Store, name: string): Promise<PlayerRecord> {
  const id = randomBytes(16).toString('base64url');
  const player = { id, name, face: 1, isProgram: false, createdAt: 1, seenAt: 1 };
  await store.players.create(player);
  return player;
}

/** Somebody at one house, with what they were told. */
export class Guest implements Watcher {
  readonly player: PlayerRecord;
  readonly address: string;
  readonly watching = new Set<string>();
  isGone = false;
  readonly takesChanges: boolean;
  readonly told: FromServer[] = [];
  readonly at: Pick<Opened, 'house' | 'news'>;
  readonly #waiting = new Set<() => void>();
  #next = 0;

  constructor(at: Pick<Opened, 'house' | 'news'>, player: PlayerRecord, { takesChanges = false } = {}) {
    this.at = at;
    this.player = player;
    this.address = player.id;
    this.takesChanges = takesChanges;
  }

  mayLookFor(): boolean {
    return true;
  }

  send(message: FromServer): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.told.push(JSON.parse(text) as FromServer);
    for (const look of this.#waiting) look();
  }

  close(): void {
    this.isGone = true;
    this.at.news.leave(this);
  }

  watch(table: string, since?: number): Promise<void> {
    const id = `${this.#next++}`;
    return this.at.house.follow(this, { t: 'watch', id, table, ...(since === undefined ? {} : { since }) });
  }

  /** The id it was sent under. */
  async play(table: string, step: number, move: object): Promise<string> {
    const id = `${this.#next++}`;
    await this.at.house.follow(this, { t: 'play', id, table, step, move: { ...move } });
    return id;
  }

  async say(table: string, emote: Emote): Promise<void> {
    const id = `${this.#next++}`;
    await this.at.house.follow(this, { t: 'say', id, table, say: { tag: 'emote', emote } });
  }

  /** Does the last frame wait for them? */
  isAsked(table: string): boolean {
    const last = this.envelope(table);
    return last !== null && this.#isAskedBy(last);
  }

  /** Plays what an absent player would, whenever asked, until the match is over. */
  async playOn(table: string): Promise<void> {
    const { game } = await (registry[await this.gameAt(table)]?.rules?.() ?? Promise.reject());
    for (let played = -1; ; ) {
      const envelope = await this.until(() => {
        const last = this.envelope(table);
        return last !== null && (last.outcome !== null || (this.#isAskedBy(last) && last.step > played))
          ? last
          : null;
      });
      if (envelope.outcome !== null) return;
      played = envelope.step;
      await this.play(table, envelope.step, game.fallback(envelope.view));
    }
  }

  async gameAt(table: string): Promise<string> {
    return (await this.at.house.find(table))?.record.game ?? '';
  }

  /** The last frame. */
  envelope(table: string): AnyEnvelope | null {
    const frames = this.told.flatMap(one => (one.t === 'frames' && one.table === table ? one.frames : []));
    return (frames.at(-1)?.envelope as AnyEnvelope | undefined) ?? null;
  }

  of<T extends FromServer['t']>(t: T): Extract<FromServer, { t: T }>[] {
    return this.told.filter((one): one is Extract<FromServer, { t: T }> => one.t === t);
  }

  /** Waits until something that is told makes it so. */
  until<T>(found: () => T | null | undefined | false): Promise<T> {
    return new Promise(resolve => {
      const look = (): void => {
        const value = found();
        if (value === null || value === undefined || value === false) return;
        this.#waiting.delete(look);
        resolve(value);
      };
      this.#waiting.add(look);
      look();
    });
  }

  #isAskedBy(envelope: AnyEnvelope): boolean {
    return typeof envelope.viewer === 'number' && isAsked(envelope, envelope.viewer);
  }
}
