/** However many tables are asked for in one moment, nobody else waits for all of them. */
import { expect, test, vi } from 'vitest';
import type { Meta } from '#contract/meta.ts';
import { registry } from '#games/registry.ts';
import { Guest } from './guests.ts';
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

/** Tables at which a match has begun. */
function begun(): Promise<readonly string[]> {
  return Promise.all(Array.from({ length: MANY }, () => here.begun(wish(), here.ann, here.ben)));
}
