import { afterEach, expect, test, vi } from 'vitest';
import { Client } from '../client.ts';
import type { Edit } from '../edits.ts';
import type { FromServer } from '../from-server.ts';
import type { Heard } from '../last-frames.ts';
import type { LineOptions, LineState } from '../line.ts';
import { CLOSE, MESSAGE_MAX, PROTOCOL } from '../version.ts';
import { ScriptedHouse, WELCOME } from './scripted-house.ts';

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const one of opened.splice(0).reverse()) await one.close();
});

async function openHouse(port?: number): Promise<ScriptedHouse> {
  const house = await ScriptedHouse.open(port);
  opened.push(house);
  return house;
}

/** Comes back as early as it may. */
function clientOf(url: string, options: Partial<LineOptions> = {}): Client {
  const client = new Client({ url, random: () => 1, ...options });
  opened.push(client);
  return client;
}

function reaches(client: Client, state: LineState): Promise<void> {
  if (client.state === state) return Promise.resolve();
  return new Promise(resolve => {
    const stop = client.onState(now => {
      if (now !== state) return;
      stop();
      resolve();
    });
  });
}

test('says which protocol it speaks, and who it is, and is open once welcomed', async () => {
  const house = await openHouse();
  const client = clientOf(house.url, { token: 'secret' });
  const caller = await house.caller();
  expect(await caller.next('hello')).toEqual({
    t: 'hello',
    protocol: PROTOCOL,
    changes: true,
    token: 'secret',
  });
  expect(client.state).toBe('connecting');
  const heard = new Promise<FromServer>(resolve => client.on(resolve));
  caller.say(WELCOME);
  await reaches(client, 'open');
  expect(await heard).toEqual(WELCOME);
});

test('a page without a token names none', async () => {
  const house = await openHouse();
  clientOf(house.url);
  expect(await (await house.caller()).next('hello')).toEqual({
    t: 'hello',
    protocol: PROTOCOL,
    changes: true,
  });
});

test('every kind of answer finds its question, in any order', async () => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const caller = await house.welcomed();
  await reaches(client, 'open');

  const [played, refused, late, resigned, looked] = [
    client.play('t', 3, { kind: 'pass' }),
    client.play('t', 3, { kind: 'place', cell: 7 }),
    client.send({ t: 'say', table: 't', say: { tag: 'emote', emote: 'hello' } }),
    client.send({ t: 'resign', table: 't' }),
    client.history('t', 9),
  ];
  const play = await caller.next('play');
  expect(play).toMatchObject({ table: 't', step: 3, move: { kind: 'pass' } });
  const bad = await caller.next('play');
  const say = await caller.next('say');
  const resign = await caller.next('resign');
  const { id } = await caller.next('history');
  expect(new Set([play.id, bad.id, say.id, resign.id, id]).size).toBe(5);

  const frame = { envelope: { step: 8 }, by: 0 };
  caller.say({ t: 'history', id, table: 't', frames: [frame], more: true });
  caller.say({ t: 'done', id: resign.id });
  caller.say({ t: 'error', id: say.id, why: 'chat-off' });
  caller.say({ t: 'refused', id: bad.id, rule: 'MB-6', facts: { sum: 7 }, step: 4 });
  caller.say({ t: 'frames', table: 't', viewer: 0, frames: [frame], n: 1, answers: play.id });
  expect(await played).toEqual({ ok: true });
  expect(await refused).toEqual({ ok: false, rule: 'MB-6', facts: { sum: 7 }, step: 4 });
  expect(await late).toEqual({ ok: false, why: 'chat-off' });
  expect(await resigned).toEqual({ ok: true });
  expect(await looked).toEqual({ frames: [frame], more: true });
});

test('the frame that a move brought about is heard before the answer', async () => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const caller = await house.welcomed();
  const order: string[] = [];
  client.on(({ t }) => order.push(t));
  await reaches(client, 'open');
  const played = client.play('t', 0, { kind: 'pass' }).then(() => order.push('answer'));
  const { id } = await caller.next('play');
  caller.say({ t: 'frames', table: 't', viewer: 0, frames: [], n: 1, answers: id });
  await played;
  expect(order).toEqual(['welcome', 'frames', 'answer']);
});

test('a change is heard as the frame that it leads to, and answers the move', async () => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const caller = await house.welcomed();
  await reaches(client, 'open');
  const heard: Heard[] = [];
  client.on(message => heard.push(message));
  const envelope = { step: 3, view: { cells: [0, 0, 0] } };
  caller.say({ t: 'frames', table: 't', viewer: 1, frames: [{ envelope, by: 0 }], n: 7 });
  const played = client.play('t', 3, { kind: 'claim' });
  const { id: answers } = await caller.next('play');
  const edits: Edit[] = [
    [['step'], 4],
    [['view', 'cells', 1], 2],
  ];
  caller.say({ t: 'change', table: 't', from: 7, n: 8, edits, by: 1, answers });
  expect(await played).toEqual({ ok: true });
  const after = { step: 4, view: { cells: [0, 2, 0] } };
  expect(heard.at(-1)).toEqual({
    t: 'frames',
    table: 't',
    viewer: 1,
    frames: [{ envelope: after, by: 1 }],
    n: 8,
    answers,
  });
});

test('a change to a frame that never came makes the client watch the table anew', async () => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const caller = await house.welcomed();
  await reaches(client, 'open');
  const heard: Heard[] = [];
  client.on(message => heard.push(message));
  client.watch('t', () => 3);
  const { id } = await caller.next('watch');
  caller.say({ t: 'frames', table: 't', viewer: 1, frames: [{ envelope: { step: 3 }, by: 0 }], n: 7 });
  caller.say({ t: 'change', table: 't', from: 8, n: 9, edits: [[['step'], 5]], by: 1 });
  expect(await caller.next('watch')).toEqual({ t: 'watch', id, table: 't', since: 3 });
  expect(heard.map(({ t }) => t)).toEqual(['frames']);
});

test('a history of nothing, and a message too long, are answered', async () => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const caller = await house.welcomed();
  await reaches(client, 'open');
  const looked = client.history('gone', 9);
  caller.say({ t: 'error', id: (await caller.next('history')).id, why: 'no-such-table' });
  expect(await looked).toBeNull();
  const long = { kind: 'say', text: 'é'.repeat(MESSAGE_MAX / 2) };
  expect(await client.play('t', 0, long)).toEqual({ ok: false, why: 'too-long' });
  expect(caller.isSilent).toBe(true);
});

test('after a loss it watches again from what it has, and asks again under the same id', async () => {
  const house = await openHouse();
  const client = clientOf(house.url);
  let known: number | undefined;
  client.watch('t', () => known);
  const left = client.watch('u', () => 1);
  client.lobby(true);
  const first = await house.welcomed();
  expect(await first.next('lobby')).toEqual({ t: 'lobby', on: true });
  expect(await first.next('watch')).toEqual({ t: 'watch', id: expect.any(String), table: 't' });
  await first.next('watch');
  left();
  expect(await first.next('unwatch')).toEqual({ t: 'unwatch', table: 'u' });
  const played = client.play('t', 5, { kind: 'pass' });
  const { id } = await first.next('play');

  known = 5;
  first.socket.terminate();
  await reaches(client, 'away');
  const meanwhile = client.send({ t: 'hand-over', table: 't' });
  const second = await house.welcomed();
  await second.next('lobby');
  expect(await second.next('watch')).toMatchObject({ table: 't', since: 5 });
  expect(await second.next('play')).toMatchObject({ id, step: 5 });
  second.say({ t: 'done', id });
  second.say({ t: 'done', id: (await second.next('hand-over')).id });
  expect([await played, await meanwhile]).toEqual([{ ok: true }, { ok: true }]);

  second.socket.terminate();
  await reaches(client, 'away');
  const third = await house.welcomed();
  await third.next('lobby');
  await third.next('watch');
  client.lobby(false);
  expect(await third.next('lobby')).toEqual({ t: 'lobby', on: false });
});

test('two who watch one table in one page: the second to leave leaves it', async () => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const caller = await house.welcomed();
  await reaches(client, 'open');
  const [one, other] = [client.watch('t', () => undefined), client.watch('t', () => undefined)];
  await caller.next('watch');
  await caller.next('watch');
  one();
  one();
  client.lobby(true);
  await caller.next('lobby');
  other();
  await caller.next('unwatch');
  expect(caller.isSilent).toBe(true);
});

test('who watches a table that is not there is told', async () => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const caller = await house.welcomed();
  await reaches(client, 'open');
  const trouble = new Promise(resolve => {
    client.watch('gone', () => undefined, resolve);
  });
  caller.say({ t: 'error', id: (await caller.next('watch')).id, why: 'no-such-table' });
  expect(await trouble).toBe('no-such-table');
});

test.each(['busy', 'too-many'] as const)('who is told %s asks for the table again', async why => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const caller = await house.welcomed();
  await reaches(client, 'open');
  const troubles: string[] = [];
  client.watch(
    'later',
    () => undefined,
    trouble => troubles.push(trouble),
  );
  const { id } = await caller.next('watch');
  caller.say({ t: 'error', id, why });
  expect(await caller.next('watch')).toEqual({ t: 'watch', id, table: 'later' });
  expect(troubles).toEqual([]);
});

test('what cannot be the id of a table is no table, and nobody is asked', async () => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const caller = await house.welcomed();
  await reaches(client, 'open');
  for (const id of ['', '">x', '%22%3Ex', 'x'.repeat(41)]) {
    const trouble = new Promise(resolve => {
      client.watch(id, () => undefined, resolve)();
    });
    expect(await trouble).toBe('no-such-table');
    expect(await client.send({ t: 'resign', table: id })).toEqual({ ok: false, why: 'no-such-table' });
    expect(await client.history(id, 0)).toBeNull();
  }
  expect(caller.isSilent).toBe(true);
});

test('finds a house that is closed for a while', async () => {
  const house = await openHouse();
  const { url, port } = house;
  const client = clientOf(url);
  const caller = await house.welcomed();
  await reaches(client, 'open');
  caller.say({ t: 'bye', why: 'stopping' });
  caller.socket.close(CLOSE.stopping);
  await reaches(client, 'away');
  await house.close();
  const played = client.play('t', 0, { kind: 'pass' });
  const again = await openHouse(port);
  const back = await again.welcomed();
  back.say({ t: 'done', id: (await back.next('play')).id });
  expect(await played).toEqual({ ok: true });
});

test.each([
  ['protocol', CLOSE.protocol, 'protocol'],
  ['session', CLOSE.session, 'closed'],
] as const)('closed because of its %s, it stays closed and answers', async (ending, code, why) => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const played = client.play('t', 0, { kind: 'pass' });
  (await house.caller()).socket.close(code);
  await reaches(client, 'closed');
  expect(client.ending).toBe(ending);
  expect(await played).toEqual({ ok: false, why });
  expect(await client.play('t', 0, { kind: 'pass' })).toEqual({ ok: false, why });
  client.wake();
  expect(client.state).toBe('closed');
});

test('a house that speaks another protocol is left', async () => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const caller = await house.caller();
  caller.say({ ...WELCOME, protocol: PROTOCOL + 1 } as FromServer);
  await reaches(client, 'closed');
  expect(client.ending).toBe('protocol');
});

test('closed by oneself: what was asked is answered, and nothing is said any more', async () => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const caller = await house.welcomed();
  await reaches(client, 'open');
  const gone = new Promise(resolve => caller.socket.once('close', resolve));
  const played = client.play('t', 0, { kind: 'pass' });
  client.close();
  expect(await played).toEqual({ ok: false, why: 'closed' });
  expect([client.state, client.ending]).toEqual(['closed', 'closed']);
  await gone;
});

test('what the house cannot read is not asked for ever', async () => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const caller = await house.welcomed();
  const played = client.play('t', 0, { kind: 'pass' });
  await caller.next('play');
  caller.socket.close(CLOSE.malformed);
  expect(await played).toEqual({ ok: false, why: 'malformed' });
  const back = await house.welcomed();
  await reaches(client, 'open');
  expect(back.isSilent).toBe(true);
});

test('noise that is no message changes nothing', async () => {
  const house = await openHouse();
  const client = clientOf(house.url);
  const caller = await house.welcomed();
  caller.socket.send('{');
  caller.socket.send(Buffer.from([1, 2, 3]));
  const played = client.play('t', 0, { kind: 'pass' });
  caller.say({ t: 'done', id: (await caller.next('play')).id });
  expect(await played).toEqual({ ok: true });
});
