import { expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { StoreUnavailable } from '../../store/trouble.ts';
import { Guest } from './guests.ts';
import { severalHouses } from './several-houses.ts';

const here = severalHouses();

/** Milliseconds for which nothing can be read after a connection broke. */
const GONE = 600;

test('a match that began as the connection broke is shown to those who wait for it', async () => {
  const { store, breakAt } = breakable();
  const fragile = await here.open(store);
  const id = await here.seated();
  const guest = new Guest(fragile, here.ben);
  await guest.watch(id);
  breakAt('start');
  await expect(fragile.house.at(id, table => table.begin(here.ann))).rejects.toThrow('gone');
  await guest.until(() => guest.envelope(id)?.step === 0);
  expect(guest.of('info').at(-1)?.info.status).toBe('playing');
});

test('a move that was written as the connection broke is shown, and answered when it is asked again', async () => {
  const { store, breakAt } = breakable();
  const fragile = await here.open(store);
  const id = await here.begun();
  const guests = [new Guest(fragile, here.ann), new Guest(fragile, here.ben)] as const;
  for (const guest of guests) await guest.watch(id);
  const mover = guests.find(guest => guest.isAsked(id)) as Guest;
  breakAt('append');
  const move = { t: 'play', id: 'once', table: id, step: 0, move: { kind: 'pass' } } as const;
  await fragile.house.follow(mover, move);
  expect(mover.of('error').at(-1)).toMatchObject({ id: 'once', why: 'busy' });
  for (const guest of guests) await guest.until(() => guest.envelope(id)?.step === 1);
  await fragile.house.follow(mover, move);
  expect(mover.of('done').at(-1)).toMatchObject({ id: 'once' });
  expect(await here.first.store.events.after(id, 0)).toHaveLength(1);
  // That something broke was reported, as it should be.
  expect(fragile.troubles.splice(0)).not.toEqual([]);
});

test('what another process did is shown in the end, though it could not be read when it was heard of', async () => {
  const { store, breakAt } = breakable();
  const fragile = await here.open(store);
  const id = await here.seated();
  const guest = new Guest(fragile, here.ben);
  await guest.watch(id);
  breakAt('now');
  await here.first.house.at(id, table => table.begin(here.ann));
  await guest.until(() => guest.envelope(id)?.step === 0);
  expect(fragile.troubles.splice(0)).not.toEqual([]);
});

/** A store whose connection breaks when it is told to: what was asked is written, and nobody hears of it. */
function breakable(): {
  readonly store: (store: Store) => Store;
  readonly breakAt: (moment: 'start' | 'append' | 'now') => void;
} {
  let next: 'start' | 'append' | null = null;
  let goneUntil = 0;
  const gone = (): never => {
    throw new StoreUnavailable('gone');
  };
  const reading = <T>(read: () => Promise<T>): Promise<T> =>
    performance.now() < goneUntil ? Promise.resolve().then(gone) : read();
  const breaking = async (moment: typeof next, write: () => Promise<unknown>): Promise<void> => {
    if (next !== moment) return;
    await write();
    next = null;
    goneUntil = performance.now() + GONE;
    gone();
  };
  return {
    breakAt(moment) {
      if (moment === 'now') goneUntil = performance.now() + GONE;
      else next = moment;
    },
    store: store => ({
      ...store,
      tables: {
        ...store.tables,
        find: id => reading(() => store.tables.find(id)),
        secret: id => reading(() => store.tables.secret(id)),
        async start(record, match) {
          await breaking('start', () => store.tables.start(record, match));
          return store.tables.start(record, match);
        },
      },
      events: {
        after: (match, seq) => reading(() => store.events.after(match, seq)),
        async append(append) {
          await breaking('append', () => store.events.append(append));
          return store.events.append(append);
        },
      },
    }),
  };
}
