import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { AnyTrial } from '#contract/trial.ts';
import { seedFromText } from '#kernel/fair.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { LIMITS } from '#server/ws/connection.ts';
import { Client } from '../client.ts';
import { api } from '../http.ts';
import { CLOSE, MESSAGE_MAX, PROTOCOL } from '../version.ts';
import { chooser } from './choose.ts';
import { type Player, socketUrl, valueOf } from './player.ts';
import { RawSocket } from './raw-socket.ts';
import { openRealHouse, type RealHouse } from './real-house.ts';
import { setUpTable, type Table } from './set-up.ts';

let house: RealHouse;
let trial: AnyTrial;
let table: Table;
beforeAll(async () => {
  house = await openRealHouse({ limits: LIMITS });
  trial = (await findTrials())[0]?.trials.find(({ seats }) => seats === 2) as AnyTrial;
  const { game, config, seats } = trial;
  table = await setUpTable(house.base, { game: game.id, config, seats });
});
afterAll(async () => {
  for (const one of table.everybody) one.close();
  await house.close();
});

/** Whoever is asked, what they would play, and the step. */
function turn(): { player: Player; step: number; move: Readonly<Record<string, unknown>> } {
  const player = table.players.find(({ isAsked }) => isAsked);
  if (player?.last === undefined) throw new Error('nobody is asked');
  const { step, view } = player.last;
  return { player, step, move: chooser(trial, rngFor(seedFromText('commands'), step))(view) };
}

async function allSee(step: number): Promise<void> {
  await Promise.all(table.players.map(one => one.until(() => one.last?.step === step)));
}

test('a repeat is answered, and done once, over another socket too', async () => {
  const { player, step, move } = turn();
  const play = { t: 'play', id: 'once', table: table.id, step, move };
  const first = await RawSocket.enter(house.base, player.token);
  first.say({ t: 'watch', id: 'w', table: table.id });
  await first.answer('w');
  first.say(play);
  expect(await first.answer('once')).toMatchObject({ t: 'frames', answers: 'once' });
  first.say(play);
  expect(await first.answer('once')).toEqual({ t: 'done', id: 'once' });
  first.close();
  const second = await RawSocket.enter(house.base, player.token);
  second.say(play);
  expect(await second.answer('once')).toEqual({ t: 'done', id: 'once' });
  second.close();
  await player.until(() => player.last?.step === step + 1);
  const { step: now } = valueOf(await player.api.info(table.id));
  expect(now).toBe(step + 1);
});

test('a program that starts again and repeats its move under the same id has made it once', async () => {
  const { player, step, move } = turn();
  const id = `step-${step}`;
  const ask = (client: Client) => client.play(table.id, step, move, id);
  const again = new Client({ url: socketUrl(house.base), token: player.token });
  const both = await Promise.all([ask(again), ask(again)]);
  expect(both).toEqual([{ ok: true }, { ok: true }]);
  again.close();
  expect(await ask(player.client)).toEqual({ ok: true });
  expect(player.heard).toContainEqual({ t: 'done', id });
  expect(await player.client.play(table.id, step, move)).toMatchObject({ rule: 'table.stale' });
  expect(valueOf(await player.api.info(table.id)).step).toBe(step + 1);
  await allSee(step + 1);
  // Under the same id, another's move is no repeat.
  const next = turn();
  expect(next.player).not.toBe(player);
  expect(await next.player.client.play(table.id, next.step, next.move, id)).toEqual({ ok: true });
  await allSee(step + 2);
});

test('under an id that waits for an answer nothing else is asked', async () => {
  const { player, step, move } = turn();
  const played = player.client.play(table.id, step, move, 'twice');
  const other = player.client.play('another-table', step, move, 'twice');
  expect(await other).toEqual({ ok: false, why: 'malformed' });
  expect(await played).toEqual({ ok: true });
  await allSee(step + 1);
});

test.each(['', 'a b', 'é', 'x'.repeat(41)])('the id %j is none', async id => {
  const { player, step, move } = turn();
  expect(await player.client.play(table.id, step, move, id)).toEqual({ ok: false, why: 'malformed' });
  expect(valueOf(await player.api.info(table.id)).step).toBe(step);
});

test('somebody who plays without watching is answered all the same', async () => {
  const { player, step, move } = turn();
  const socket = await RawSocket.enter(house.base, player.token);
  socket.say({ t: 'play', id: 'blind', table: table.id, step, move });
  expect(await socket.answer('blind')).toEqual({ t: 'done', id: 'blind' });
  socket.close();
  await player.until(() => player.last?.step === step + 1);
});

test('a stale move, one out of turn and one that is none are refused with a reason', async () => {
  const { player, step, move } = turn();
  const other = table.players.find(one => one !== player) as Player;
  await other.until(() => other.last?.step === step);
  const stale = { ok: false, rule: 'table.stale', facts: { step }, step };
  expect(await player.client.play(table.id, step - 1, move)).toEqual(stale);
  expect(await player.client.play(table.id, step + 1, move)).toEqual(stale);
  expect(await other.client.play(table.id, step, move)).toMatchObject({ rule: 'table.not-your-turn' });
  expect(await player.client.play(table.id, step, { kind: '?' })).toMatchObject({ rule: 'table.malformed' });
  expect(player.last?.step).toBe(step);
});

test('who is not at a table is told so', async () => {
  const { step, move } = turn();
  const { spectator } = table;
  expect(await spectator.client.play(table.id, step, move)).toEqual({ ok: false, why: 'not-seated' });
  expect(await spectator.client.send({ t: 'resign', table: table.id })).toEqual({
    ok: false,
    why: 'not-seated',
  });
  expect(await spectator.client.play('nowhere', 0, move)).toEqual({ ok: false, why: 'no-such-table' });
  expect(await spectator.client.history('nowhere', 9)).toBeNull();
  const trouble = new Promise(resolve => {
    spectator.client.watch('nowhere', () => undefined, resolve);
  });
  expect(await trouble).toBe('no-such-table');
});

function saidTo({ heard }: Player) {
  return heard.flatMap(message => (message.t === 'talk' ? message.said : []));
}

test('what is said is heard by all, and what may not be said is not', async () => {
  const [zoe, max] = table.players as [Player, Player];
  const { client } = zoe;
  const text = '<b>Bonjour</b> 👋';
  expect(await client.send({ t: 'say', table: table.id, say: { tag: 'text', text } })).toEqual({ ok: true });
  const said = { seat: 0, say: { tag: 'text', text }, player: { id: zoe.id, name: 'Player 0' } };
  for (const one of table.everybody) {
    await one.until(() => saidTo(one).length > 0);
    expect(saidTo(one)).toMatchObject([said]);
  }
  const emote = { t: 'say', table: table.id, say: { tag: 'emote', emote: 'hello' } } as const;
  expect(await table.spectator.client.send(emote)).toEqual({ ok: false, why: 'not-seated' });
  valueOf(await zoe.api.setChat(table.id, false));
  const words = { t: 'say', table: table.id, say: { tag: 'text', text } } as const;
  expect(await max.client.send(words)).toEqual({ ok: false, why: 'chat-off' });
  expect(await max.client.send(emote)).toEqual({ ok: true });
  const quickly = await Promise.all(Array.from({ length: 9 }, () => max.client.send(emote)));
  expect(quickly).toContainEqual({ ok: false, why: 'too-many' });
});

test('what is no move is answered once, with done, also to whoever watches', async () => {
  const [zoe] = table.players as [Player];
  const socket = await RawSocket.enter(house.base, zoe.token);
  socket.say({ t: 'watch', id: 'w', table: table.id });
  await socket.answer('w');
  for (const t of ['hand-over', 'take-back']) {
    socket.say({ t, id: t, table: table.id });
    expect(await socket.answer(t)).toEqual({ t: 'done', id: t });
  }
  socket.close();
});

test('handed over and taken back; a stop proposed and declined', async () => {
  const [zoe, max] = table.players as [Player, Player];
  const ask = (player: Player, t: 'hand-over' | 'take-back' | 'offer-stop') =>
    player.client.send({ t, table: table.id });
  expect(await ask(zoe, 'take-back')).toEqual({ ok: false, why: 'not-now' });
  expect(await ask(zoe, 'hand-over')).toEqual({ ok: true });
  await max.until(() => max.info?.seats[0]?.kind === 'person' && max.info.seats[0].handedOver === 'owner');
  expect(await ask(zoe, 'take-back')).toEqual({ ok: true });
  expect(await ask(zoe, 'offer-stop')).toEqual({ ok: true });
  await max.until(() => max.info?.stop?.by === 0);
  expect(await max.client.send({ t: 'answer-stop', table: table.id, agrees: false })).toEqual({ ok: true });
  await zoe.until(() => zoe.info?.stop === null);
  expect(zoe.info?.status).toBe('playing');
});

test('what is no message is told so a few times, then the socket is closed', async () => {
  const socket = await RawSocket.enter(house.base, table.spectator.token);
  const junk = ['', '{', '[]', 'null', '{"t":"nothing"}', '{"t":"watch"}', '{"t":"lobby","on":1,"more":2}'];
  for (const one of junk) {
    socket.say(one);
    expect(await socket.next('error')).toMatchObject({ t: 'error', why: 'malformed' });
  }
  socket.sayBytes(new Uint8Array([1, 2, 3]));
  expect(await socket.next('error')).toMatchObject({ why: 'malformed' });
  for (let i = 0; i < 10; i++) socket.say('{');
  expect(await socket.closed).toBe(CLOSE.malformed);
});

test('a message too long is told so; one far too long ends the socket; nobody else is disturbed', async () => {
  const socket = await RawSocket.enter(house.base, table.spectator.token);
  const play = { t: 'play', id: 'long', table: table.id, step: 0 };
  const long = (bytes: number) => ({ ...play, move: { kind: 'x'.repeat(bytes) } });
  socket.say(long(MESSAGE_MAX));
  expect(await socket.next('error')).toMatchObject({ why: 'too-long' });
  socket.say(long(MESSAGE_MAX * 4));
  // 1009: too big, by the WebSocket standard itself.
  expect(await socket.closed).toBe(1009);
  expect(valueOf(await table.spectator.api.info(table.id)).status).toBe('playing');
});

test('too many messages at once: told so, then closed', async () => {
  const socket = await RawSocket.enter(house.base, table.spectator.token);
  for (let i = 0; i < 200; i++) socket.say({ t: 'unwatch', table: 'nowhere' });
  await socket.next('error');
  expect(await socket.closed).toBe(CLOSE.tooMany);
});

test.each([
  ['another protocol', { t: 'hello', protocol: PROTOCOL + 1 }, CLOSE.protocol],
  ['nobody', { t: 'hello', protocol: PROTOCOL }, CLOSE.session],
  ['a made-up token', { t: 'hello', protocol: PROTOCOL, token: 'x'.repeat(43) }, CLOSE.session],
  ['no greeting', { t: 'lobby', on: true }, CLOSE.session],
])('%s is shown out', async (_, first, code) => {
  const socket = await RawSocket.open(house.base);
  socket.say(first);
  expect(await socket.closed).toBe(code);
});

test('a page of another site is not let in, nor is another path', async () => {
  await expect(RawSocket.open(house.base, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  const lost = new WebSocket(`${socketUrl(house.base)}/more`);
  const error = await new Promise<Error>(resolve => lost.once('error', resolve));
  expect(error.message).toContain('404');
});

test('one player on two devices stays in step', async () => {
  const { player, step, move } = turn();
  const other = await RawSocket.enter(house.base, player.token);
  other.say({ t: 'watch', id: 'w', table: table.id });
  await other.answer('w');
  expect(await player.client.play(table.id, step, move)).toEqual({ ok: true });
  const { frames, viewer } = await other.next('frames');
  expect(viewer).toBe(player.viewer);
  expect(frames.at(-1)?.envelope).toEqual(player.last);
  other.close();
});

test('before the end there is no match file, and no socket says a word of the seed', async () => {
  const got = await api(house.base).match(table.id);
  expect(got).toEqual({ ok: false, why: 'not-finished', status: 409 });
  const told = JSON.stringify(table.everybody.map(({ heard }) => heard));
  for (const secret of ['hostBits', 'seed', 'print', 'entropy', ...table.everybody.map(({ token }) => token)])
    expect(told).not.toContain(secret);
});

test('one resigns: the match is over for all', async () => {
  const [zoe, max] = table.players as [Player, Player];
  expect(await zoe.client.send({ t: 'resign', table: table.id })).toEqual({ ok: true });
  for (const one of table.everybody) await one.until(() => one.info?.status === 'over');
  expect(max.info?.outcome?.ranks).toEqual([2, 1]);
  const { step } = max.last ?? { step: 0 };
  expect(await max.client.play(table.id, step, { kind: 'pass' })).toEqual({ ok: false, why: 'not-playing' });
  expect((await api(house.base).match(table.id)).ok).toBe(true);
});

test('who comes and leaves in one breath is gone', async () => {
  const { spectator, id } = table;
  const { token } = valueOf(await api(house.base).program('Passer-by'));
  const guest = await RawSocket.enter(house.base, token);
  guest.say({ t: 'watch', id: 'w', table: id });
  guest.say({ t: 'unwatch', table: id });
  expect(await guest.answer('w')).toEqual({ t: 'done', id: 'w' });
  guest.say({ t: 'watch', id: 'next', table: 'nowhere' });
  await guest.answer('next');
  const { spectators } = valueOf(await spectator.api.info(id));
  expect(spectators).toBe(1);
  guest.close();
});
