import { afterAll, expect, test, vi } from 'vitest';
import { Challenges } from '../players/challenges.ts';
import { Authenticator, type Challenge } from './authenticator.ts';
import { guestAt, ORIGIN, openDoors, Visitor } from './doors.ts';

let now = 1e12;
const doors = await openDoors({ now: () => now, generosity: 100 });
afterAll(() => doors.close());

const HERE = { origin: ORIGIN, rpId: 'localhost' };

test('an identity moves to another device and back', async () => {
  const device = new Authenticator();
  const guest = await guestWith(device);
  const me = await guest.ask('GET', '/api/me');
  expect(me.body.passkeys).toEqual([{ id: device.id, createdAt: now }]);

  const elsewhere = await guestAt(doors);
  const before = elsewhere.cookie;
  const signedIn = await signIn(elsewhere, device);
  expect(signedIn.status).toBe(200);
  expect(signedIn.body).toEqual(me.body);
  expect((await elsewhere.ask('GET', '/api/me')).body.id).toBe(guest.id);
  expect((await guest.ask('GET', '/api/me')).body.id).toBe(guest.id);
  // Whoever they were on that device before has no session there any more.
  elsewhere.cookie = before;
  expect((await elsewhere.ask('GET', '/api/me')).status).toBe(401);
});

test('what a device is asked for binds it to this place', async () => {
  const guest = await guestAt(doors);
  const { body } = await guest.ask('POST', '/api/me/passkeys/options', {});
  expect(body).toMatchObject({
    rp: { id: 'localhost', name: 'Étagère' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required' },
  });
  expect(Buffer.from(body.user.id, 'base64url').toString()).toBe(guest.id);
  expect(Buffer.from(body.challenge, 'base64url').length).toBe(38);
  const toSignIn = await new Visitor(doors).ask('POST', '/api/passkey-session/options', {});
  expect(toSignIn.body).toMatchObject({ rpId: 'localhost' });
  expect(toSignIn.body.allowCredentials ?? []).toEqual([]);
});

test('a removed passkey opens nothing, and only its owner removes it', async () => {
  const device = new Authenticator();
  const guest = await guestWith(device);
  const thief = await guestAt(doors);
  const url = `/api/me/passkeys/${device.id}`;
  expect((await thief.ask('DELETE', url)).body).toEqual({ error: { code: 'no-such-passkey' } });
  expect((await guest.ask('DELETE', url)).status).toBe(200);
  expect((await signIn(new Visitor(doors), device)).body).toEqual({ error: { code: 'passkey-refused' } });
  expect((await guest.ask('DELETE', url)).status).toBe(404);
});

test('a passkey belongs to one person', async () => {
  const device = new Authenticator();
  await guestWith(device);
  const other = await guestAt(doors);
  const added = await other.ask('POST', '/api/me/passkeys', device.create(await toAdd(other)));
  expect(added).toMatchObject({ status: 409, body: { error: { code: 'passkey-known' } } });
});

test.each<[string, (question: Challenge) => Challenge]>([
  ['another site', question => ({ ...question, origin: 'http://evil.example' })],
  ['another host', question => ({ ...question, rpId: 'evil.example' })],
  ['a challenge of its own', question => ({ ...question, challenge: 'x'.repeat(43) })],
])('a passkey made or shown for %s is refused', async (_, twist) => {
  const device = new Authenticator();
  const guest = await guestAt(doors);
  const made = await guest.ask('POST', '/api/me/passkeys', device.create(twist(await toAdd(guest))));
  expect(made).toMatchObject({ status: 403, body: { error: { code: 'passkey-refused' } } });

  const known = new Authenticator();
  await guestWith(known);
  const visitor = new Visitor(doors);
  const shown = await visitor.ask('POST', '/api/passkey-session', known.show(twist(await toSignIn(visitor))));
  expect(shown).toMatchObject({ status: 403, body: { error: { code: 'passkey-refused' } } });
  expect(visitor.cookie).toBeNull();
});

test('a challenge is good once, for its purpose, for its player and for five minutes', async () => {
  const device = new Authenticator();
  const guest = await guestWith(device);
  const visitor = new Visitor(doors);
  const shown = device.show(await toSignIn(visitor));
  expect((await visitor.ask('POST', '/api/passkey-session', shown)).status).toBe(200);
  expect((await visitor.ask('POST', '/api/passkey-session', shown)).status).toBe(403);

  const crossed = device.show(await toAdd(guest));
  expect((await visitor.ask('POST', '/api/passkey-session', crossed)).status).toBe(403);

  const others = new Authenticator().create(await toAdd(await guestAt(doors)));
  expect((await guest.ask('POST', '/api/me/passkeys', others)).status).toBe(403);

  const late = device.show(await toSignIn(visitor));
  now += 5 * 60_000;
  expect((await visitor.ask('POST', '/api/passkey-session', late)).status).toBe(403);
});

test('a copy of a device that counts backwards is refused', async () => {
  const device = new Authenticator();
  await guestWith(device);
  device.counter = 5;
  expect((await signIn(new Visitor(doors), device)).status).toBe(200);
  device.counter = 2;
  expect((await signIn(new Visitor(doors), device)).status).toBe(403);
});

test('a signature by another key is refused', async () => {
  const device = new Authenticator();
  await guestWith(device);
  const visitor = new Visitor(doors);
  const { id, rawId } = device.create({ ...HERE, challenge: 'x' });
  const forged = { ...new Authenticator().show(await toSignIn(visitor)), id, rawId };
  expect((await visitor.ask('POST', '/api/passkey-session', forged)).status).toBe(403);
});

test('twenty devices are enough', async () => {
  const guest = await guestAt(doors);
  for (let i = 0; i < 20; i++) expect(await add(guest, new Authenticator())).toBe(201);
  expect(await add(guest, new Authenticator())).toBe(409);
});

test('only challenges that were answered are kept, and those not for long', async () => {
  const challenges = await Challenges.open(doors.store, () => now);
  const spend = vi.spyOn(doors.store.challenges, 'spend');
  for (let i = 0; i < 100; i++) challenges.make('a');
  expect(await challenges.take('x'.repeat(51), 'a')).toBe(false);
  expect(spend).not.toHaveBeenCalled();
  const made = challenges.make('a');
  expect(await challenges.take(made, 'a')).toBe(true);
  const [id = '', { until }] = spend.mock.calls[0] ?? ['', { until: 0 }];
  expect(await doors.store.challenges.spend(id, { now, until })).toBe(false);
  // Once it is no longer good, whatever is spent next takes it away.
  await doors.store.challenges.spend('another', { now: until + 1, until: until + 2 });
  expect(await doors.store.challenges.spend(id, { now, until })).toBe(true);
});

async function guestWith(device: Authenticator) {
  const guest = await guestAt(doors);
  expect(await add(guest, device)).toBe(201);
  return guest;
}

async function add(guest: Visitor, device: Authenticator): Promise<number> {
  return (await guest.ask('POST', '/api/me/passkeys', device.create(await toAdd(guest)))).status;
}

async function signIn(visitor: Visitor, device: Authenticator) {
  return visitor.ask('POST', '/api/passkey-session', device.show(await toSignIn(visitor)));
}

async function toAdd(visitor: Visitor): Promise<Challenge> {
  return { ...HERE, challenge: (await visitor.ask('POST', '/api/me/passkeys/options', {})).body.challenge };
}

async function toSignIn(visitor: Visitor): Promise<Challenge> {
  const { body } = await visitor.ask('POST', '/api/passkey-session/options', {});
  return { ...HERE, challenge: body.challenge };
}
