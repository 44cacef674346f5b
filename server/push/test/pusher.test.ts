import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { Pusher, type PusherOptions } from '../pusher.ts';
import { vapidKeys } from '../vapid.ts';
import { Browser, claimsOf, type Service, startService } from './browser.ts';

const SUBJECT = 'https://games.example.org';
const TURN = { table: 'Zt3bQ0mXk9fV1sYc7uLw5A', game: 'mathable' };
const folder = mkdtempSync(join(tmpdir(), 'etagere-push-'));

let store: Store;
let service: Service;
let pusher: Pusher;
let player: string;
let players = 0;

beforeAll(async () => {
  store = await openStore({ folder });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  service = await startService();
  player = `player-${players++}`;
  await store.players.create({
    id: player,
    name: 'Inès',
    face: 3,
    isProgram: false,
    createdAt: 0,
    seenAt: 0,
  });
  pusher = await open();
});
afterEach(async () => {
  service.answer(201);
  await pusher.close();
  await service.close();
});

function open(options: Partial<PusherOptions> = {}): Promise<Pusher> {
  return Pusher.open(store, { subject: SUBJECT, isLocal: true, ...options });
}

async function addDevice(path = '/device', language: 'fr' | 'en' = 'fr'): Promise<Browser> {
  const browser = new Browser();
  await store.push.add({ endpoint: `${service.origin}${path}`, player, ...browser.keys, language });
  return browser;
}

/** As soon as they are there: a busy machine takes its time. */
const arrivals = (count: number): Promise<void> =>
  vi.waitFor(() => expect(service.arrived).toHaveLength(count), { timeout: 30_000 });

describe('a message', () => {
  test('is read by the device it is for, and says which game and which table, no more', async () => {
    const browser = await addDevice();
    pusher.notify(player, TURN);
    await arrivals(1);
    const [message] = service.arrived;
    if (message === undefined) throw new Error('nothing arrived');
    expect(JSON.parse(browser.decrypt(message.body))).toEqual({
      table: TURN.table,
      game: 'Mathable',
      language: 'fr',
    });
    expect(() => new Browser().decrypt(message.body)).toThrow('unable to authenticate');
  });

  test('tells the service nothing but who sends it', async () => {
    await addDevice();
    pusher.notify(player, TURN);
    await arrivals(1);
    const [message] = service.arrived;
    if (message === undefined) throw new Error('nothing arrived');
    const { headers, body } = message;
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(Number(headers['ttl'])).toBeGreaterThan(24 * 3600);
    const { key, claims } = claimsOf(headers);
    expect(key).toBe((await vapidKeys(store.keys)).publicKey);
    expect(claims).toEqual({ aud: service.origin, sub: SUBJECT, exp: expect.any(Number) });
    const left = Number(claims['exp']) - Date.now() / 1000;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(24 * 3600);
    const seen = JSON.stringify(headers) + body.toString('latin1');
    for (const hidden of [TURN.table, 'athable', player, 'Inès']) expect(seen).not.toContain(hidden);
  });

  test('of one table replaces the one before, of another table does not', async () => {
    await addDevice();
    for (const [count, turn] of [TURN, TURN, { ...TURN, table: 'another' }].entries()) {
      pusher.notify(player, turn);
      await arrivals(count + 1);
    }
    const topics = service.arrived.map(({ headers }) => headers['topic']);
    expect(topics[0]).toMatch(/^[\w-]{1,32}$/);
    expect(topics[1]).toBe(topics[0]);
    expect(topics[2]).not.toBe(topics[0]);
  });

  test('goes to every device of a player, in its language, and to nobody else', async () => {
    const [phone, tablet] = [await addDevice('/phone'), await addDevice('/tablet', 'en')];
    pusher.notify('somebody else', TURN);
    pusher.notify(player, TURN);
    await arrivals(2);
    const languageAt = (path: string, browser: Browser): unknown => {
      const body = service.arrived.find(one => one.path === path)?.body ?? Buffer.alloc(0);
      return (JSON.parse(browser.decrypt(body)) as { language: unknown }).language;
    };
    expect(languageAt('/phone', phone)).toBe('fr');
    expect(languageAt('/tablet', tablet)).toBe('en');
  });
});

describe('a device that is gone', () => {
  test.each([404, 410])('answers %i, and is forgotten', async status => {
    await addDevice();
    service.answer(status);
    pusher.notify(player, TURN);
    await vi.waitFor(async () => expect(await store.push.of(player)).toEqual([]));
  });

  test.each([301, 400, 429, 500])(
    'a service that answers %i is told of, and the device kept',
    async status => {
      await addDevice();
      const warn = vi.fn<NonNullable<PusherOptions['warn']>>();
      const wary = await open({ warn });
      service.answer(status);
      wary.notify(player, TURN);
      await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
      expect(warn).toHaveBeenCalledWith({ service: new URL(service.origin).host, status });
      expect(await store.push.of(player)).toHaveLength(1);
      expect(service.arrived).toHaveLength(1);
      await wary.close();
    },
  );

  test('a service out of reach is told of, and the device kept', async () => {
    await addDevice();
    const warn = vi.fn<NonNullable<PusherOptions['warn']>>();
    const wary = await open({ warn });
    await service.close();
    wary.notify(player, TURN);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.objectContaining({ status: null })));
    expect(await store.push.of(player)).toHaveLength(1);
    await wary.close();
    service = await startService();
  });

  test('keys that are none: forgotten without a word to the service', async () => {
    const { auth } = new Browser().keys;
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    await store.push.add({ endpoint: `${service.origin}/x`, player, p256dh, auth, language: 'en' });
    pusher.notify(player, TURN);
    await vi.waitFor(async () => expect(await store.push.of(player)).toEqual([]));
    expect(service.arrived).toEqual([]);
  });
});

describe('whoever asks', () => {
  test('is not kept waiting, and a few messages at a time are under way', async () => {
    await addDevice();
    service.answer(null);
    for (let table = 0; table < 40; table++) pusher.notify(player, { ...TURN, table: `table-${table}` });
    await arrivals(8);
    service.answer(201);
    await arrivals(40);
    expect(service.most()).toBe(8);
  });

  test('twice about the same table before the first message left, tells once', async () => {
    await addDevice();
    service.answer(null);
    for (let table = 0; table < 8; table++) pusher.notify(player, { ...TURN, table: `table-${table}` });
    await arrivals(8);
    for (let time = 0; time < 5; time++) pusher.notify(player, TURN);
    service.answer(201);
    await arrivals(9);
    await pusher.close();
    expect(service.arrived).toHaveLength(9);
  });

  test('too often, is not heard: what waits has a bound', async () => {
    await addDevice();
    service.answer(null);
    for (let table = 0; table < 1500; table++) pusher.notify(player, { ...TURN, table: `table-${table}` });
    await arrivals(8);
    service.answer(201);
    await vi.waitFor(() => expect(service.arrived.length).toBeGreaterThanOrEqual(1008), { timeout: 30_000 });
    await pusher.close();
    expect(service.arrived).toHaveLength(1008);
  });

  test('after the house closed, is not heard either', async () => {
    await addDevice();
    await pusher.close();
    pusher.notify(player, TURN);
    await pusher.close();
    expect(service.arrived).toEqual([]);
  });

  test('hears nothing of a store that fails', async () => {
    const broken = { ...store, push: { ...store.push, of: () => Promise.reject(new Error('disk full')) } };
    const wary = await Pusher.open(broken, { subject: SUBJECT, isLocal: true });
    wary.notify(player, TURN);
    await expect(wary.close()).resolves.toBeUndefined();
  });
});

test('an address inside our own network is never written to', async () => {
  await addDevice();
  const warn = vi.fn<NonNullable<PusherOptions['warn']>>();
  const usual = await open({ isLocal: false, warn });
  usual.notify(player, TURN);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.objectContaining({ status: null })));
  await usual.close();
  expect(service.arrived).toEqual([]);
});

test('the keys are made once, and two that ask at once get the same', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => vapidKeys(store.keys)));
  expect(new Set(all.map(({ publicKey, privateKey }) => publicKey + privateKey)).size).toBe(1);
  expect(Buffer.from(all[0]?.publicKey ?? '', 'base64url')).toHaveLength(65);
});
