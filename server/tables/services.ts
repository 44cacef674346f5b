import type { Level } from '#contract/bot.ts';
import type { RawLog } from '#kernel/log.ts';
import type { Store } from '../store/store.ts';
import type { Asker } from './bot-queue.ts';

/** What every table works with. */
export interface Services {
  readonly store: Store;
  readonly bots: Thinker;
  readonly meter: Meter;
  /** Something that should not happen did. Never with secrets. */
  readonly report: (what: string, error: unknown) => void;
  /** See AWAY; shorter in tests. */
  readonly awayMs?: number;
}

/** Does long work elsewhere: thinks for a bot, writes an archive. */
export interface Thinker {
  think(
    game: string,
    view: unknown,
    how: { readonly level: Level; readonly kinds: readonly string[] | null; readonly asker: Asker },
  ): Promise<unknown>;
  /** What everybody saw of a finished match, gzipped; null if nobody knows the game. */
  archive(log: RawLog): Promise<Uint8Array | null>;
}

/** What is counted, see metrics.ts. */
export interface Meter {
  readonly acknowledged: { inc(): void };
  readonly refused: { inc(why: { readonly reason: string }): void };
  /** Events that are durable now. */
  readonly kept: { inc(events: number): void };
  /** Seconds that an append took to be durable. */
  readonly durable: { observe(seconds: number): void };
}
