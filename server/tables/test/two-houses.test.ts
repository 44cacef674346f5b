import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import type { PlayerRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { type PostgresServer, startPostgres } from '../../store/test/postgres-server.ts';
import type { House } from '../house.ts';
import { Guest, newPlayer, type Opened, openHouseOn } from './guests.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

test('whoever answers what another process has long answered is shown what it wrote', async () => {
  const stores = await openBoth();
  // The second hears nothing of the first.
  const opened = [openHouseOn(stores[0]), openHouseOn({ ...stores[1], onChange() {} })] as const;
  const people = [await newPlayer(stores[0], 'Ann'), await newPlayer(stores[0], 'Ben')] as const;
  const id = await setUp(opened[0].house, people[0]);
  for (const one of people) await opened[0].house.at(id, table => table.sit(one, { entropy: 'e' }));
  expect(await opened[0].house.at(id, table => table.begin(people[0]))).toEqual({ ok: true });
  const onlooker = new Guest(opened[0], people[0]);
  await onlooker.watch(id);
  const { step, turn } = await onlooker.until(() => onlooker.envelope(id));
  const asked = people[turn?.seats[0] ?? 0] as PlayerRecord;
  // Two pages of whoever is asked.
  const [first, second] = [new Guest(opened[0], asked), new Guest(opened[1], asked)];
  // The second asks once more than the first, so that its move has an id of its own.
  for (const guest of [first, second, second]) await guest.watch(id);
  await first.play(id, step, { kind: 'pass' });
  await first.until(() => (first.envelope(id)?.step ?? 0) > step);
  expect(second.envelope(id)?.step).toBe(step);
  await second.play(id, step, { kind: 'pass' });
  expect(second.of('refused').at(-1)).toMatchObject({ rule: 'table.stale', step: step + 1 });
  await second.until(() => second.envelope(id)?.step === step + 1);
  await closeBoth(stores, opened);
});

test('whoever is erased at one process is shown out of the other, and a new name is known there', async () => {
  const stores = await openBoth();
  const opened = [openHouseOn(stores[0]), openHouseOn(stores[1])] as const;
  const [ann, ben] = [await newPlayer(stores[0], 'Ann'), await newPlayer(stores[0], 'Ben')];
  const id = await setUp(opened[0].house, ann);
  for (const one of [ann, ben]) await opened[0].house.at(id, table => table.sit(one, { entropy: 'e' }));
  const [mine, theirs] = [new Guest(opened[1], ann), new Guest(opened[1], ben)];
  for (const guest of [mine, theirs]) {
    await opened[1].news.arrive(guest);
    await guest.watch(id);
  }
  const named = (name: string) => (): boolean => {
    const seat = theirs.of('info').at(-1)?.info.seats[0];
    return seat?.kind === 'person' && seat.player.name === name;
  };
  await theirs.until(named('Ann'));
  await stores[0].players.change(ann.id, { name: 'Anna', face: 2 });
  opened[0].house.playerChanged(ann.id);
  await theirs.until(named('Anna'));
  expect([mine.isGone, theirs.isGone]).toEqual([false, false]);
  opened[0].news.playerLeft(ann.id, await stores[0].players.erase(ann.id));
  await theirs.until(() => mine.isGone);
  expect([mine.isGone, theirs.isGone]).toEqual([true, false]);
  await closeBoth(stores, opened);
});

test('what is played at one process is seen at the other, which reads nothing for it', async () => {
  const { stores, opened, ann, ben, id } = await twoHouses();
  const guests = [new Guest(opened[0], ann), new Guest(opened[1], ben)] as const;
  for (const guest of guests) await guest.watch(id);
  const passTurn = async (step: number): Promise<void> => {
    const both = guests.map(guest => guest.until(() => guest.envelope(id)?.step === step));
    await Promise.all(both);
    const mover = guests.find(guest => guest.isAsked(id)) as Guest;
    await mover.play(id, step, { kind: 'pass' });
  };
  // Once each has moved, both have heard how the table was set up, which they read.
  for (let step = 0; step < 2; step++) await passTurn(step);
  await Promise.all(guests.map(guest => guest.until(() => guest.envelope(id)?.step === 2)));
  const read = [vi.spyOn(stores[1].events, 'after'), vi.spyOn(stores[1].tables, 'find')];
  for (let step = 2; step < PASSES; step++) await passTurn(step);
  await guests[1].until(() => guests[1].envelope(id)?.step === PASSES);
  expect(read.map(({ mock }) => mock.calls)).toEqual([[], []]);
  await closeBoth(stores, opened);
});

test('what is said at one process is heard once at the other', async () => {
  const { stores, opened, ann, ben, id } = await twoHouses();
  const guests = [new Guest(opened[0], ann), new Guest(opened[1], ben)] as const;
  for (const guest of guests) await guest.watch(id);
  const said = (guest: Guest): string[] =>
    guest.of('talk').flatMap(({ said }) => said.map(({ say }) => (say.tag === 'emote' ? say.emote : '')));
  await guests[0].say(id, 'hello');
  await guests[1].until(() => said(guests[1]).includes('hello'));
  // At the same moment: each is kept, and both hear both.
  await Promise.all([guests[0].say(id, 'oops'), guests[1].say(id, 'thanks')]);
  for (const guest of guests) await guest.until(() => said(guest).length >= 3);
  for (const guest of guests) expect(said(guest).toSorted()).toEqual(['hello', 'oops', 'thanks']);
  await closeBoth(stores, opened);
});

test('the lobby of one process has the tables of the other, from the first moment to the last', async () => {
  const { stores, opened, ann, ben } = await twoHouses();
  const follower = new Guest(opened[1], ben);
  await opened[1].news.lobby.follow(follower, true);
  expect(follower.of('lobby')[0]?.tables).toEqual([]);
  const id = await setUp(opened[0].house, ann, 'public');
  const last = () => follower.of('lobby-change').findLast(change => change.id === id);
  await follower.until(() => last()?.table?.seats[0]?.kind === 'empty');
  for (const one of [ann, ben]) await opened[0].house.at(id, table => table.sit(one, { entropy: 'e' }));
  await follower.until(() => last()?.table?.seats[1]?.kind === 'person');
  await opened[0].house.at(id, table => table.begin(ann));
  await follower.until(() => last()?.table?.status === 'playing');
  const guest = new Guest(opened[0], ann);
  await opened[0].house.follow(guest, { t: 'resign', id: 'r', table: id });
  await follower.until(() => last()?.table === null);
  expect(await opened[1].news.lobby.tables()).toEqual([]);
  await closeBoth(stores, opened);
});

test('whose turn it became at one process hears of it at the other, on whatever page', async () => {
  const { stores, opened, ann, ben, id } = await twoHouses();
  const guests = [new Guest(opened[0], ann), new Guest(opened[0], ben)] as const;
  for (const guest of guests) await guest.watch(id);
  const mover = guests.find(guest => guest.isAsked(id)) as Guest;
  const next = new Guest(opened[1], mover.player === ann ? ben : ann);
  await opened[1].news.arrive(next);
  const mine = () =>
    next
      .of('mine')
      .at(-1)
      ?.tables.find(table => table.id === id);
  expect(mine()?.isAsked).toBe(false);
  await mover.play(id, 0, { kind: 'pass' });
  await next.until(() => mine()?.isAsked);
  expect(mine()?.isAsked).toBe(true);
  await closeBoth(stores, opened);
});

test('two processes serve one table: each move is taken once, and both tell the same', async () => {
  const stores = await openBoth();
  const opened = [openHouseOn(stores[0]), openHouseOn(stores[1])] as const;
  const houses = [opened[0].house, opened[1].house] as const;
  const ann = await newPlayer(stores[0], 'Ann');
  const ben = await newPlayer(stores[0], 'Ben');
  const id = await setUp(opened[0].house, ann);
  const guests = [new Guest(opened[0], ann), new Guest(opened[1], ben)] as const;
  await guests[0].watch(id);
  expect(await houses[0].at(id, table => table.sit(ann, { entropy: 'a' }))).toMatchObject({
    ok: true,
    seat: 0,
  });
  expect(await houses[1].at(id, table => table.sit(ben, { entropy: 'b' }))).toMatchObject({
    ok: true,
    seat: 1,
  });
  // The other process sat somebody down: its news are under way.
  await guests[0].until(() => guests[0].of('info').at(-1)?.info.seats[1]?.kind === 'person');
  expect(await houses[0].at(id, table => table.begin(ann))).toEqual({ ok: true });
  for (const guest of guests) await guest.watch(id);
  await Promise.all(guests.map(guest => guest.playOn(id)));
  expect(guests[0].envelope(id)?.outcome).toEqual(guests[1].envelope(id)?.outcome);
  expect(await houses[1].matchFile(id)).toEqual(await houses[0].matchFile(id));
  await closeBoth(stores, opened);
});

/** Fewer than end a match. */
const PASSES = 5;

/** A match of Ann and Ben has begun at the first of two houses. */
async function twoHouses() {
  const stores = await openBoth();
  const opened = [openHouseOn(stores[0]), openHouseOn(stores[1])] as const;
  const [ann, ben] = [await newPlayer(stores[0], 'Ann'), await newPlayer(stores[0], 'Ben')];
  const id = await setUp(opened[0].house, ann);
  for (const one of [ann, ben]) await opened[0].house.at(id, table => table.sit(one, { entropy: 'e' }));
  expect(await opened[0].house.at(id, table => table.begin(ann))).toEqual({ ok: true });
  return { stores, opened, ann, ben, id };
}

/** The store of one database, as two processes have it. */
async function openBoth(): Promise<readonly [Store, Store]> {
  const url = await postgres.database();
  return [await openStore({ url }), await openStore({ url })];
}

/** A table for two. */
async function setUp(
  house: House,
  host: PlayerRecord,
  visibility: 'link' | 'public' = 'link',
): Promise<string> {
  const made = await house.create(host, {
    game: 'mathable',
    config: {},
    seats: [{ kind: 'person' }, { kind: 'person' }],
    visibility,
    clock: { kind: 'none' },
  });
  return made.ok ? made.id : '';
}

/** Neither house had anything to complain about. */
async function closeBoth(stores: readonly Store[], opened: readonly Opened[]): Promise<void> {
  for (const { close, troubles } of opened) {
    await close();
    expect(troubles).toEqual([]);
  }
  for (const store of stores) await store.close();
}
