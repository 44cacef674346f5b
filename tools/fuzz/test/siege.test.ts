import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { seedFromText } from '#kernel/fair.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { fromClient } from '#protocol/from-client.ts';
import { folderPlace } from '../../faults/place.ts';
import { Stage } from '../../faults/stage.ts';
import { KINDS } from '../messages.ts';
import { routesOf } from '../requests.ts';
import { besiege } from '../siege.ts';
import { valueOf } from '../values.ts';

const pages = mkdtempSync(join(tmpdir(), 'etagere-pages-'));
writeFileSync(join(pages, 'index.html'), '');
afterAll(() => rmSync(pages, { recursive: true, force: true }));

test.each(KINDS)('what is made up for $kind is such a message', ({ kind, schema }) => {
  const rng = rngFor(seedFromText(kind), 0);
  for (let i = 0; i < 100; i++) {
    const message = valueOf(schema, rng);
    expect([message, v.is(fromClient, message)]).toEqual([message, true]);
  }
});

test('a word of a schema that nothing is made up for is told at once', () => {
  const rng = rngFor(seedFromText('unknown'), 0);
  for (const schema of [
    { type: 'date' },
    { type: 'string', format: 'email' },
    { type: 'string', pattern: '^a|b$' },
  ])
    expect(() => valueOf(schema, rng)).toThrow('no generator for');
});

const trials = (await findTrials()).flatMap(found => found.trials.find(({ seats }) => seats <= 4) ?? []);

test('ten thousand messages, requests and files break nothing, and disturb nobody', async () => {
  const { sent, troubles, verdict, routes } = await siegeOf(10_000);
  expect(troubles).toEqual([]);
  expect(verdict).toMatchObject({ problems: [], complaints: [] });
  expect(verdict.acknowledged).toBeGreaterThan(10);
  // A kind of message or a route without its share would have gone untried.
  const kinds = fromClient.options.map(({ entries }) => entries.t.literal);
  const untried = [...kinds, ...routes].filter(name => (sent.get(name) ?? 0) < 10);
  expect(untried).toEqual([]);
}, 180_000);

test('a server that a message breaks is found out', async () => {
  const { troubles } = await siegeOf(1000, 'brittle.ts');
  expect(troubles).toContain('a socket was closed with 1012');
}, 60_000);

/** Witnesses play on through all of it, and every frame of theirs is compared with what is stored. */
async function siegeOf(count: number, sabotage?: string) {
  const place = folderPlace();
  const stage = await Stage.open({
    place,
    trials: trials.filter(({ game }) => game.id === 'matryoshka'),
    processes: 1,
    script: [join(import.meta.dirname, '..', 'server.ts'), pages],
    breaks: sabotage === undefined ? [] : [join(import.meta.dirname, sabotage)],
    party: () => ({ pace: 60 }),
    seed: 'the witnesses of a siege',
  });
  const base = stage.doors();
  const routes = (await routesOf(base)).map(({ name }) => name);
  const besieged = await besiege({ base, trials, count, seed: 'a siege' });
  const verdict = await (sabotage === undefined ? stage.end() : stage.abandon());
  await place.close();
  return { ...besieged, verdict, routes };
}
