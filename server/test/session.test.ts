import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { FACES } from '#protocol/limits.ts';
import { ANIMALS } from '#ui/faces/animals.tsx';
import onlineEn from '#web/text/who/en.json' with { type: 'json' };
import onlineFr from '#web/text/who/fr.json' with { type: 'json' };
import { COOKIE, isSame } from '../players/session.ts';
import { guestAt, ORIGIN, openDoors, Visitor } from './doors.ts';

const doors = await openDoors();
afterAll(() => doors.close());

test('a visitor becomes a guest with a name and a face, and stays the same one', async () => {
  const visitor = new Visitor(doors);
  expect(await visitor.ask('GET', '/api/me')).toMatchObject({
    status: 401,
    body: { error: { code: 'no-session' } },
  });
  const { status, body, response } = await visitor.ask('POST', '/api/session', {});
  expect(status).toBe(200);
  expect(body.name).toMatch(/^\p{L}+ \p{L}+$/u);
  expect(body.face).toBeGreaterThanOrEqual(0);
  expect(body.face).toBeLessThan(FACES);
  expect(body.id).toMatch(/^[\w-]{22,}$/);
  expect(response.headers['set-cookie']).toMatch(
    /^etagere_session=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect((await visitor.ask('POST', '/api/session', {})).body).toEqual(body);
  const me = await visitor.ask('GET', '/api/me');
  expect(me.body).toEqual(body);
  expect(me.response.headers['set-cookie']).toContain('Max-Age=31536000');
});

test('a guest is called after their face, in the language of their browser', async () => {
  const faces = { fr: onlineFr.labels, en: onlineEn.labels };
  for (const [accepted, language] of [
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['en-GB, en;q=0.9, fro;q=0.1', 'en'],
  ] as const) {
    const headers = { origin: ORIGIN, 'accept-language': accepted };
    const response = await doors.app.inject({ method: 'POST', url: '/api/session', headers, payload: {} });
    const { name, face } = response.json();
    const animal = ANIMALS[face] ?? 'cat';
    expect(name.split(' ')).toContain(faces[language][`me.face.${animal}`]);
  }
});

test('two visitors are two guests', async () => {
  expect((await guestAt(doors)).id).not.toBe((await guestAt(doors)).id);
});

test('only a hash of the token is stored', async () => {
  const guest = await guestAt(doors);
  const [token = ''] = (guest.cookie ?? '').slice(COOKIE.length + 1).split('.');
  expect(await doors.store.players.bySession(token, 0)).toBeNull();
  expect(await doors.sessions.playerByToken(token)).toMatchObject({ id: guest.id });
});

test('a cookie that was forged, cut, or signed with another key is nobody’s', async () => {
  const guest = await guestAt(doors);
  const cookie = guest.cookie ?? '';
  const other = await openDoors();
  const stranger = await guestAt(other);
  await other.close();
  const [token = '', signature = ''] = cookie.slice(COOKIE.length + 1).split('.');
  const forged = randomBytes(32).toString('base64url');
  const wrong = [
    `${COOKIE}=${token}`,
    `${COOKIE}=${token}.`,
    `${COOKIE}=.${signature}`,
    `${COOKIE}=${forged}.${signature}`,
    `${COOKIE}=${token}.${forged}`,
    cookie.slice(0, -1),
    cookie.replace(COOKIE, 'session'),
    stranger.cookie ?? '',
    `${COOKIE}=`,
    '',
    ';;;=;',
  ];
  for (const header of wrong) {
    expect(await doors.sessions.sessionOf({ headers: { cookie: header } }), header).toBeNull();
  }
  expect(await doors.sessions.sessionOf({ headers: { cookie } })).toMatchObject({ id: guest.id });
  expect(await doors.sessions.sessionOf({ headers: { cookie: `a=b; ${cookie}; c=d` } })).not.toBeNull();
});

test('a session that was ended is over, also for whoever kept the cookie', async () => {
  const guest = await guestAt(doors);
  const { cookie } = guest;
  const { status, response } = await guest.ask('DELETE', '/api/session');
  expect(status).toBe(200);
  expect(response.headers['set-cookie']).toContain('Max-Age=0');
  guest.cookie = cookie;
  expect((await guest.ask('GET', '/api/me')).status).toBe(401);
});

test('a program gets a token, and is somebody by it', async () => {
  const { status, body } = await new Visitor(doors).ask('POST', '/api/programs', { name: 'Minimax' });
  expect(status).toBe(201);
  const program = new Visitor(doors, body.token);
  const me = await program.ask('GET', '/api/me');
  expect(me.body).toEqual({ ...body.player, isProgram: true, passkeys: [] });
  expect(me.response.headers['set-cookie']).toBeUndefined();
  expect(body.player.name).toBe('Minimax');
  expect((await new Visitor(doors, `${body.token.slice(1)}x`).ask('GET', '/api/me')).status).toBe(401);
});

test('the cookie is for https only where the page came by https', async () => {
  const behind = await openDoors({ proxies: 1 });
  const ask = (proto: string) =>
    behind.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: `${proto}://games.example`, host: 'games.example', 'x-forwarded-proto': proto },
    });
  const [secure, plain] = [await ask('https'), await ask('http')];
  await behind.close();
  expect(secure.headers['set-cookie']).toMatch(/; Secure$/);
  expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  expect(plain.headers['set-cookie']).not.toContain('Secure');
  expect(plain.headers['strict-transport-security']).toBeUndefined();
});

test.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', 'aa', false],
  ['', '', true],
])('%j and %j are the same: %j', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
