/** However many tables are asked for in one moment, nobody else waits for all of them. */
import { expect, test, vi } from 'vitest';
import type { Meta } from '#contract/meta.ts';
import { registry } from '#games/registry.ts';
import { Guest, newPlayer } from './guests.ts';
import { oneHouse, wish } from './one-house.ts';

const here = oneHouse();

const MANY = 30;

test('matches are opened one in a turn of the event loop', async () => {
  const ids = await begun();
  const { game } = await (registry['mathable']?.rules?.() ?? Promise.reject());
  let [inThisTurn, most, opened] = [0, 0, 0];
  const setup: typeof game.setup = (...given) => {
    inThisTurn += 1;
    opened += 1;
    most = Math.max(most, inThisTurn);
    setImmediate(() => {
      inThisTurn = 0;
    });
    return game.setup(...given);
  };
  const meta = registry['mathable']?.meta as Meta;
  await here.reopen({ games: { mathable: { meta, rules: async () => ({ game: { ...game, setup } }) } } });
  const guests = ids.map(() => new Guest(here, here.ann));
  await Promise.all(guests.map((guest, i) => guest.watch(ids[i] ?? '')));
  for (const [i, guest] of guests.entries()) expect(guest.envelope(ids[i] ?? '')?.step).toBe(0);
  expect([most, opened]).toEqual([1, MANY]);
});

test('of the stories that were asked for, only the latest are kept', async () => {
  const ids = await begun();
  const guest = new Guest(here, here.ann);
  const read = vi.spyOn(here.store.events, 'after');
  const ask = (table = '') =>
    here.house.follow(guest, { t: 'history', id: `${guest.told.length}`, table, before: 9 });
  const readsFor = async (table: string | undefined): Promise<number> => {
    read.mockClear();
    await ask(table);
    return read.mock.calls.length;
  };
  expect([await readsFor(ids[0]), await readsFor(ids[0])]).toEqual([1, 0]);
  for (const id of ids) await ask(id);
  expect([await readsFor(ids.at(-1)), await readsFor(ids[0])]).toEqual([0, 1]);
  expect(guest.of('history')).toHaveLength(MANY + 4);
});

test('all about a table is written once for all who look on, and each is told what they are there', async () => {
  const id = await here.seated(wish(), here.ann, here.ben);
  const onlooker = await newPlayer(here.store, 'Onlooker');
  const guests = [here.ann, here.ben, ...Array.from({ length: MANY }, () => onlooker)].map(
    player => new Guest(here, player),
  );
  for (const guest of guests) await guest.watch(id);
  const written = vi.spyOn(here.house.names, 'of');
  await here.house.at(id, table => table.setChat(here.ann, false));
  // Of two seats: for the host, for the other, for all who look on.
  expect(written.mock.calls.length).toBe(6);
  const last = guests.map(guest => guest.of('info').at(-1)?.info);
  expect(last.map(info => info?.chat)).not.toContain(true);
  expect(last.slice(0, 3).map(info => info?.you)).toEqual([
    { seat: 0, isHost: true },
    { seat: 1, isHost: false },
    { seat: null, isHost: false },
  ]);
});

/** Tables at which a match has begun. */
function begun(): Promise<readonly string[]> {
  return Promise.all(Array.from({ length: MANY }, () => here.begun(wish(), here.ann, here.ben)));
}
