/** Several processes on one PostgreSQL, for tests: each has a store and a house of its own, in this process. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import type { PlayerRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { type PostgresServer, startPostgres } from '../../store/test/postgres-server.ts';
import type { TableWish } from '../house.ts';
import { newPlayer, type Opened, openHouseOn } from './guests.ts';
import { wish } from './one-house.ts';

export interface OneOfThem extends Opened {
  readonly store: Store;
}

/** A server starts and stops in a second or two, but not on a machine that is busy with something else. */
const A_WHILE = 60_000;

/** For each test of a file a database, with two houses on it and two people. None of them may have had any trouble. */
export function severalHouses(): SeveralHouses {
  let postgres: PostgresServer;
  const here = new SeveralHouses();
  beforeAll(async () => {
    postgres = await startPostgres();
  }, A_WHILE);
  beforeEach(async () => here.begin(await postgres.database()), A_WHILE);
  afterEach(() => here.end(), A_WHILE);
  afterAll(() => postgres.stop(), A_WHILE);
  return here;
}

class SeveralHouses {
  #url = '';
  #open: OneOfThem[] = [];
  #people: readonly PlayerRecord[] = [];

  get url(): string {
    return this.#url;
  }

  get first(): OneOfThem {
    return there(this.#open[0]);
  }

  get second(): OneOfThem {
    return there(this.#open[1]);
  }

  get ann(): PlayerRecord {
    return there(this.#people[0]);
  }

  get ben(): PlayerRecord {
    return there(this.#people[1]);
  }

  async begin(url: string): Promise<void> {
    this.#url = url;
    this.#open = [];
    await this.open();
    await this.open();
    const { store } = this.first;
    this.#people = [await newPlayer(store, 'Ann'), await newPlayer(store, 'Ben')];
  }

  /** One more house; `change` its store to make it deaf, say. */
  async open(
    change: (store: Store) => Store = store => store,
    options?: Parameters<typeof openHouseOn>[1],
  ): Promise<OneOfThem> {
    const store = await openStore({ url: this.#url });
    const opened = { ...openHouseOn(change(store), options), store };
    this.#open.push(opened);
    return opened;
  }

  async close(one: OneOfThem): Promise<void> {
    this.#open = this.#open.filter(other => other !== one);
    await one.close();
    await one.store.close();
    if (one.troubles.length > 0) throw new AggregateError(one.troubles.flat(), 'a house had troubles');
  }

  async end(): Promise<void> {
    for (const one of this.#open) await this.close(one);
  }

  /** A table of the first house at which Ann and Ben sit, or she alone. */
  async seated(order: Partial<TableWish> = {}): Promise<string> {
    const { house } = this.first;
    const made = await house.create(this.ann, wish(order));
    if (!made.ok) throw new Error(made.why);
    for (const player of [this.ann, this.ben].slice(0, persons(order)))
      await house.at(made.id, table => table.sit(player, { entropy: player.name }));
    return made.id;
  }

  async begun(order?: Partial<TableWish>): Promise<string> {
    const id = await this.seated(order);
    const begun = await this.first.house.at(id, table => table.begin(this.ann));
    if (!begun.ok) throw new Error(begun.why);
    return id;
  }
}

function persons({ seats }: Partial<TableWish>): number {
  return seats?.filter(({ kind }) => kind === 'person').length ?? 2;
}

function there<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('no test is running');
  return one;
}
