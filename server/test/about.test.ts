import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import * as answers from '../http/answers.ts';
import { openDoors } from './doors.ts';

const doors = await openDoors();
await doors.figures.start();
afterAll(() => doors.close());

test('anybody may read what the house says of itself, and it holds no secret', async () => {
  const asked = await doors.app.inject({ url: '/api/about' });
  expect(asked.statusCode).toBe(200);
  expect(v.is(answers.about, asked.json())).toBe(true);
  const { startedAt } = asked.json();
  expect(asked.json()).toMatchObject({
    version: 'test',
    since: startedAt,
    moves: 0,
    kept: 0,
    lost: 0,
    checked: { matches: 0, older: 0 },
    kills: 0,
    waits: { moves: 0, p50: null, p99: null },
  });
  expect(asked.headers['cache-control']).toBe('no-store');
});

test('however often it is asked, the store is asked once', async () => {
  const asked = vi.spyOn(doors.store.figures, 'sums');
  await new Promise(resolve => setTimeout(resolve, 2_100));
  await Promise.all(Array.from({ length: 50 }, () => doors.app.inject({ url: '/api/about' })));
  expect(asked).toHaveBeenCalledTimes(1);
});
