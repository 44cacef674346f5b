import { afterAll, expect, test } from 'vitest';
import { MESSAGE_MAX } from '#protocol/version.ts';
import { callerOf, isOurOrigin, networkOf } from '../http/caller.ts';
import { LIMITS } from '../http/limits.ts';
import { guestAt, ORIGIN, openDoors, PAGE } from './doors.ts';

const doors = await openDoors();
const open = await openDoors({ origin: 'https://games.example' });
const guest = await guestAt(doors);
const cookie = guest.cookie ?? '';
afterAll(async () => {
  await doors.close();
  await open.close();
});

test.each([
  ['http://localhost:4173', 'localhost:4173', null, true],
  ['https://games.example', 'games.example', null, true],
  ['https://games.example', 'games.example:443', null, true],
  ['http://localhost:4174', 'localhost:4173', null, false],
  ['http://evil.example', 'localhost:4173', null, false],
  ['http://localhost:4173.evil.example', 'localhost:4173', null, false],
  ['null', 'localhost:4173', null, false],
  ['file://', '', null, false],
  ['', '', null, false],
  [undefined, 'localhost:4173', null, false],
  ['https://games.example', 'inside:4173', 'https://games.example', true],
  ['http://games.example', 'games.example', 'https://games.example', false],
  ['http://inside:4173', 'inside:4173', 'https://games.example', false],
])('a page of %s, asking %s where %s is set, is ours: %j', (origin, host, ours, isOurs) => {
  expect(isOurOrigin(origin, host, ours)).toBe(isOurs);
});

test.each([
  ['our page', { origin: ORIGIN, cookie }, 200],
  ['a page of another site', { origin: 'https://evil.example', cookie }, 403],
  ['a page without an address', { origin: 'null', cookie }, 403],
  ['no page, with the cookie', { cookie }, 403],
  ['no page, with nothing', {}, 403],
  [
    'a page of another site, with a token',
    { origin: 'https://evil.example', authorization: 'Bearer x' },
    403,
  ],
])('a change asked by %s', async (_, headers, status) => {
  const response = await doors.app.inject({ method: 'POST', url: '/api/session', headers });
  expect(response.statusCode).toBe(status);
  expect(response.json().error?.code).toBe(status === 403 ? 'origin' : undefined);
});

test('a program may ask for its token without a page, unless it has a cookie', async () => {
  const ask = (headers: Record<string, string>) =>
    doors.app.inject({ method: 'POST', url: '/api/programs', headers, payload: { name: 'Bot' } });
  expect((await ask({})).statusCode).toBe(201);
  expect((await ask({ cookie })).statusCode).toBe(403);
});

test('another spelling of an address passes no guard', async () => {
  for (const url of ['/%61pi/session', 'http://localhost/api/session', '/api/session?x=/other']) {
    const response = await doors.app.inject({ method: 'POST', url, headers: { cookie } });
    expect(response.statusCode, url).toBe(403);
  }
});

test('only the public address counts, if one is set', async () => {
  const ask = (origin: string) =>
    open.app.inject({ method: 'POST', url: '/api/session', headers: { origin } });
  const ours = await ask('https://games.example');
  expect(ours.statusCode).toBe(200);
  expect(ours.headers['set-cookie']).toMatch(/; Secure$/);
  expect(ours.headers['strict-transport-security']).toBeDefined();
  expect((await ask(ORIGIN)).statusCode).toBe(403);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/json',
])('a body that is %s is not read', async type => {
  const headers = { origin: ORIGIN, cookie, 'content-type': type };
  const response = await doors.app.inject({
    method: 'PATCH',
    url: '/api/me',
    headers,
    payload: '{"name":"x"}',
  });
  expect(response.statusCode).toBe(415);
  expect(response.json()).toEqual({ error: { code: 'not-json' } });
});

test.each([
  ['{"name":', 400, 'malformed'],
  ['{"name":"x","face":0,"__proto__":{"admin":true}}', 400, 'malformed'],
  ['null', 400, 'malformed'],
  [JSON.stringify({ name: 'x'.repeat(MESSAGE_MAX), face: 0 }), 413, 'too-long'],
])('a body that is %.20s…', async (payload, status, code) => {
  const headers = { origin: ORIGIN, cookie, 'content-type': 'application/json' };
  const response = await doors.app.inject({ method: 'PATCH', url: '/api/me', headers, payload });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ error: { code } });
});

test('what is wrong with a body is said by field', async () => {
  const { body } = await guest.ask('PATCH', '/api/me', { name: 'Zoé', face: 99 });
  expect(body).toEqual({ error: { code: 'malformed', field: 'face' } });
});

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['GET', '/api/tables/x/y/z'],
  ['POST', '/api/lobby'],
] as const)('%s %s: nothing here, in JSON', async (method, url) => {
  const { status, body, response } = await guest.ask(method, url);
  expect(status).toBe(404);
  expect(body).toEqual({ error: { code: 'nothing-here' } });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('answers are not kept, and pages are still pages', async () => {
  for (const url of ['/api/me', '/api/lobby', '/api/tables/x']) {
    expect((await guest.ask('GET', url)).response.headers['cache-control'], url).toBe('no-store');
  }
  expect((await guest.ask('GET', '/lobby')).body).toBe(PAGE);
});

test('an address that cannot be read is refused without a word about the inside', async () => {
  const { statusCode, body } = await doors.app.inject({ url: '/api/%zz' });
  expect(statusCode).toBe(400);
  expect(body).toBe('{"error":{"code":"malformed"}}');
});

test('whoever asks too often is told when to come back', async () => {
  let now = 1e12;
  const busy = await openDoors({ now: () => now });
  const ask = () => busy.app.inject({ url: '/api/lobby' });
  for (let i = 0; i < LIMITS.address.burst; i++) expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({ error: { code: 'too-many', seconds: 1 } });
  expect(refused.headers['retry-after']).toBe('1');
  expect((await busy.app.inject({ url: '/' })).statusCode).toBe(200);
  now += 1000;
  expect((await ask()).statusCode).toBe(200);
  await busy.close();
});

test('a table is looked for by its code so often, and no more', async () => {
  const busy = await openDoors({ now: () => 1e12 });
  const ask = () => busy.app.inject({ url: '/api/codes/moki-rati' });
  for (let i = 0; i < LIMITS.codes.burst; i++) expect((await ask()).statusCode).toBe(404);
  expect((await ask()).statusCode).toBe(429);
  await busy.close();
});

test('one player takes another name only so often, for every table of theirs is told', async () => {
  const busy = await openDoors({ now: () => 1e12 });
  const player = await guestAt(busy);
  const rename = () => player.ask('PATCH', '/api/me', { name: 'Ada', face: 1 });
  for (let i = 0; i < LIMITS.names.burst; i++) expect((await rename()).status).toBe(200);
  expect(await rename()).toMatchObject({ status: 429, body: { error: { seconds: 10 } } });
  expect((await player.ask('GET', '/api/me')).status).toBe(200);
  await busy.close();
});

test('one player asks only so often, and one address makes only so many guests', async () => {
  const busy = await openDoors({ now: () => 1e12 });
  const player = await guestAt(busy);
  for (let i = 0; i < LIMITS.player.burst; i++) expect((await player.ask('GET', '/api/me')).status).toBe(200);
  expect((await player.ask('GET', '/api/me')).status).toBe(429);
  for (let i = 1; i < LIMITS.guests.burst; i++) expect((await guestAt(busy)).cookie).not.toBeNull();
  expect((await guestAt(busy)).cookie).toBeNull();
  await busy.close();
});

test.each([
  [0, {}, '10.0.0.1'],
  [0, { 'x-forwarded-for': '1.2.3.4' }, '10.0.0.1'],
  [1, { 'x-forwarded-for': '1.2.3.4' }, '1.2.3.4'],
  [1, { 'x-forwarded-for': '6.6.6.6, 1.2.3.4' }, '1.2.3.4'],
  [2, { 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 10.0.0.2' }, '1.2.3.4'],
  [2, { 'x-forwarded-for': '1.2.3.4' }, '1.2.3.4'],
  [1, {}, '10.0.0.1'],
])('behind %d proxies, %o comes from %s', (proxies, headers, address) => {
  const request = { headers, socket: { remoteAddress: '10.0.0.1' } } as never;
  expect(callerOf(request, proxies).address).toBe(address);
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', ':0:0:0'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
