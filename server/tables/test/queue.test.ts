import { expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import type { Table } from '../table.ts';
import { Guest, openHouseOn } from './guests.ts';
import { oneHouse, wish } from './one-house.ts';

const here = oneHouse();

/** Whatever can be asked of a table and is answered later: a method that is missing below does not compile. */
type Asks = {
  readonly [K in keyof Table as Table[K] extends (...given: never[]) => Promise<unknown> ? K : never]: (
    table: Table,
  ) => Promise<unknown>;
};

test('whatever is asked of a table waits until what was asked before is done', async () => {
  const { ann, ben } = here;
  const id = await here.seated(wish(), ann, ben);
  let openGate = (): void => {};
  const gate = new Promise<void>(resolve => {
    openGate = resolve;
  });
  const open = openHouseOn(slow(here.store, gate));
  const table = await open.house.find(id);
  if (table === null) throw new Error('the table is gone');
  const guest = new Guest(open, ann);
  const asks: Asks = {
    idle: it => it.idle(),
    info: it => it.info(null),
    isAsked: it => it.isAsked(ann.id),
    sit: it => it.sit(ann, { entropy: 'again' }),
    stand: it => it.stand(ben),
    ready: it => it.ready(ann, false),
    setSeat: it => it.setSeat(ann, 1, { kind: 'bot', level: 1 }),
    setChat: it => it.setChat(ann, true),
    begin: it => it.begin(ann),
    reseat: it => it.reseat('nobody', ann.id),
    lend: it => it.lend(ann.id, 'hand-over'),
    rematch: it => it.rematch(ann, () => Promise.reject(new Error('nothing to play again'))),
    hear: it => it.hear(guest, { t: 'watch', id: 'w', table: id }),
    leave: it => it.leave(guest),
    quit: it => it.quit(ben),
    look: it => it.look(),
    archive: it => it.archive(),
    catchUp: it => it.catchUp(),
    hearOf: it => it.hearOf({ kind: 'record', table: id }),
    showClocks: it => it.showClocks(),
    playerChanged: it => it.playerChanged(),
  };
  const done: string[] = [];
  const first = table.setChat(ann, false).then(() => done.push('first'));
  const all = Object.entries(asks).map(([name, ask]) => ask(table).then(() => done.push(name)));
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(done).toEqual([]);
  expect(guest.told).toEqual([]);
  expect(table.isBusy).toBe(true);
  openGate();
  await first;
  expect(done).toEqual(['first']);
  await Promise.all(all);
  expect(done.slice(1).sort()).toEqual(Object.keys(asks).sort());
  await open.close();
  expect(open.troubles).toEqual([]);
});

/** Keeps no change of a table before the gate opens. */
function slow(store: Store, gate: Promise<void>): Store {
  return {
    ...store,
    tables: {
      ...store.tables,
      async save(table) {
        await gate;
        return store.tables.save(table);
      },
    },
  };
}
