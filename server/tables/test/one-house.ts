import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach } from 'vitest';
import type { TableInfo } from '#protocol/table-info.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { openStore } from '../../store/open-store.ts';
import type { PlayerRecord } from '../../store/records.ts';
import { databaseIn } from '../../store/sqlite/folder.ts';
import type { Store } from '../../store/store.ts';
import type { House, TableWish } from '../house.ts';
import type { News } from '../news.ts';
import { newPlayer, type Opened, openHouseOn } from './guests.ts';

export const PERSON = { kind: 'person' } as const;
export const BOT = { kind: 'bot', level: 1 } as const;

export function wish(change: Partial<TableWish> = {}): TableWish {
  return {
    game: 'mathable',
    config: {},
    seats: [PERSON, PERSON],
    visibility: 'link',
    clock: { kind: 'none' },
    ...change,
  };
}

/** For each test of a file, a house on a store of its own and two people. It must have had no trouble in the end. */
export function oneHouse(): OneHouse {
  const here = new OneHouse();
  beforeEach(() => here.open());
  afterEach(() => here.close());
  return here;
}

interface Now extends Opened {
  readonly folder: string;
  readonly store: Store;
  readonly ann: PlayerRecord;
  readonly ben: PlayerRecord;
}

class OneHouse {
  #now: Now | null = null;

  get #there(): Now {
    if (this.#now === null) throw new Error('no test is running');
    return this.#now;
  }

  get house(): House {
    return this.#there.house;
  }

  get news(): News {
    return this.#there.news;
  }

  get rooms(): Rooms {
    return this.#there.rooms;
  }

  get store(): Store {
    return this.#there.store;
  }

  get ann(): PlayerRecord {
    return this.#there.ann;
  }

  get ben(): PlayerRecord {
    return this.#there.ben;
  }

  get troubles(): unknown[] {
    return this.#there.troubles;
  }

  get notified(): string[] {
    return this.#there.notified;
  }

  async open(): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'etagere-tables-'));
    const store = await openStore({ folder });
    const opened = openHouseOn(store);
    const ann = await newPlayer(store, 'Ann');
    const ben = await newPlayer(store, 'Ben');
    this.#now = { ...opened, folder, store, ann, ben };
  }

  /** The house closes; its store stays. */
  async shut(): Promise<void> {
    await this.#there.close();
  }

  /** The same store in another house. */
  async reopen(options?: Parameters<typeof openHouseOn>[1]): Promise<void> {
    await this.shut();
    this.#now = { ...this.#there, ...openHouseOn(this.store, options) };
  }

  /** Writes past the store, as a bug or somebody else might. */
  damage(sql: string, table: string): void {
    const connection = new DatabaseSync(databaseIn(this.#there.folder));
    connection.prepare(sql).run(table);
    connection.close();
  }

  async close(): Promise<void> {
    const { store, folder, troubles } = this.#there;
    await this.shut();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
    if (troubles.length > 0) throw new AggregateError(troubles.flat(), 'the house had troubles');
  }

  async info(table: string, { id }: PlayerRecord): Promise<TableInfo | undefined> {
    return (await this.house.find(table))?.info(id);
  }

  /** A table at which they sit, not begun. */
  async seated(order: TableWish, host: PlayerRecord, ...others: readonly PlayerRecord[]): Promise<string> {
    const made = await this.house.create(host, order);
    if (!made.ok) throw new Error(made.why);
    for (const player of [host, ...others]) {
      const sat = await this.house.at(made.id, table => table.sit(player, { entropy: player.name }));
      if (!sat.ok) throw new Error(sat.why);
    }
    return made.id;
  }

  async begun(order: TableWish, host: PlayerRecord, ...others: readonly PlayerRecord[]): Promise<string> {
    const id = await this.seated(order, host, ...others);
    const began = await this.house.at(id, table => table.begin(host));
    if (!began.ok) throw new Error(began.why);
    return id;
  }
}
