import { expect, test } from 'vitest';
import type { RoomInfo } from '#protocol/room-info.ts';
import { Guest, newPlayer, type Opened } from '../../tables/test/guests.ts';
import { severalHouses } from '../../tables/test/several-houses.ts';

const here = severalHouses();

test('a room is one at all processes: who joins, who is here, what is played, and who takes a seat over', async () => {
  const { first, second, ann, ben } = here;
  const tv = await newPlayer(first.store, 'tv');
  const opened = await first.rooms.open(tv);
  if (!opened.ok) throw new Error(opened.why);
  const { id, code } = opened;
  expect(await second.store.rooms.called(code)).toBe(id);
  const screen = new Guest(first, tv);
  await watchRoom(first, screen, id);
  const phones = [new Guest(second, ann), new Guest(second, ben)];
  for (const phone of phones) {
    expect(await second.rooms.join(id, phone.player)).toEqual({ ok: true });
    await watchRoom(second, phone, id);
  }
  await screen.until(
    () => roomOf(screen)?.people.length === 2 && roomOf(screen)?.people.every(one => one.isHere),
  );
  const box = { game: 'mathable', config: {}, seats: 2, level: 1 } as const;
  expect(await second.rooms.setBox(id, ann, box)).toEqual({ ok: true });
  await screen.until(() => roomOf(screen)?.box !== null);

  // Two keepers begin at once, each at a process of their own: there is one table.
  const begun = await Promise.all([first.rooms.begin(id, tv), second.rooms.begin(id, ann)]);
  const made = begun.flatMap(one => (one.ok ? [one.id] : []));
  const { table } = (await first.store.rooms.find(id)) ?? {};
  expect(new Set(made)).toEqual(new Set([table]));
  if (table === undefined || table === null) throw new Error('nothing was set up');
  for (const one of [screen, ...phones]) await one.watch(table);
  for (const { player } of phones)
    expect((await second.rooms.sit(id, player, `entropy of ${player.id}`)).ok).toBe(true);
  for (const one of [screen, ...phones]) await one.until(() => one.envelope(table));
  expect(screen.envelope(table)?.viewer).toBe('spectator');

  // Another phone at the first process takes a seat over that is watched at the second.
  const cleo = await newPlayer(first.store, 'Cleo');
  const other = new Guest(first, cleo);
  await other.watch(table);
  const given = await second.rooms.pass(id, ben);
  if (!given.ok) throw new Error(given.why);
  expect(await first.rooms.claim(id, cleo, { of: ben.id, pass: given.pass })).toEqual({ ok: true });
  await other.until(() => other.envelope(table)?.viewer === 1);
  await phones[1]?.until(() => phones[1]?.envelope(table)?.viewer === 'spectator');
  await screen.until(() => roomOf(screen)?.people.some(({ player }) => player.id === cleo.id));
  expect(screen.told.every(one => one.t !== 'frames' || one.viewer === 'spectator')).toBe(true);

  second.rooms.goAway(phones[0] as Guest);
  await screen.until(() => roomOf(screen)?.people[0]?.isHere === false);
});

test('a room where nobody is closes after a day at all processes, and one where somebody is does not', async () => {
  const { first, second, ann } = here;
  const opened = await first.rooms.open(ann);
  if (!opened.ok) throw new Error(opened.why);
  const page = new Guest(second, ann);
  await watchRoom(second, page, opened.id);
  const room = await first.store.rooms.find(opened.id);
  if (room === null) throw new Error('it is gone');
  const old = { ...room, usedAt: 1, revision: room.revision + 1 };
  expect(await first.store.rooms.save(old)).toBe('done');
  await second.rooms.sweep();
  await first.rooms.sweep();
  expect(await first.store.rooms.find(opened.id)).not.toBeNull();
  expect(await first.store.rooms.save({ ...old, revision: old.revision + 1 })).toBe('done');
  // The process where it is open does not look meanwhile: it hears that the room is gone.
  await first.rooms.sweep();
  await page.until(() => page.of('error').some(({ why }) => why === 'no-such-room'));
});

async function watchRoom({ rooms }: Pick<Opened, 'rooms'>, guest: Guest, room: string): Promise<void> {
  await rooms.follow(guest, { t: 'room', id: 'w', room });
}

function roomOf(guest: Guest): RoomInfo | undefined {
  return guest.of('room').at(-1)?.info;
}
