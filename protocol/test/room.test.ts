import { afterAll, beforeAll, expect, test } from 'vitest';
import { game as mathable } from '#games/mathable/rules/index.ts';
import { api } from '../http.ts';
import { Player, valueOf } from './player.ts';
import { openRealHouse, type RealHouse } from './real-house.ts';
import { playInRoom, type SetUpRoom, setUpRoom } from './set-up-room.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await openRealHouse();
});
afterAll(() => house.close());

const BOX = { game: 'mathable', config: {}, seats: 3 };

test('people come by the code, a box is played to its end, and again without joining anew', async () => {
  const room = await setUpRoom(house.base, 2);
  const { id, code, screen, people } = room;
  const [ann, ben] = people as [Player, Player];
  expect(valueOf(await ann.api.roomCalled(code.toUpperCase()))).toEqual({ id });
  expect(screen.room).toMatchObject({ code, lead: ann.id, you: { as: 'screen', isKeeper: true } });
  expect(ben.room).toMatchObject({ isOpen: true, you: { as: 'person', isKeeper: false } });
  const first = await playInRoom(room, BOX);
  expect(ann.info).toMatchObject({ host: ann.id, visibility: 'link', clock: { kind: 'none' }, chat: false });
  expect(ann.info?.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
  expect([ann.viewer, ben.viewer, screen.viewer]).toEqual([0, 1, 'spectator']);
  expect(await screen.api.beginInRoom(id)).toMatchObject({ why: 'not-finished' });
  await playOut(people, first);
  await screen.until(() => screen.info?.status === 'over');
  const second = await playInRoom(room, BOX);
  expect(second).not.toBe(first);
  // Everybody moved on by one.
  await ann.until(() => ann.info?.id === second && ann.viewer === 2);
  expect(screen.room).toMatchObject({ table: second, played: 2 });
  close(room);
});

test('a match begins after a moment without the phones that sleep, and at once when a keeper says so again', async () => {
  const room = await setUpRoom(house.base, 2);
  const { id, screen, people } = room;
  const [ann] = people as [Player, Player];
  valueOf(await ann.api.setBox(id, { ...BOX, level: 1 }));
  const { id: table } = valueOf(await ann.api.beginInRoom(id));
  valueOf(await ann.api.sitInRoom(id, 'mine'));
  screen.watch(table);
  await screen.until(() => screen.info?.status === 'open');
  expect(valueOf(await screen.api.beginInRoom(id))).toEqual({ id: table });
  await screen.until(() => screen.info?.status === 'playing');
  close(room);
  const later = await setUpRoom(house.base, 2);
  valueOf(await later.screen.api.setBox(later.id, { ...BOX, level: 1 }));
  later.screen.watch(valueOf(await later.screen.api.beginInRoom(later.id)).id);
  await later.screen.until(() => later.screen.info?.status === 'playing');
  close(later);
});

test('another phone takes a seat over in mid-game: it is shown the hand, and the old one no more', async () => {
  const room = await setUpRoom(house.base, 2);
  const { id, screen, people } = room;
  const [ann, ben] = people as [Player, Player];
  const table = await playInRoom(room, { ...BOX, seats: 2 });
  const phone = await Player.enter(house.base, 'Ann’s other phone');
  phone.client.watchRoom(id);
  phone.watch(table);
  await phone.until(() => phone.viewer === 'spectator' && phone.room !== null);
  const secret = rackOf(ann);
  expect(rackOf(phone)).not.toEqual(secret);

  valueOf(await phone.api.claim(id, { of: ann.id }));
  await screen.until(() => screen.room?.claims.length === 1);
  const [claim] = screen.room?.claims ?? [];
  expect(claim).toMatchObject({ by: { id: phone.id }, of: ann.id });
  for (const one of [phone, ben])
    expect(await one.api.answerClaim(id, claim?.id ?? '', true)).toMatchObject({ why: 'not-keeper' });
  valueOf(await screen.api.answerClaim(id, claim?.id ?? '', true));
  await phone.until(() => phone.viewer === 0 && phone.room?.you.as === 'person');
  expect(rackOf(phone)).toEqual(secret);
  await ann.until(() => ann.viewer === 'spectator' && ann.room?.you.as === 'onlooker');
  expect(phone.room).toMatchObject({ lead: phone.id, claims: [] });
  // Whoever asks first plays: it is that phone, and no longer the old one.
  const step = ann.last?.step ?? 0;
  expect(await ann.client.play(table, step, { kind: 'end' })).toEqual({ ok: false, why: 'not-seated' });

  // With a pass nobody is asked; it is good once.
  const { pass } = valueOf(await ben.api.pass(id));
  const other = await Player.enter(house.base, 'Ben’s other phone');
  expect(await other.api.claim(id, { of: phone.id, pass })).toMatchObject({ why: 'no-such-claim' });
  valueOf(await other.api.claim(id, { of: ben.id, pass }));
  await ben.until(() => ben.viewer === 'spectator');
  const thief = await Player.enter(house.base, 'Somebody');
  expect(await thief.api.claim(id, { of: other.id, pass })).toMatchObject({ why: 'no-such-claim' });
  await playOut([phone, await watching(other, table)], table);
  for (const one of [phone, other, thief]) one.close();
  close(room);
});

test('somebody without a phone plays with a session that the screen keeps, and the screen stays a spectator', async () => {
  const room = await setUpRoom(house.base, 1);
  const { id, screen, people } = room;
  const made = valueOf(await screen.api.addPerson(id, { name: 'Mamie', face: 4 }));
  const gran = new Player(house.base, { player: { id: made.player }, token: made.token });
  await screen.until(() => screen.room?.people.length === 2);
  expect(screen.room?.people[1]).toMatchObject({
    by: 'screen',
    isHere: true,
    player: { name: 'Mamie', face: 4 },
  });
  const table = await playInRoom({ ...room, people: [...people, gran] }, { ...BOX, seats: 2 });
  expect([gran.viewer, screen.viewer]).toEqual([1, 'spectator']);
  expect(await screen.client.play(table, 0, { kind: 'end' })).toEqual({ ok: false, why: 'not-seated' });
  expect(await screen.api.sit(table, { entropy: 'x' })).toMatchObject({ why: 'not-open' });
  gran.close();
  close(room);
});

test('whoever is shown out loses the seat, a bot plays on, and what they see is the public view', async () => {
  const room = await setUpRoom(house.base, 3);
  const { id, screen, people } = room;
  const [ann, ben, thief] = people as [Player, Player, Player];
  const table = await playInRoom(room, BOX);
  valueOf(await screen.api.showOut(id, thief.id));
  await thief.until(() => thief.viewer === 'spectator');
  expect(await thief.api.joinRoom(id)).toMatchObject({ why: 'shown-out' });
  expect(await thief.client.send({ t: 'take-back', table })).toEqual({ ok: false, why: 'not-seated' });
  await ann.until(() => {
    const seat = ann.info?.seats[2];
    return seat?.kind === 'person' && seat.handedOver === 'others' && seat.player.id !== thief.id;
  });
  // Leaving by oneself lends the seat, which is taken back by playing.
  valueOf(await ben.api.leaveRoom(id));
  await ann.until(() => {
    const seat = ann.info?.seats[1];
    return seat?.kind === 'person' && seat.handedOver === 'owner';
  });
  expect(await ben.client.send({ t: 'take-back', table })).toEqual({ ok: true });
  close(room);
});

test('what is tried in Mathable is shown to those who look on, and an exchange to nobody', async () => {
  const room = await setUpRoom(house.base, 2);
  const { screen, people } = room;
  const table = await playInRoom(room, { ...BOX, seats: 2 });
  const player = people.find(one => one.isAsked) as Player;
  const other = people.find(one => one !== player) as Player;
  const view = player.last?.view as Parameters<typeof mathable.moves>[0];
  const moves = [...mathable.moves(view)];
  const place = moves.find(({ kind }) => kind === 'place');
  const exchange = moves.find(({ kind }) => kind === 'exchange');
  if (place === undefined || exchange === undefined) throw new Error('nothing to try');
  const step = player.last?.step ?? 0;
  const tried = (): unknown[] => screen.heard.flatMap(one => (one.t === 'trying' ? [one.move] : []));
  player.client.try(table, step, exchange);
  player.client.try(table, step + 1, place);
  player.client.try(table, step, { ...place, cell: 99_999 });
  other.client.try(table, step, place);
  player.client.try(table, step, { ...place, more: 'than there is' });
  player.client.try(table, step, place);
  player.client.try(table, step, null);
  await screen.until(() => tried().at(-1) === null);
  expect(tried().slice(0, -1)).toContainEqual(place);
  for (const one of tried().slice(0, -1)) expect(one).toEqual(place);
  expect(other.heard.some(({ t }) => t === 'trying')).toBe(false);
  // Ten a second, and what is more is dropped.
  const before = tried().length;
  for (let i = 0; i < 100; i++) player.client.try(table, step, place);
  // The next answer comes after all of them.
  await player.client.play(table, step, { kind: 'nonsense' });
  await screen.client.history(table, 0);
  expect(tried().length - before).toBeLessThanOrEqual(11);
  close(room);
});

test('a second screen only shows until it is let; a room that is not there is said to be closed', async () => {
  const room = await setUpRoom(house.base, 1);
  const { id, screen } = room;
  const made = valueOf(await api(house.base).addScreen(id));
  const kitchen = new Player(house.base, { player: { id: made.player }, token: made.token });
  kitchen.client.watchRoom(id);
  await kitchen.until(() => kitchen.room !== null);
  expect(kitchen.room?.you).toEqual({ as: 'screen', isKeeper: false });
  expect(await kitchen.api.setDoor(id, false)).toMatchObject({ why: 'not-keeper' });
  expect(await kitchen.api.joinRoom(id)).toMatchObject({ why: 'is-screen' });
  valueOf(await screen.api.letScreen(id, made.player, true));
  await kitchen.until(() => kitchen.room?.you.isKeeper === true);
  valueOf(await kitchen.api.setDoor(id, false));
  const late = await Player.enter(house.base, 'Late');
  expect(await late.api.joinRoom(id)).toMatchObject({ why: 'room-closed' });
  const why = new Promise(resolve => late.client.watchRoom('A'.repeat(22), resolve));
  expect(await why).toBe('no-such-room');
  for (const one of [late, kitchen]) one.close();
  close(room);
});

async function watching(player: Player, table: string): Promise<Player> {
  player.watch(table);
  await player.until(() => player.last !== undefined);
  return player;
}

/** Everybody does what an absent player would. */
async function playOut(people: readonly Player[], table: string): Promise<void> {
  await Promise.all(
    people.map(async player => {
      for (let played = -1; ; ) {
        await player.until(
          () => player.last?.outcome !== null || (player.isAsked && (player.last?.step ?? 0) > played),
        );
        const { last } = player;
        if (last === undefined || last.outcome !== null) return;
        played = last.step;
        await player.client.play(table, played, mathable.fallback(last.view as never));
      }
    }),
  );
}

/** What only this seat sees. */
function rackOf({ last }: Player): unknown {
  return (last?.view as { readonly rack: unknown } | undefined)?.rack;
}

function close({ screen, people }: SetUpRoom): void {
  for (const one of [screen, ...people]) one.close();
}
