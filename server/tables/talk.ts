import type { Seat } from '#contract/game.ts';
import type { FromClient } from '#protocol/from-client.ts';
import type { Trouble } from '#protocol/from-server.ts';
import type { Said, Say } from '#protocol/table-info.ts';
import { type RecentCommands, remember } from '#table/hosted/recent-commands.ts';
import { Bucket } from '../bucket.ts';
import { plain } from '../players/name.ts';
import type { SaidRecord } from '../store/records.ts';
import type { Store, TalkStore } from '../store/store.ts';
import type { Audience } from './audience.ts';
import type { HouseClock } from './house-clock.ts';
import type { Names } from './names.ts';
import type { Watcher } from './watcher.ts';

/** Things said at once, and each second. */
const LIMIT = { burst: 5, perSecond: 0.5 };
const SHOWN = 50;
const TRIES = 4;

interface Saying {
  /** The client's id for it. */
  readonly id: string;
  readonly player: string;
  readonly seat: Seat;
  readonly say: Say;
  /** Whether the host lets people write. */
  readonly mayWrite: boolean;
}

/** From where somebody speaks, and to whom. */
interface Listening extends Pick<Saying, 'mayWrite'> {
  readonly seat: Seat | null;
  readonly audience: Pick<Audience, 'tell'>;
}

/** `said`: what nobody here has heard yet; nothing if it was said before, and only the answer was lost on the way. */
type Heard =
  | { readonly ok: true; readonly said: readonly Said[] }
  | { readonly ok: false; readonly why: Trouble };

/** What is said at one table. */
export class Talk {
  readonly #table: string;
  readonly #store: TalkStore;
  readonly #names: Names;
  readonly #clock: Pick<HouseClock, 'now'>;
  readonly #commands: RecentCommands = [];
  /** By seat. A list takes little room while nobody speaks, and there are thousands of tables. */
  readonly #buckets: Bucket[] = [];
  /** Of what was last said, as far as those who listen here have heard it. */
  #heard = 0;

  constructor(
    table: string,
    { store, names, clock }: { readonly store: Store; readonly names: Names; readonly clock: HouseClock },
  ) {
    this.#table = table;
    this.#store = store.talk;
    this.#names = names;
    this.#clock = clock;
  }

  /** The last things said, in order. `isFirst`: nobody else listens here. */
  async recent(isFirst: boolean): Promise<readonly Said[]> {
    const said = await this.#store.of(this.#table, SHOWN);
    // Those who came before have not heard by this what was said at other processes just now.
    if (isFirst) this.#heard = said.at(-1)?.seq ?? 0;
    return this.#named(said);
  }

  /** What was said at other processes, and not heard here yet. */
  async unheard(): Promise<readonly Said[]> {
    const said = (await this.#store.of(this.#table, SHOWN)).filter(({ seq }) => seq > this.#heard);
    this.#heard = said.at(-1)?.seq ?? this.#heard;
    return this.#named(said);
  }

  /** Whoever sits here may speak; whether one may write, the host decides. Whoever listens here is told. */
  async say(
    watcher: Watcher,
    { id, say }: Extract<FromClient, { t: 'say' }>,
    { seat, mayWrite, audience }: Listening,
  ): Promise<void> {
    if (seat === null) return watcher.send({ t: 'error', id, why: 'not-seated' });
    const heard = await this.#hear({ id, player: watcher.player.id, seat, say, mayWrite });
    if (!heard.ok) return watcher.send({ t: 'error', id, why: heard.why });
    const { said } = heard;
    if (said.length > 0) audience.tell({ t: 'talk', table: this.#table, said });
    return watcher.send({ t: 'done', id });
  }

  /** Keeps what somebody says, or says why not. */
  async #hear({ id, player, seat, say: wish, mayWrite }: Saying): Promise<Heard> {
    const say = wish.tag === 'text' ? { ...wish, text: plain(wish.text) } : wish;
    if (say.tag === 'text' && say.text === '') return { ok: false, why: 'malformed' };
    if (say.tag === 'text' && !mayWrite) return { ok: false, why: 'chat-off' };
    const at = this.#clock.now();
    // All pages of a seat together.
    this.#buckets[seat] ??= new Bucket(LIMIT);
    if (this.#buckets[seat].take(at) > 0) return { ok: false, why: 'too-many' };
    if (this.#commands[seat]?.includes(id)) return { ok: true, said: [] };
    for (let [tries, last] = [0, this.#heard]; tries < TRIES; tries++) {
      const record = { seq: last + 1, at, player, seat, say };
      if ((await this.#store.add(this.#table, record)) === 'done') {
        remember(this.#commands, seat, id);
        if (last !== this.#heard) return { ok: true, said: await this.unheard() };
        this.#heard = record.seq;
        return { ok: true, said: await this.#named([record]) };
      }
      // Somebody spoke in another process.
      last = (await this.#store.of(this.#table, 1)).at(-1)?.seq ?? 0;
    }
    return { ok: false, why: 'busy' };
  }

  async #named(said: readonly SaidRecord[]): Promise<readonly Said[]> {
    await this.#names.learn(said.map(({ player }) => player));
    return said.map(one => ({ ...one, player: this.#names.of(one.player) }));
  }
}
