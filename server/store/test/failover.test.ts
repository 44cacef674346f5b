import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { isUnavailable } from '../trouble.ts';
import { addMatch, addPlayer, eventAt, eventsFrom } from './people.ts';
import { PostgresPair } from './postgres-pair.ts';

const A_WHILE = 60_000;
/** Milliseconds until a house has found a primary that was promoted. */
const SOON = 5_000;

let pair: PostgresPair;
const stores: Store[] = [];
beforeAll(async () => {
  pair = await PostgresPair.start();
  stores.push(await openStore({ url: pair.url }), await openStore({ url: pair.url }));
}, A_WHILE);
afterAll(async () => {
  for (const store of stores) await store.close();
  await pair.stop();
}, A_WHILE);

test(
  'a primary ends: the promoted standby is found, has all that was acknowledged, and the others are heard again',
  async () => {
    const [one, two] = stores as [Store, Store];
    const match = await addMatch(one);
    let acknowledged = 0;
    const append = async (): Promise<boolean> => {
      const done = await one.events.append({
        match: match.id,
        events: [eventAt(acknowledged + 1)],
        due: null,
      });
      if (done === 'done') acknowledged += 1;
      return done === 'done';
    };
    for (let i = 0; i < 20; i++) expect(await append()).toBe(true);
    const ann = await addPlayer(one);
    one.presence?.note({ table: match.id, player: ann.id, leftAt: null });
    const missed = new Promise<void>(resolve => two.onMissed(resolve));
    const heard: number[] = [];
    two.onChange(change => {
      if (change.kind === 'log' && change.table === match.id) heard.push(change.before);
    });
    await pair.primary.kill();
    await expect(append()).rejects.toSatisfy(isUnavailable);
    await pair.promote();
    const promoted = performance.now();
    await until(async () => (await one.events.after(match.id, 0)).length === acknowledged);
    await Promise.all([missed, until(append)]);
    expect(performance.now() - promoted).toBeLessThan(SOON);
    expect(await two.events.after(match.id, 0)).toEqual(eventsFrom(1, acknowledged));
    // What is not worth the disk was not worth the standby's either: it is said again.
    await until(async () => {
      for (const store of [one, two]) await store.service.beat(Date.now());
      return (await two.presence?.at(match.id))?.get(ann.id) === null;
    });
    await until(async () => {
      await append();
      return heard.includes(acknowledged - 1);
    });
  },
  A_WHILE,
);

test(
  'a primary of before that comes back is not written to, nor read, whoever else is gone',
  async () => {
    const [one] = stores as [Store];
    const match = await addMatch(one);
    // It does not know that it is no longer the primary.
    const former = pair.standby;
    await former.start();
    const newcomer = await openStore({ url: pair.url });
    stores.push(newcomer);
    for (const store of [one, newcomer]) {
      await until(() => store.ping().then(() => true));
      expect(await store.tables.find(match.id)).not.toBeNull();
    }
    await expect(rowsOf(former.url, match.id)).resolves.toBe(0);
    // Nobody else is there: rather nothing than that one.
    await pair.primary.kill();
    for (const store of [one, newcomer]) {
      await expect(store.ping()).rejects.toSatisfy(isUnavailable);
      await expect(store.ping()).rejects.toSatisfy(isUnavailable);
    }
    // And whoever knew nothing of the other, and wrote there, would have no answer.
    await expect(writeTo(former.url)).resolves.toBe('no answer');
    await former.kill();
    await pair.primary.start();
    await until(async () => (await one.tables.find(match.id)) !== null);
  },
  A_WHILE,
);

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await sleep(50);
}

async function rowsOf(connectionString: string, match: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('SELECT 1 FROM match WHERE id = $1', [match]);
  await client.end();
  return rows.length;
}

async function writeTo(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  const answer = client.query("INSERT INTO key (name, value) VALUES ('x', 'y')").then(
    () => 'answered',
    () => 'broken off',
  );
  return Promise.race([answer, sleep(1000).then(() => 'no answer')]);
}
