import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Client } from '../client.ts';
import { pauseAfter } from '../line.ts';
import { CLOSE } from '../version.ts';
import { type Caller, ScriptedHouse } from './scripted-house.ts';

/** The sockets are real; only the time that a client waits is the test's. */
let house: ScriptedHouse;
let client: Client;
let now = 0;
beforeEach(async () => {
  now = 0;
  house = await ScriptedHouse.open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  client = new Client({ url: house.url, now: () => now, random: () => 0 });
});
afterEach(async () => {
  client.close();
  vi.useRealTimers();
  await house.close();
});

function pass(milliseconds: number): void {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

async function open(): Promise<Caller> {
  const isOpen = new Promise<void>(resolve => {
    const stop = client.onState(state => {
      if (state !== 'open') return;
      stop();
      resolve();
    });
  });
  const caller = await house.welcomed();
  await isOpen;
  return caller;
}

function away(): Promise<void> {
  return new Promise(resolve => {
    const stop = client.onState(state => {
      if (state !== 'away') return;
      stop();
      resolve();
    });
  });
}

test('the pauses grow to half a minute, and up to half of each is chance', () => {
  const longest = [0, 1, 2, 3, 4, 5, 6, 7, 20].map(tries => pauseAfter(tries, () => 0));
  expect(longest).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(pauseAfter(1, () => 1)).toBe(250);
});

test('what comes as gzip is heard in its turn, and what is broken is passed over', async () => {
  const caller = await open();
  const heard: string[] = [];
  const last = new Promise<void>(resolve => {
    client.on(message => {
      if (message.t !== 'done') return;
      heard.push(message.id);
      if (message.id === 'last') resolve();
    });
  });
  const done = (id: string): string => JSON.stringify({ t: 'done', id });
  caller.socket.send(done('first'));
  caller.socket.send(gzipSync(`${done('packed')}${' '.repeat(100_000)}`));
  caller.socket.send(done('plain'));
  caller.socket.send(new Uint8Array([1, 2, 3]));
  caller.socket.send(gzipSync(done('again')));
  caller.socket.send(done('last'));
  await last;
  expect(heard).toEqual(['first', 'packed', 'plain', 'again', 'last']);
});

test('with nothing asked, silence means nothing', async () => {
  await open();
  pass(3_600_000);
  expect(client.state).toBe('open');
});

test('asked and nothing heard for 45 s: the socket is given up, and the question asked on another', async () => {
  const caller = await open();
  const played = client.play('t', 0, { kind: 'pass' });
  const { id } = await caller.next('play');
  pass(44_999);
  expect(client.state).toBe('open');
  pass(1);
  expect(client.state).toBe('away');
  pass(250);
  const back = await open();
  expect((await back.next('play')).id).toBe(id);
  back.say({ t: 'done', id });
  expect(await played).toEqual({ ok: true });
  pass(3_600_000);
  expect(client.state).toBe('open');
});

test('whatever is heard shows that the socket lives', async () => {
  const caller = await open();
  void client.play('t', 0, { kind: 'pass' });
  await caller.next('play');
  pass(40_000);
  const heard = new Promise(resolve => client.on(resolve));
  caller.say({ t: 'talk', table: 't', said: [] });
  await heard;
  pass(44_999);
  expect(client.state).toBe('open');
  pass(1);
  expect(client.state).toBe('away');
});

test('a house that opens its door and says nothing is tried again after 10 s', async () => {
  await house.caller();
  pass(9_999);
  expect(client.state).toBe('connecting');
  pass(1);
  expect(client.state).toBe('away');
  pass(250);
  await open();
});

test('woken, it comes back at once', async () => {
  for (let loss = 0; loss < 8; loss++) {
    const caller = await open();
    const lost = away();
    caller.socket.terminate();
    await lost;
    client.wake();
    client.wake();
  }
  await open();
  expect(client.state).toBe('open');
});

test('woken on a dead socket, it finds out within 5 s by what it watches', async () => {
  const caller = await open();
  client.watch('t', () => 3);
  await caller.next('watch');
  client.wake();
  await caller.next('watch');
  const heard = new Promise(resolve => client.on(resolve));
  caller.say({ t: 'talk', table: 't', said: [] });
  await heard;
  pass(60_000);
  expect(client.state).toBe('open');

  client.wake();
  pass(4_999);
  expect(client.state).toBe('open');
  pass(1);
  expect(client.state).toBe('away');
});

test('told that the network is gone, it is away at once, and comes back when woken', async () => {
  await open();
  client.sleep();
  client.sleep();
  expect(client.state).toBe('away');
  client.wake();
  await open();
});

test('a connection that lasts makes the next pause short again; one that does not, makes it longer', async () => {
  for (const pause of [250, 500, 1000]) {
    const caller = await open();
    const lost = away();
    caller.socket.terminate();
    await lost;
    pass(pause);
  }
  const caller = await open();
  pass(5000);
  const lost = away();
  caller.socket.terminate();
  await lost;
  pass(250);
  await open();
  expect(client.state).toBe('open');
});

test('after too many messages it stays away longer', async () => {
  const caller = await open();
  const lost = away();
  caller.socket.close(CLOSE.tooMany);
  await lost;
  let isBack = false;
  const back = house.caller().then(() => {
    isBack = true;
  });
  pass(3_999);
  await new Promise(setImmediate);
  expect(isBack).toBe(false);
  pass(1);
  await back;
  expect(isBack).toBe(true);
});
