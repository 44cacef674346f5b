import { expect, test, vi } from 'vitest';
import { BotPool } from '../../tables/bot-pool.ts';
import { Guest } from '../../tables/test/guests.ts';
import { BOT, oneHouse, PERSON, wish } from '../../tables/test/one-house.ts';
import { Checker } from '../checker.ts';

const here = oneHouse();
const MONTH = 31 * 86_400_000;

/** Checks all there is, and answers what was found and told. */
async function checkAll(now: number): Promise<{ readonly told: readonly string[] }> {
  const bots = new BotPool();
  const told: string[] = [];
  const checker = new Checker({
    store: here.store,
    bots,
    now: () => now,
    report: (_, error) => told.push(String(error)),
    pace: { idle: 5, between: 1 },
  });
  checker.start();
  while ((await here.store.figures.unchecked(now, 1)).length > 0)
    await new Promise(resolve => setTimeout(resolve, 5));
  await checker.close();
  await bots.close();
  return { told };
}

async function playedOut(seats = [PERSON, BOT]): Promise<string> {
  const id = await here.begun(wish({ seats }), here.ann);
  const guest = new Guest(here, here.ann);
  await guest.watch(id);
  await guest.playOn(id);
  return id;
}

test('every match that is over is played again from its log, once', async () => {
  await playedOut();
  const given = await here.begun(wish(), here.ann, here.ben);
  await new Guest(here, here.ann).watch(given);
  await here.house.follow(new Guest(here, here.ann), { t: 'resign', id: 'enough', table: given });
  await here.begun(wish(), here.ann, here.ben);
  await here.shut();
  expect(await checkAll(Date.now())).toEqual({ told: [] });
  const sums = await here.store.figures.sums('', 0);
  expect(sums).toMatchObject({ checked: 2, older: 0, misfits: 0, playing: 1 });
  expect(sums.kept).toBeGreaterThan(10);
});

test.each([
  [
    'a fingerprint',
    'UPDATE match_part SET events = replace(events, \'"print":"\', \'"print":"0\') WHERE match = ?',
  ],
  ['a part that is gone', 'DELETE FROM match_part WHERE last = 8 AND match = ?'],
  ['another deal', "UPDATE match_secret SET seed = replace(seed, 'a', 'b') WHERE match = ?"],
  ['another promise', "UPDATE match SET commitment = 'c0' WHERE id = ?"],
  ['another end', "UPDATE match SET status = 'stopped' WHERE id = ?"],
  ['a row that cannot be read', "UPDATE match_part SET events = 'x' || events WHERE match = ?"],
])('what does not fit is found and told of, without the name of the table: %s', async (_, sql) => {
  const id = await playedOut();
  await here.shut();
  await checkAll(Date.now());
  expect(await here.store.figures.sums('', 0)).toMatchObject({ checked: 1, misfits: 0 });
  here.damage(sql, id);
  const { told } = await checkAll(Date.now() + MONTH);
  expect(told).toEqual([expect.stringMatching(/^Error: a log does not fit: \w+, after \d+ of \d+ events$/)]);
  const { checked, misfits } = await here.store.figures.sums('', 0);
  expect(checked).toBe(1);
  expect(misfits).toBeGreaterThan(0);
});

test('what was played under older rules is counted as such, and nothing of it is lost', async () => {
  const id = await playedOut();
  await here.shut();
  here.damage('UPDATE match SET version = version + 1 WHERE id = ?', id);
  expect(await checkAll(Date.now())).toEqual({ told: [] });
  expect(await here.store.figures.sums('', 0)).toMatchObject({ checked: 1, older: 1, misfits: 0 });
});

test('nothing is checked while bots wait', async () => {
  await playedOut();
  let asked = 0;
  const bots = {
    isPressed: true,
    check: () => {
      asked += 1;
      return Promise.resolve({ tag: 'whole' } as const);
    },
  };
  const report = (what: string): never => {
    throw new Error(what);
  };
  const pace = { idle: 5, between: 1 };
  const checker = new Checker({ store: here.store, bots, now: Date.now, report, pace });
  checker.start();
  await new Promise(resolve => setTimeout(resolve, 100));
  expect(asked).toBe(0);
  bots.isPressed = false;
  await vi.waitFor(() => expect(asked).toBe(1));
  await checker.close();
  expect(await here.store.figures.sums('', 0)).toMatchObject({ checked: 1 });
});
