import type { RoomBox } from '#protocol/room-info.ts';
import { makePlayer } from '../players/guest.ts';
import type { PlayerRecord, RoomRecord, SeatRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { type Answered, no } from '../tables/answered.ts';
import type { House } from '../tables/house.ts';
import type { Table } from '../tables/table.ts';
import type { Moved } from './membership.ts';

export interface RoomTablesOptions {
  readonly store: Store;
  readonly house: House;
  readonly report: (what: string, error: unknown) => void;
  /** See SIT_WITHIN; shorter in tests. */
  readonly sitMs?: number;
}

/** Milliseconds in which everybody's device adds to the deal by itself; after that a match begins without the others. */
const SIT_WITHIN = 3_000;

/** What rooms do at the tables that they play: ordinary ones, at which nobody else can sit. */
export class RoomTables {
  readonly #options: RoomTablesOptions;
  readonly #beginning = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(options: RoomTablesOptions) {
    this.#options = options;
  }

  close(): void {
    for (const timer of this.#beginning.values()) clearTimeout(timer);
    this.#beginning.clear();
  }

  /**
   * Sets a table up for everybody in the room. It begins once all their devices added to the deal, or after a moment
   * without those that sleep; at once if it waited for them already.
   */
  async begin(record: RoomRecord): Promise<Answered<{ readonly id: string }>> {
    const last = await this.#find(record.table);
    if (last?.record.status === 'playing') return no('not-finished');
    if (last?.record.status === 'open') {
      const begun = await last.begin({ id: last.record.host }, false);
      return begun.ok ? { ok: true, id: last.record.id } : begun;
    }
    const { box } = record;
    const [first] = record.people;
    if (box === null || first === undefined) return no('not-ready');
    const made = await this.#options.house.setOut({
      game: box.game,
      config: box.config,
      host: record.lead ?? first.player,
      previous: record.table,
      seats: seatsOf(record, box),
    });
    if (made.ok) this.#beginSoon(made.id);
    return made;
  }

  /** One that no room plays after all. */
  async takeDown(id: string): Promise<void> {
    clearTimeout(this.#beginning.get(id));
    this.#beginning.delete(id);
    await this.#options.store.tables.remove(id);
    this.#options.house.forget([id]);
  }

  /** What somebody adds to the deal; with the last of them the match begins. */
  async sit(id: string | null, player: PlayerRecord, entropy: string): Promise<Answered> {
    const table = await this.#find(id);
    if (table === null) return no('not-open');
    const seated = await table.sit(player, { entropy });
    if (!seated.ok) return seated;
    if (table.record.status === 'open') await table.begin({ id: table.record.host });
    return { ok: true };
  }

  /** Another phone plays there. False if it may not have happened. */
  async reseat(id: string | null, { from, to }: Moved): Promise<boolean> {
    const reseated = await (await this.#find(id))?.reseat(from, to);
    // Whoever does not sit there may be in the room all the same.
    return reseated === undefined || reseated.ok || reseated.why !== 'busy';
  }

  /** A bot plays on until they are back. */
  async lend(id: string | null, player: string): Promise<void> {
    await (await this.#find(id))?.lend(player, 'hand-over');
  }

  /** A bot plays on, and the seat is nobody's: whoever was shown out sees no more of it. */
  async vacate(id: string | null, player: string): Promise<void> {
    const { store, house } = this.#options;
    const table = await this.#find(id);
    if (table === null) return;
    await house.names.learn([player]);
    const nobody = makePlayer({ name: house.names.of(player).name, isProgram: true, now: house.clock.now() });
    await store.players.create(nobody);
    const reseated = await table.reseat(player, nobody.id);
    if (reseated.ok) await table.lend(nobody.id, 'relieve');
  }

  #beginSoon(id: string): void {
    const { sitMs = SIT_WITHIN, report } = this.#options;
    const begin = async (): Promise<void> => {
      this.#beginning.delete(id);
      const table = await this.#find(id);
      if (table?.record.status === 'open') await table.begin({ id: table.record.host }, false);
    };
    const timer = setTimeout(() => {
      begin().catch((error: unknown) => report('room', error));
    }, sitMs);
    timer.unref();
    this.#beginning.set(id, timer);
  }

  #find(id: string | null): Promise<Table | null> {
    return id === null ? Promise.resolve(null) : this.#options.house.find(id);
  }
}

/** Everybody in the order in which they came, moved on by one with each match, then bots. */
function seatsOf({ people, played }: RoomRecord, box: RoomBox): SeatRecord[] {
  const persons = people.map(
    ({ player }): SeatRecord => ({ kind: 'person', player, isReady: false, entropy: '' }),
  );
  const bots = Array.from(
    { length: Math.max(0, box.seats - persons.length) },
    (): SeatRecord => ({ kind: 'bot', level: box.level }),
  );
  const seats = [...persons, ...bots];
  const by = played % seats.length;
  return [...seats.slice(by), ...seats.slice(0, by)];
}
