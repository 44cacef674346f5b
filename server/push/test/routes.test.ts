import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Route } from '../../http/route.ts';
import { openStore } from '../../store/open-store.ts';
import type { PlayerRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { pushRoutes } from '../routes.ts';
import { vapidKeys } from '../vapid.ts';
import { Browser } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'etagere-push-routes-'));
const [ANNE, BEN] = ['anne', 'ben'].map(
  (id): PlayerRecord => ({ id, name: id, face: 0, isProgram: false, createdAt: 0, seenAt: 0 }),
) as [PlayerRecord, PlayerRecord];

let store: Store;
let routes: readonly Route[];

beforeAll(async () => {
  store = await openStore({ folder });
  for (const player of [ANNE, BEN]) await store.players.create(player);
  routes = pushRoutes({ store });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the API does once the guards in front of it let somebody through. */
async function ask(
  method: Route['method'],
  path: string,
  player: PlayerRecord | null,
  body?: unknown,
): Promise<Answer> {
  const route = routes.find(one => one.method === method && one.path === path);
  if (route === undefined) throw new Error(`${method} ${path} is not there`);
  const request = { params: {}, body } as unknown as FastifyRequest;
  return route.answer({ request, player, caller: { address: '127.0.0.1', isSecure: true, host: 'x' } });
}

const subscription = (endpoint: string, change: object = {}): object => ({
  endpoint,
  keys: new Browser().keys,
  language: 'fr',
  ...change,
});
const at = (name: string): string => `https://push.example.org/${name}`;
const devicesOf = async (player: PlayerRecord): Promise<string[]> =>
  (await store.push.of(player.id)).map(({ endpoint }) => endpoint);

test('the public key is told to anybody, and the private one to nobody', async () => {
  const { publicKey, privateKey } = await vapidKeys(store.keys);
  const answer = await ask('GET', '/push/key', null);
  expect(answer).toEqual({ tag: 'done', body: { key: publicKey } });
  expect(JSON.stringify(answer)).not.toContain(privateKey);
});

test('a device is noted for its player, and taken off again', async () => {
  expect(await ask('POST', '/push', ANNE, subscription(at('a')))).toEqual({ tag: 'done', body: {} });
  expect(await store.push.of(ANNE.id)).toMatchObject([{ endpoint: at('a'), language: 'fr' }]);
  await ask('POST', '/push', ANNE, subscription(at('a'), { language: 'en' }));
  expect(await store.push.of(ANNE.id)).toMatchObject([{ endpoint: at('a'), language: 'en' }]);
  await ask('DELETE', '/push', ANNE, { endpoint: at('a') });
  expect(await devicesOf(ANNE)).toEqual([]);
});

test('nobody takes off the device of another', async () => {
  await ask('POST', '/push', ANNE, subscription(at('b')));
  expect(await ask('DELETE', '/push', BEN, { endpoint: at('b') })).toEqual({ tag: 'done', body: {} });
  expect(await devicesOf(ANNE)).toEqual([at('b')]);
});

test('a device that changes hands is one device', async () => {
  await ask('POST', '/push', ANNE, subscription(at('c')));
  await ask('POST', '/push', BEN, subscription(at('c')));
  expect(await devicesOf(BEN)).toEqual([at('c')]);
  expect(await devicesOf(ANNE)).not.toContain(at('c'));
});

test('ten devices at most, the newest among them', async () => {
  for (let device = 0; device < 15; device++) await ask('POST', '/push', BEN, subscription(at(`d${device}`)));
  const devices = await devicesOf(BEN);
  expect(devices).toHaveLength(10);
  expect(devices).toContain(at('d14'));
});

test('without a session nothing is noted', async () => {
  for (const method of ['POST', 'DELETE'] as const) {
    expect(await ask(method, '/push', null, subscription(at('e')))).toMatchObject({ tag: 'trouble' });
  }
});

describe('what is no subscription', () => {
  const { p256dh, auth } = new Browser().keys;
  const offTheCurve = Buffer.alloc(65, 4).toString('base64url');
  test.each([
    ['nothing', undefined, ''],
    ['an address inside', subscription('https://192.168.0.1/x'), 'endpoint'],
    ['plain http', subscription('http://push.example.org/x'), 'endpoint'],
    ['no address', subscription('x'), 'endpoint'],
    ['no keys', { endpoint: at('x'), language: 'fr' }, 'keys'],
    ['a key too short', subscription(at('x'), { keys: { p256dh: 'abc', auth } }), 'keys.p256dh'],
    ['a key off the curve', subscription(at('x'), { keys: { p256dh: offTheCurve, auth } }), 'keys.p256dh'],
    ['a secret too short', subscription(at('x'), { keys: { p256dh, auth: 'abc' } }), 'keys.auth'],
    ['another language', subscription(at('x'), { language: 'de' }), 'language'],
    ['more than that', subscription(at('x'), { player: 'ben' }), 'player'],
  ])('%s', async (_, body, field) => {
    const answer = await ask('POST', '/push', ANNE, body);
    expect(answer).toEqual({ tag: 'trouble', code: 'malformed', more: { field } });
    expect(await devicesOf(ANNE)).not.toContain(at('x'));
  });
});
