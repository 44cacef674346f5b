import { afterAll, expect, test } from 'vitest';
import { LIMITS } from '../http/limits.ts';
import { ORIGIN, openDoors, WISH } from './doors.ts';

const NOW = Date.now();
const doors = await openDoors({ now: () => NOW });
afterAll(() => doors.close());

/** A guest whose requests come from this address. */
async function guestFrom(remoteAddress: string) {
  const headers = { origin: ORIGIN, 'content-type': 'application/json' };
  const entered = await doors.app.inject({
    method: 'POST',
    url: '/api/session',
    headers,
    remoteAddress,
    payload: '{}',
  });
  const [cookie = ''] = String(entered.headers['set-cookie']).split(';');
  return async (): Promise<{ readonly status: number; readonly id: string }> => {
    const { statusCode, body } = await doors.app.inject({
      method: 'POST',
      url: '/api/tables',
      headers: { ...headers, cookie },
      remoteAddress,
      payload: JSON.stringify({ ...WISH, visibility: 'public' }),
    });
    return { status: statusCode, id: String(JSON.parse(body).id) };
  };
}

test('five guests of one address who set up 150 empty tables crowd nobody out of the lobby', async () => {
  const real = await (await guestFrom('10.0.0.1'))();
  expect(real.status).toBe(201);
  const crowd = new Set<string>();
  for (let guest = 0; guest < 5; guest++) {
    const setUp = await guestFrom('10.0.0.2');
    for (let i = 0; i < LIMITS.tables.burst; i++) crowd.add((await setUp()).id);
  }
  expect(crowd.size).toBe(150);
  const { tables } = (await doors.app.inject({ url: '/api/lobby' })).json();
  const ids: string[] = tables.map(({ id }: { id: string }) => id);
  expect(ids.indexOf(real.id)).toBeGreaterThanOrEqual(0);
  expect(ids.indexOf(real.id)).toBeLessThan(2);
  // Each of the five has ten at the most.
  expect(ids).toHaveLength(51);
  // And an address sets up so many at once, whoever it is there.
  expect((await (await guestFrom('10.0.0.2'))()).status).toBe(429);
  expect((await (await guestFrom('10.0.0.3'))()).status).toBe(201);
});
