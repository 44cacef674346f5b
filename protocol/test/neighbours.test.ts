import { afterEach, expect, test, vi } from 'vitest';
import { LIMITS } from '#server/ws/connection.ts';
import { Reading } from '#server/ws/reading.ts';
import { CLOSE } from '../version.ts';
import { Player, valueOf } from './player.ts';
import { RawSocket } from './raw-socket.ts';
import { openRealHouse, type RealHouse } from './real-house.ts';
import { setUpTable } from './set-up.ts';

const MANY = { ...LIMITS, burst: 1e6, perSecond: 1e6, pasts: 1e6 };

/** Whose line in a list is long. */
const PUBLIC = {
  game: 'matryoshka',
  config: {},
  visibility: 'public',
  clock: { kind: 'none' },
  seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }, { kind: 'person' }],
} as const;

/** A small share of which nothing comes back, however long a machine takes. */
function smallShare(): Reading {
  return new Reading(0.01, () => 0);
}

let house: RealHouse | null = null;
afterEach(async () => {
  await house?.close();
  house = null;
});

test('the lobby is read once for all who ask within a moment', async () => {
  house = await openRealHouse({ limits: MANY });
  const { id } = await setUpTable(house.base, { game: 'matryoshka', config: {}, seats: 2 });
  const guest = await Player.enter(house.base, 'Guest');
  const sockets = await Promise.all(Array.from({ length: 5 }, () => enter(guest)));
  const read = vi.spyOn(house.store.tables, 'listed');
  const asked = 200;
  for (const socket of sockets)
    for (let i = 0; i < asked / sockets.length; i++) socket.say({ t: 'lobby', on: true });
  for (const socket of sockets)
    for (let i = 0; i < asked / sockets.length; i++)
      expect((await socket.next('lobby')).tables).toMatchObject([{ id }]);
  // One more each second, should this take so long.
  expect(read.mock.calls.length).toBeLessThan(asked / 10);
  for (const socket of sockets) socket.close();
  guest.close();
});

test('whoever asked for more than their share is told so, plays on, and disturbs nobody', async () => {
  house = await openRealHouse({ limits: MANY, reading: smallShare() });
  const { base } = house;
  const { id, players, spectator, everybody } = await setUpTable(base, {
    game: 'mathisto',
    config: {},
    seats: 3,
  });
  const greedy = players.find(({ last }) => last?.turn !== null) as Player;
  const socket = await enter(greedy);
  socket.say({ t: 'watch', id: 'w', table: id });
  expect(await socket.answer('w')).toEqual({ t: 'done', id: 'w' });
  for (let i = 0; i < 500; i++) socket.say({ t: 'history', id: `h${i}`, table: id, before: 1 });
  const told = await countAnswers(socket, 500, 'history');
  expect(told.size).toBe(2);
  expect(told.get('history')).toBeGreaterThan(0);
  expect(told.get('too-many')).toBeGreaterThan(0);
  // Whichever socket it is.
  const second = await enter(greedy);
  second.say({ t: 'history', id: 'h', table: id, before: 1 });
  expect(await second.answer('h')).toEqual({ t: 'error', id: 'h', why: 'too-many' });
  // What happens at the table is no reading, and others have their own share.
  expect(await greedy.client.send({ t: 'offer-stop', table: id })).toEqual({ ok: true });
  expect(await spectator.client.history(id, 1)).toMatchObject({ frames: [{ by: null }] });
  socket.close();
  second.close();
  for (const one of everybody) one.close();
});

test('no list is sent to who does not read', async () => {
  const reading = new Reading(1000);
  const sent = vi.spyOn(reading, 'sent');
  house = await openRealHouse({ limits: MANY, reading });
  const hosts = await Promise.all(['One', 'Other'].map(name => Player.enter(openHouse().base, name)));
  for (const host of hosts) for (let i = 0; i < 50; i++) valueOf(await host.api.create(PUBLIC));
  const guest = await Player.enter(house.base, 'Guest');
  const socket = await enter(guest);
  socket.pause();
  const asked = 1000;
  for (let i = 0; i < asked; i++) socket.say({ t: 'lobby', on: true });
  await vi.waitFor(() => expect(sent.mock.calls.length).toBeGreaterThan(10));
  // Until nothing is sent to them any more.
  let count = -1;
  while (count !== sent.mock.calls.length) {
    count = sent.mock.calls.length;
    await new Promise(resolve => setTimeout(resolve, 300));
  }
  expect(count).toBeLessThan(asked);
  socket.resume();
  const told = await countAnswers(socket, asked, 'lobby');
  expect(told.get('lobby')).toBeGreaterThan(10);
  expect(told.get('too-many')).toBeGreaterThan(asked / 4);
  socket.close();
  for (const one of [...hosts, guest]) one.close();
});

test('long messages are not even read beyond a share of each address, short ones are', async () => {
  house = await openRealHouse({ limits: { ...MANY, malformed: 1000 }, reading: smallShare() });
  const { id: table, everybody } = await setUpTable(house.base, { game: 'matryoshka', config: {}, seats: 3 });
  const guest = await Player.enter(house.base, 'Guest');
  const socket = await enter(guest);
  const long = { t: 'play', id: 'p', table, step: 0, move: { kind: 'x'.repeat(10_000) } };
  for (let i = 0; i < 100; i++) socket.say(long);
  const told = await countAnswers(socket, 100, 'history');
  // Of 40 kB.
  expect(told.get('not-seated')).toBeGreaterThan(3);
  expect(told.get('too-many')).toBeGreaterThan(80);
  socket.say({ ...long, move: { kind: 'x' } });
  expect(await socket.answer('p')).toMatchObject({ why: 'not-seated' });
  socket.close();
  for (const one of [guest, ...everybody]) one.close();
});

test('whoever comes and goes a hundred times within a moment is news once or twice', async () => {
  house = await openRealHouse({ limits: MANY });
  const { id, spectator, everybody } = await setUpTable(house.base, {
    game: 'matryoshka',
    config: {},
    seats: 3,
  });
  const guests = await Promise.all(
    ['One', 'Other', 'Third'].map(name => Player.enter(openHouse().base, name)),
  );
  const sockets = await Promise.all(guests.map(enter));
  const start = performance.now();
  spectator.heard.length = 0;
  for (let i = 0; i < 100; i++)
    for (const [n, socket] of sockets.entries()) {
      socket.say({ t: 'watch', id: `w${n}-${i}`, table: id });
      socket.say({ t: 'unwatch', table: id });
    }
  for (const [n, socket] of sockets.entries()) await socket.answer(`w${n}-99`);
  await new Promise(resolve => setTimeout(resolve, 300));
  const infos = spectator.heard.filter(({ t }) => t === 'info').length;
  // Told as one within a tenth of a second, however many came.
  expect(infos).toBeLessThan(2 + (performance.now() - start) / 100);
  for (const socket of sockets) socket.close();
  for (const one of [...guests, ...everybody]) one.close();
});

test('whoever talks without end is heard five times, and the others hear no more', async () => {
  house = await openRealHouse({ limits: MANY });
  const { id, players, spectator, everybody } = await setUpTable(house.base, {
    game: 'matryoshka',
    config: {},
    seats: 3,
  });
  const socket = await enter(players[0] as Player);
  spectator.heard.length = 0;
  const start = performance.now();
  for (let i = 0; i < 200; i++)
    socket.say({ t: 'say', id: `s${i}`, table: id, say: { tag: 'text', text: 'a'.repeat(200) } });
  await socket.answer('s199');
  const heard = spectator.heard.filter(({ t }) => t === 'talk').length;
  expect(heard).toBeLessThan(7 + (performance.now() - start) / 2000);
  socket.close();
  for (const one of everybody) one.close();
});

test('whoever hands over and takes back without end is told so, and the log does not grow', async () => {
  house = await openRealHouse({ limits: MANY });
  const { id, players, everybody } = await setUpTable(house.base, {
    game: 'matryoshka',
    config: {},
    seats: 3,
  });
  const socket = await enter(players[0] as Player);
  const start = performance.now();
  const told = new Map<string, number>();
  for (let i = 0; i < 200; i++) {
    socket.say({ t: i % 2 === 0 ? 'hand-over' : 'take-back', id: `d${i}`, table: id });
    const answer = await socket.answer(`d${i}`);
    const what = answer.t === 'error' ? answer.why : answer.t;
    told.set(what, (told.get(what) ?? 0) + 1);
  }
  const more = (performance.now() - start) / 5000;
  expect(told.get('done')).toBeGreaterThanOrEqual(20);
  expect(told.get('too-many')).toBeGreaterThanOrEqual(179 - more);
  expect((await house.store.events.after(id, 0)).length).toBeLessThan(40 + 2 * more);
  socket.close();
  for (const one of everybody) one.close();
});

test('tables that are not there are looked for so often, and those that are in hand are always found', async () => {
  house = await openRealHouse({ limits: MANY, reading: smallShare() });
  const { id, everybody } = await setUpTable(house.base, { game: 'matryoshka', config: {}, seats: 3 });
  const guest = await Player.enter(house.base, 'Guest');
  const socket = await enter(guest);
  const read = vi.spyOn(house.store.tables, 'find');
  for (let i = 0; i < 100; i++) socket.say({ t: 'resign', id: `r${i}`, table: `nowhere-${i}` });
  const told = await countAnswers(socket, 100, 'history');
  // Of four, some of which it took to set the table up.
  expect(told.get('no-such-table') ?? 0).toBeLessThanOrEqual(4);
  expect(told.get('too-many')).toBeGreaterThanOrEqual(96);
  expect(read.mock.calls.length).toBeLessThanOrEqual(4);
  socket.say({ t: 'resign', id: 'r', table: id });
  expect(await socket.answer('r')).toMatchObject({ why: 'not-seated' });
  socket.close();
  for (const one of [guest, ...everybody]) one.close();
});

test('pings and pongs are messages too: whoever sends them without end is shown out', async () => {
  house = await openRealHouse({ limits: { ...LIMITS, perSecond: 0 } });
  const guest = await Player.enter(house.base, 'Guest');
  const socket = await enter(guest);
  const { ponged } = socket;
  socket.ping(new Uint8Array([1, 2, 3]));
  expect([...(await ponged)]).toEqual([1, 2, 3]);
  for (let i = 0; i < LIMITS.burst - 3; i++) socket.pong();
  socket.say({ t: 'lobby', on: true });
  await socket.next('lobby');
  for (let i = 0; i < LIMITS.malformed; i++) {
    if (i % 2 === 0) socket.ping();
    else socket.pong();
    expect((await socket.next('error')).why).toBe('too-many');
  }
  socket.ping();
  expect(await socket.closed).toBe(CLOSE.tooMany);
  guest.close();
});

test('a message may come in a few pieces, and not in thousands', async () => {
  house = await openRealHouse();
  const guest = await Player.enter(house.base, 'Guest');
  const socket = await enter(guest);
  const message = JSON.stringify({ t: 'lobby', on: true });
  socket.sayInPieces(message, 4);
  await socket.next('lobby');
  socket.sayInPieces(message, message.length);
  expect(await socket.closed).toBe(1008);
  guest.close();
});

function openHouse(): RealHouse {
  if (house === null) throw new Error('no house');
  return house;
}

function enter({ token }: Player): Promise<RawSocket> {
  return RawSocket.enter(openHouse().base, token);
}

/** So many answers, by kind. */
async function countAnswers(
  socket: RawSocket,
  count: number,
  kind: 'history' | 'lobby',
): Promise<ReadonlyMap<string, number>> {
  const told = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const answer = await socket.next(kind, 'error');
    const what = answer.t === 'error' ? answer.why : answer.t;
    told.set(what, (told.get(what) ?? 0) + 1);
  }
  return told;
}
