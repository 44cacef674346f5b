import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import * as answers from '../http/answers.ts';
import { guestAt, openDoors, Visitor } from './doors.ts';

let now = Date.now();
/** A saboteur knows the protocol, and has an address of their own. */
const doors = await openDoors({ now: () => now });
afterAll(() => doors.close());

async function openRoom(): Promise<{ readonly id: string; readonly code: string; readonly screen: Visitor }> {
  const { status, body } = await new Visitor(doors).ask('POST', '/api/rooms', {});
  expect(status).toBe(201);
  expect(v.is(answers.newRoom, body)).toBe(true);
  return { id: body.id, code: body.code, screen: new Visitor(doors, body.token) };
}

test('ten wrong codes a minute and no more: then a right one is refused too, until the minute is over', async () => {
  const { id, code } = await openRoom();
  const thief = new Visitor(doors);
  const look = async (typed: string): Promise<unknown> =>
    (await thief.ask('GET', `/api/room-codes/${typed}`)).body;
  expect(await look(code)).toEqual({ id });
  const wrong = Array.from({ length: 10 }, (_, i) => `moki${String(i).padStart(5, '0')}`);
  for (const one of wrong) expect(await look(one)).toEqual({ error: { code: 'no-such-room' } });
  const refused = await thief.ask('GET', `/api/room-codes/${code}`);
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too-many' } } });
  expect(Number(refused.response.headers['retry-after'])).toBeGreaterThan(0);
  now += 7_000;
  expect(await look(code)).toEqual({ id });
  // A hundred at once are answered, and paid back: ten a minute on average.
  now += 60_000;
  await Promise.all(Array.from({ length: 100 }, (_, i) => look(`rati${String(i).padStart(5, '0')}`)));
  now += 60_000;
  expect(await look(code)).toMatchObject({ error: { code: 'too-many' } });
  now += 600_000;
  expect(await look(code)).toEqual({ id });
});

test('whoever knows the code joins while there is room, and acts for nobody else', async () => {
  const { id, code, screen } = await openRoom();
  const [ann, thief] = [await guestAt(doors), await guestAt(doors)];
  expect((await ann.ask('GET', `/api/room-codes/${code.toUpperCase()}`)).body).toEqual({ id });
  for (const one of [ann, ann]) expect((await one.ask('POST', `/api/rooms/${id}/join`, {})).status).toBe(200);
  const info = (await thief.ask('GET', `/api/rooms/${id}`)).body;
  expect(v.is(answers.room, info)).toBe(true);
  expect(info).toMatchObject({ code, lead: ann.id, you: { as: 'onlooker', isKeeper: false } });
  expect(JSON.stringify(info)).not.toMatch(/token|hash|entropy/);

  const box = { game: 'mathable', config: {}, seats: 2, level: 1 };
  for (const [path, body] of [
    ['lead', { player: thief.id }],
    ['door', { isOpen: false }],
    ['box', box],
    ['begin', {}],
    ['people', { name: 'Nobody', face: 1 }],
    [`screens/${info.screens[0].id}`, { isKeeper: false }],
  ] as const)
    expect([path, (await thief.ask('POST', `/api/rooms/${id}/${path}`, body)).body]).toEqual([
      path,
      { error: { code: 'not-keeper' } },
    ]);
  expect((await thief.ask('DELETE', `/api/rooms/${id}/people/${ann.id}`)).body).toEqual({
    error: { code: 'not-keeper' },
  });
  expect((await thief.ask('POST', `/api/rooms/${id}/pass`, {})).body).toEqual({
    error: { code: 'not-in-room' },
  });
  expect((await thief.ask('POST', `/api/rooms/${id}/sit`, { entropy: 'x' })).body).toEqual({
    error: { code: 'not-open' },
  });
  // A claim is only a question, and a wrong pass a wrong guess.
  expect((await thief.ask('POST', `/api/rooms/${id}/claims`, { of: ann.id })).status).toBe(200);
  const [claim] = (await screen.ask('GET', `/api/rooms/${id}`)).body.claims;
  expect((await thief.ask('POST', `/api/rooms/${id}/claims/${claim.id}`, { agrees: true })).body).toEqual({
    error: { code: 'not-keeper' },
  });
  expect((await screen.ask('POST', `/api/rooms/${id}/claims/${claim.id}`, { agrees: false })).status).toBe(
    200,
  );
  expect((await thief.ask('POST', `/api/rooms/${id}/claims`, { of: ann.id, pass: '123456' })).body).toEqual({
    error: { code: 'no-such-claim' },
  });

  // Shown out, they are not in again, nor with a claim; the lead may do it as well as the screen.
  expect((await thief.ask('POST', `/api/rooms/${id}/join`, {})).status).toBe(200);
  expect((await ann.ask('DELETE', `/api/rooms/${id}/people/${thief.id}`)).status).toBe(200);
  for (const [path, body] of [
    ['join', {}],
    ['claims', { of: ann.id }],
  ] as const)
    expect((await thief.ask('POST', `/api/rooms/${id}/${path}`, body)).body).toEqual({
      error: { code: 'shown-out' },
    });
});

test('a pass is guessed ten times a minute and no more, like a code', async () => {
  now += 3_600_000;
  const { id } = await openRoom();
  const [ann, thief] = [await guestAt(doors), await guestAt(doors)];
  await ann.ask('POST', `/api/rooms/${id}/join`, {});
  const { pass } = (await ann.ask('POST', `/api/rooms/${id}/pass`, {})).body;
  expect(pass).toMatch(/^\d{6}$/);
  const guess = async (typed: string): Promise<string | undefined> =>
    (await thief.ask('POST', `/api/rooms/${id}/claims`, { of: ann.id, pass: typed })).body.error?.code;
  const wrong = String((Number(pass) + 1) % 1_000_000).padStart(6, '0');
  for (let i = 0; i < 10; i++) expect(await guess(wrong)).toBe('no-such-claim');
  expect(await guess(pass)).toBe('too-many');
});

test('names and faces in a room are those that are taken everywhere', async () => {
  now += 3_600_000;
  const { id, screen } = await openRoom();
  for (const name of ['', ' \u202e ', 'x'.repeat(30)])
    expect((await screen.ask('POST', `/api/rooms/${id}/people`, { name, face: 1 })).body.error.code).toBe(
      'bad-name',
    );
  expect((await screen.ask('POST', `/api/rooms/${id}/people`, { name: 'Mamie', face: 12 })).status).toBe(400);
  expect((await screen.ask('POST', `/api/rooms/${id}/people`, { name: ' Mamie ', face: 11 })).status).toBe(
    201,
  );
  expect((await screen.ask('GET', `/api/rooms/${id}`)).body.people[0].player).toMatchObject({
    name: 'Mamie',
    face: 11,
  });
});

test('rooms are not opened, nor filled, without end from one address', async () => {
  now += 36_000_000;
  const opened: number[] = [];
  for (let i = 0; i < 45; i++) opened.push((await new Visitor(doors).ask('POST', '/api/rooms', {})).status);
  expect(opened.filter(status => status === 201)).toHaveLength(40);
  expect(opened.at(-1)).toBe(429);
  const { body } = await new Visitor(doors).ask('GET', '/api/rooms/nothing');
  expect(body).toEqual({ error: { code: 'no-such-room' } });
});
