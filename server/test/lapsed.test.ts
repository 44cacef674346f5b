import { afterAll, beforeAll, expect, test } from 'vitest';
import { GUEST_DAYS, STRANGER_DAYS } from '#protocol/limits.ts';
import { Lapsed } from '../players/lapsed.ts';
import { Guest } from '../tables/test/guests.ts';
import { Authenticator } from './authenticator.ts';
import { type Doors, guestAt, ORIGIN, openDoors, type Visitor, WISH } from './doors.ts';

const DAY = 86_400_000;

let doors: Doors;
let lapsed: Lapsed;
let today = Date.now();
beforeAll(async () => {
  doors = await openDoors({ generosity: 100, now: () => today });
  lapsed = lapsedIn(doors);
});
afterAll(async () => {
  await lapsed.close();
  await doors.close();
});

function lapsedIn({ store, news }: Doors): Lapsed {
  return new Lapsed({
    store,
    isHere: player => news.isHere(player),
    left: (player, tables) => news.playerLeft(player, tables),
    report(what, error) {
      throw new Error(what, { cause: error });
    },
  });
}

async function pass(days: number): Promise<void> {
  today += days * DAY;
  await lapsed.sweep(today);
}

/** Without a visit that would count as one. */
async function nameOf({ id }: { readonly id: string }): Promise<string | undefined> {
  return (await doors.store.players.find(id))?.name;
}

async function playedTable(host: Visitor, other: Visitor): Promise<string> {
  const { body } = await host.ask('POST', '/api/tables', WISH);
  const at = `/api/tables/${body.id}`;
  for (const one of [host, other]) await one.ask('POST', `${at}/sit`, { entropy: 'x' });
  expect((await host.ask('POST', `${at}/begin`)).status).toBe(200);
  return String(body.id);
}

test('who never sat at a table is forgotten after a month, and is somebody new when they come', async () => {
  const [once, often, setting] = [await guestAt(doors), await guestAt(doors), await guestAt(doors)];
  await setting.ask('POST', '/api/tables', WISH);
  await pass(STRANGER_DAYS - 1);
  expect(await nameOf(once)).toBeDefined();
  expect((await often.ask('GET', '/api/me')).status).toBe(200);
  await pass(2);
  expect(await nameOf(once)).toBeUndefined();
  expect(await nameOf(often)).toBeDefined();
  expect(await nameOf(setting)).toBeDefined();
  expect((await once.ask('GET', '/api/me')).status).toBe(401);
  const again = await once.ask('POST', '/api/session', {});
  expect(again.status).toBe(200);
  expect(again.body.id).not.toBe(once.id);
  // What was looked at once is not looked at again; what has come since is.
  await pass(STRANGER_DAYS + 1);
  expect(await nameOf(often)).toBeUndefined();
});

test('a player is forgotten after more than a year, but not by those they played with', async () => {
  const [ada, zoe] = [await guestAt(doors), await guestAt(doors)];
  await ada.ask('PATCH', '/api/me', { name: 'Ada', face: 4 });
  await zoe.ask('PATCH', '/api/me', { name: 'Zoe', face: 5 });
  const [first, second] = [await playedTable(ada, zoe), await playedTable(zoe, ada)];
  const resign = async (table: string): Promise<void> => {
    const player = await doors.store.players.find(ada.id);
    if (player === null) throw new Error('nobody');
    await doors.house.follow(new Guest(doors, player), { t: 'resign', id: 'r', table });
  };
  await resign(first);
  await pass(GUEST_DAYS + 1);
  expect(await nameOf(ada)).toBe('Ada');
  expect(await nameOf(zoe)).toBe('Zoe');
  await resign(second);
  await zoe.ask('GET', '/api/me');
  await pass(1);
  expect(await nameOf(ada)).toBe('');
  expect(await nameOf(zoe)).toBe('Zoe');
  const { body } = await zoe.ask('GET', `/api/tables/${first}`);
  expect(body.seats.map(({ player }: { player: { name: string } }) => player.name)).toEqual(['', 'Zoe']);
  expect((await zoe.ask('GET', `/api/tables/${first}/match`)).status).toBe(200);
  // Nothing is left to erase of who is erased.
  await pass(1);
  expect(await nameOf(ada)).toBe('');
});

test('who still has a page open is not forgotten', async () => {
  const ada = await guestAt(doors);
  const player = await doors.store.players.find(ada.id);
  if (player === null) throw new Error('nobody');
  const page = new Guest(doors, player);
  await doors.news.arrive(page);
  await pass(GUEST_DAYS + 1);
  expect(await nameOf(ada)).toBeDefined();
  doors.news.leave(page);
  // All who were seen so long ago were looked at; a new start looks at them again.
  await lapsedIn(doors).sweep(today);
  expect(await nameOf(ada)).toBeUndefined();
});

test('a passkey keeps one for ever', async () => {
  const ada = await guestAt(doors);
  const device = new Authenticator();
  const { body: options } = await ada.ask('POST', '/api/me/passkeys/options', {});
  const question = { challenge: options.challenge, origin: ORIGIN, rpId: 'localhost' };
  expect((await ada.ask('POST', '/api/me/passkeys', device.create(question))).status).toBe(201);
  await pass(10 * GUEST_DAYS);
  expect(await nameOf(ada)).not.toBe('');
  expect((await ada.ask('GET', '/api/me')).body).toMatchObject({ id: ada.id });
});

test('more than are looked at together are all forgotten, at the start already', async () => {
  const { players } = doors.store;
  const ids = Array.from({ length: 450 }, (_, i) => `passer-by-${i}`);
  await Promise.all(
    ids.map(id => players.create({ id, name: id, face: 0, isProgram: false, createdAt: 1, seenAt: 1 })),
  );
  const fresh = lapsedIn(doors);
  fresh.start();
  await expect.poll(() => players.findAll(ids), { timeout: 10_000 }).toEqual([]);
  await fresh.close();
});
