import type { Figures } from '../figures/figures.ts';
import type { Passkeys } from '../players/passkeys.ts';
import type { Sessions } from '../players/session.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import type { House } from '../tables/house.ts';
import type { News } from '../tables/news.ts';
import type { Counters } from './limits.ts';

/** What the routes work with. */
export interface Desk {
  readonly store: Store;
  readonly house: House;
  readonly news: News;
  readonly rooms: Rooms;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly counters: Counters;
  readonly figures: Pick<Figures, 'about'>;
  /** The public address, if one is set. */
  readonly origin: string | null;
  /** How many proxies of ours stand in front. */
  readonly proxies: number;
  readonly isStopping: () => boolean;
  readonly now: () => number;
}
