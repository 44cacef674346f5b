import { afterAll, expect, test } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { guestAt, ORIGIN, openDoors, type Visitor, WISH } from './doors.ts';

const doors = await openDoors({ generosity: 100 });
afterAll(() => doors.close());

test('another name and face are kept cleaned, and shown at the tables where one sits', async () => {
  const guest = await guestAt(doors);
  const { body: table } = await guest.ask('POST', '/api/tables', WISH);
  await guest.ask('POST', `/api/tables/${table.id}/sit`, { entropy: 'x' });
  const { body } = await guest.ask('PATCH', '/api/me', { name: ' Zoe\u0301\u202e  <b> ', face: 3 });
  expect(body).toMatchObject({ name: 'Zoé <b>', face: 3 });
  expect((await guest.ask('GET', '/api/me')).body).toEqual(body);
  const info = (await guest.ask('GET', `/api/tables/${table.id}`)).body;
  expect(info.seats[0].player).toEqual({ id: guest.id, name: 'Zoé <b>', face: 3 });
});

test.each(['', ' ', '\u200b', 'x'.repeat(25)])('%j is no name', async name => {
  const guest = await guestAt(doors);
  const refused = await guest.ask('PATCH', '/api/me', { name, face: 0 });
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'bad-name' } } });
});

test('one gets everything about oneself, and nothing about others', async () => {
  const { guest, other, table, device } = await twoAtATable();
  const { status, body, response } = await guest.ask('GET', '/api/me/export');
  expect(status).toBe(200);
  expect(response.headers['content-disposition']).toBe('attachment; filename="etagere-me.json"');
  expect(body).toMatchObject({
    player: { id: guest.id, name: 'Ada' },
    passkeys: [{ id: device.id }],
    notifications: [{ endpoint: 'https://push.example/1' }],
    tables: [
      {
        id: table,
        game: 'mathable',
        seat: 0,
        isHost: true,
        entropy: 'from Ada',
        said: [{ say: { tag: 'text', text: 'hello from Ada' } }],
      },
    ],
  });
  const text = response.body;
  for (const secret of [
    'from Zoe',
    other.id,
    'print',
    'seed',
    'hostBits',
    guest.cookie ?? '?',
    'publicKey',
    'p256dh',
  ]) {
    expect(text).not.toContain(secret);
  }
});

test('one can be forgotten: sessions, passkeys, words and name', async () => {
  const { guest, other, table, device } = await twoAtATable();
  const { cookie } = guest;
  const erased = await guest.ask('DELETE', '/api/me');
  expect(erased.status).toBe(200);
  expect(guest.cookie).toBeNull();
  guest.cookie = cookie;
  expect((await guest.ask('GET', '/api/me')).status).toBe(401);
  expect(await doors.store.players.passkey(device.id)).toBeNull();
  expect(await doors.store.push.of(guest.id)).toEqual([]);
  expect(await doors.store.talk.of(table, 10)).toMatchObject([{ player: other.id }]);
  const info = (await other.ask('GET', `/api/tables/${table}`)).body;
  expect(JSON.stringify(info)).not.toContain('Ada');
  expect((await other.ask('GET', '/api/me')).status).toBe(200);
});

async function twoAtATable() {
  const [guest, other] = [await guestAt(doors), await guestAt(doors)];
  await guest.ask('PATCH', '/api/me', { name: 'Ada', face: 1 });
  const device = new Authenticator();
  const { body: options } = await guest.ask('POST', '/api/me/passkeys/options', {});
  const question = { challenge: options.challenge, origin: ORIGIN, rpId: 'localhost' };
  expect((await guest.ask('POST', '/api/me/passkeys', device.create(question))).status).toBe(201);
  const table = await tableOf(guest, other);
  const { push, talk } = doors.store;
  const keys = { p256dh: 'p', auth: 'a', language: 'fr' } as const;
  await push.add({ endpoint: 'https://push.example/1', player: guest.id, ...keys });
  for (const [seq, { id, text }] of [
    { id: guest.id, text: 'hello from Ada' },
    { id: other.id, text: 'hello from Zoe' },
  ].entries()) {
    await talk.add(table, { seq: seq + 1, at: 1, player: id, seat: seq, say: { tag: 'text', text } });
  }
  return { guest, other, device, table };
}

async function tableOf(host: Visitor, other: Visitor): Promise<string> {
  const { body } = await host.ask('POST', '/api/tables', WISH);
  await host.ask('POST', `/api/tables/${body.id}/sit`, { entropy: 'from Ada' });
  await other.ask('POST', `/api/tables/${body.id}/sit`, { entropy: 'from Zoe' });
  expect((await host.ask('POST', `/api/tables/${body.id}/begin`)).status).toBe(200);
  return String(body.id);
}
