import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { parseLog } from '#kernel/log.ts';
import { parseArchive } from '#protocol/archive.ts';
import { codeOf, sayCode } from '#protocol/table-code.ts';
import * as answers from '../http/answers.ts';
import { Guest } from '../tables/test/guests.ts';
import { type Doors, guestAt, openDoors, Visitor, WISH } from './doors.ts';

const doors = await openDoors({ generosity: 100 });
// It looks after what is over, too.
doors.house.start();
afterAll(() => doors.close());

const PUBLIC = { ...WISH, visibility: 'public' };

test('a table from its first seat to its rematch', async () => {
  const [ada, zoe, onlooker] = [await guestAt(doors), await guestAt(doors), new Visitor(doors)];
  const made = await ada.ask('POST', '/api/tables', PUBLIC);
  expect(made.status).toBe(201);
  expect(v.is(answers.newTable, made.body)).toBe(true);
  const { id, commitment } = made.body;
  expect(id).toMatch(/^[\w-]{22,}$/);
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  const at = `/api/tables/${id}`;

  const code = sayCode(codeOf(id) ?? '').toUpperCase();
  expect((await onlooker.ask('GET', `/api/codes/${code}`)).body).toEqual({ id });
  expect((await onlooker.ask('GET', '/api/codes/hello')).body).toEqual({ error: { code: 'no-such-table' } });

  expect((await ada.ask('POST', `${at}/sit`, { entropy: 'from Ada' })).body).toEqual({ seat: 0 });
  expect((await zoe.ask('POST', `${at}/sit`, { seat: 0, entropy: 'x' })).body).toEqual({
    error: { code: 'seat-taken' },
  });
  expect((await zoe.ask('POST', `${at}/sit`, { seat: 1, entropy: 'from Zoe' })).status).toBe(200);
  expect((await zoe.ask('POST', `${at}/stand`)).body).toEqual({});
  expect((await ada.ask('POST', `${at}/seats/1`, { kind: 'bot', level: 3 })).status).toBe(200);
  expect((await zoe.ask('POST', `${at}/seats/1`, { kind: 'empty' })).body).toEqual({
    error: { code: 'not-host' },
  });
  expect((await ada.ask('POST', `${at}/seats/1`, { kind: 'empty' })).status).toBe(200);
  expect((await zoe.ask('POST', `${at}/sit`, { entropy: 'from Zoe' })).body).toEqual({ seat: 1 });
  expect((await ada.ask('POST', `${at}/chat`, { on: true })).status).toBe(200);
  expect((await zoe.ask('POST', `${at}/ready`, { isReady: false })).status).toBe(200);
  expect((await ada.ask('POST', `${at}/begin`)).body).toEqual({ error: { code: 'not-ready' } });
  expect((await zoe.ask('POST', `${at}/ready`, { isReady: true })).status).toBe(200);

  const info = (await zoe.ask('GET', at)).body;
  expect(v.is(answers.table, info)).toBe(true);
  expect(info).toMatchObject({ id, commitment, status: 'open', chat: true, you: { seat: 1, isHost: false } });
  expect(JSON.stringify(info)).not.toContain('from Ada');
  const lobby = (await onlooker.ask('GET', '/api/lobby')).body;
  expect(v.is(answers.lobby, lobby)).toBe(true);
  expect(lobby.tables.map((table: { id: string }) => table.id)).toContain(id);

  expect((await zoe.ask('POST', `${at}/begin`)).body).toEqual({ error: { code: 'not-host' } });
  expect((await ada.ask('POST', `${at}/begin`)).status).toBe(200);
  expect((await zoe.ask('POST', `${at}/stand`)).body).toEqual({ error: { code: 'not-open' } });
  const mine = (await zoe.ask('GET', '/api/mine')).body;
  expect(v.is(answers.mine, mine)).toBe(true);
  expect(mine.tables).toMatchObject([{ id, status: 'playing' }]);

  for (const what of ['match', 'rematch'] as const) {
    const early = await ada.ask(what === 'match' ? 'GET' : 'POST', `${at}/${what}`);
    expect(early).toMatchObject({ status: 409, body: { error: { code: 'not-finished' } } });
    expect(Object.keys(early.body)).toEqual(['error']);
  }
  expect((await ada.ask('GET', `${at}/archive`)).status).toBe(404);

  await resign(doors, id, zoe.id);
  const over = (await onlooker.ask('GET', at)).body;
  expect(v.is(answers.table, over)).toBe(true);
  expect(over).toMatchObject({ status: 'over', you: { seat: null } });

  const file = await onlooker.ask('GET', `${at}/match`);
  expect(file.status).toBe(200);
  expect(file.response.headers['content-disposition']).toBe(`attachment; filename="etagere-${id}.json"`);
  expect(parseLog(file.body).ok).toBe(true);
  expect(file.body.proof).toMatchObject({ commitment, entropies: ['from Ada', 'from Zoe'] });
  expect(file.body.players).toHaveLength(2);
  await expect
    .poll(async () => (await onlooker.ask('GET', `${at}/archive`)).status, { timeout: 20_000 })
    .toBe(200);
  const { response } = await onlooker.ask('GET', `${at}/archive`);
  expect(response.headers['content-encoding']).toBe('gzip');
  const archive: unknown = JSON.parse(gunzipSync(response.rawPayload).toString());
  expect(v.is(answers.archive, archive)).toBe(true);
  expect(parseArchive(archive)?.size).toBe(3);

  const again = (await zoe.ask('POST', `${at}/rematch`)).body;
  expect(again.id).not.toBe(id);
  expect((await ada.ask('POST', `${at}/rematch`)).body).toEqual(again);
  expect((await new Visitor(doors).ask('GET', `/api/tables/${again.id}`)).status).toBe(200);
});

test.each([
  [{ ...PUBLIC, game: 'chess' }, 'no-such-game'],
  [{ ...PUBLIC, game: 'constructor' }, 'no-such-game'],
  [{ ...PUBLIC, config: 'nonsense' }, 'no-such-config'],
  [{ ...PUBLIC, config: deep(2000) }, 'malformed'],
  [{ ...PUBLIC, seats: Array.from({ length: 20 }, () => ({ kind: 'person' })) }, 'no-such-seats'],
  [
    {
      ...PUBLIC,
      seats: [
        { kind: 'bot', level: 1 },
        { kind: 'bot', level: 1 },
      ],
    },
    'no-such-seats',
  ],
  [{ ...PUBLIC, seats: [] }, 'malformed'],
  [{ ...PUBLIC, seats: [{ kind: 'bot', level: 9 }] }, 'malformed'],
  [{ ...PUBLIC, clock: { kind: 'days', days: 2 } }, 'malformed'],
  [{ ...PUBLIC, clock: { kind: 'move', seconds: 0 } }, 'malformed'],
  [{ ...PUBLIC, visibility: 'secret' }, 'malformed'],
  [{ ...PUBLIC, extra: true }, 'malformed'],
])('a table that cannot be is refused: %#', async (wish, code) => {
  const guest = await guestAt(doors);
  const { status, body } = await guest.ask('POST', '/api/tables', wish);
  expect(status).toBe(400);
  expect(body.error.code).toBe(code);
});

test('whoever is nobody sits nowhere', async () => {
  const visitor = new Visitor(doors);
  expect((await visitor.ask('POST', '/api/tables', PUBLIC)).status).toBe(401);
  expect((await visitor.ask('GET', '/api/mine')).status).toBe(401);
});

test.each(['x', 'a'.repeat(40), '%20', '..%2f', '"', 'é'])('there is no table %s', async id => {
  const guest = await guestAt(doors);
  const found = await guest.ask('GET', `/api/tables/${id}`);
  expect(found).toMatchObject({ status: 404, body: { error: { code: 'no-such-table' } } });
  expect((await guest.ask('POST', `/api/tables/${id}/stand`)).status).toBe(404);
});

/** As the socket would tell it. */
async function resign(doors: Doors, table: string, id: string): Promise<void> {
  const player = await doors.store.players.find(id);
  if (player === null) throw new Error('nobody');
  const guest = new Guest(doors, player);
  await doors.house.follow(guest, { t: 'resign', id: 'r1', table });
  expect(guest.told).toContainEqual({ t: 'done', id: 'r1' });
}

function deep(levels: number): unknown {
  return levels === 0 ? 1 : [deep(levels - 1)];
}
