import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTrials } from '#kernel/test/find-trials.ts';
import { LIMITS } from '#server/ws/connection.ts';
import { playAt } from '../example-bot.ts';
import { Player, valueOf } from './player.ts';
import { openRealHouse, type RealHouse } from './real-house.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await openRealHouse({ limits: LIMITS });
});
afterAll(() => house.close());

const games = (await findTrials()).map(({ id, trials }) => ({
  id,
  trial: [...trials].sort((a, b) => a.seats - b.seats)[0] as (typeof trials)[number],
}));

test.each(games)(
  '$id: programs from outside take seats, play, and agree how it ended',
  async ({ id, trial }) => {
    const { played, outcome } = await playOut(house, id, trial);
    const seats = Array.from(played, (_, seat) => seat);
    expect(played.map(one => (one.ok ? one.seat : -1)).sort((a, b) => a - b)).toEqual(seats);
    expect(outcome).not.toBeNull();
    expect(played.map(one => one.ok && one.outcome)).toEqual(seats.map(() => outcome));
  },
);

test('a program that is too fast for the house waits, and plays on', async () => {
  const slow = await openRealHouse({ limits: { ...LIMITS, burst: 12 } });
  const { id, trial } = games.find(one => one.id === 'matryoshka') as (typeof games)[number];
  const { played, outcome } = await playOut(slow, id, trial);
  expect(outcome).not.toBeNull();
  expect(played.map(one => one.ok && one.outcome)).toEqual(played.map(() => outcome));
  await slow.close();
});

async function playOut({ base }: RealHouse, id: string, trial: (typeof games)[number]['trial']) {
  const { game, config, seats } = trial;
  const host = await Player.enter(base, 'Host');
  const { id: table } = valueOf(
    await host.api.create({
      game: id,
      config,
      visibility: 'link',
      clock: { kind: 'none' },
      seats: Array.from({ length: seats }, () => ({ kind: 'person' })),
    }),
  );
  host.watch(table);
  const choose = (view: unknown) => game.fallback(view) as Readonly<Record<string, unknown>>;
  const playing = Array.from({ length: seats }, (_, i) =>
    playAt({ house: base, table, name: `Program ${i}`, choose }),
  );
  await host.until(() => host.info?.seats.every(({ kind }) => kind === 'person') === true);
  valueOf(await host.api.begin(table));
  const played = await Promise.all(playing);
  const { outcome } = valueOf(await host.api.info(table));
  host.close();
  return { played, outcome };
}

test('a table that is full, or none, or no house at all', async () => {
  const choose = () => null;
  const at = { house: house.base, table: 'nowhere', name: 'Late', choose };
  expect(await playAt(at)).toMatchObject({ ok: false, why: 'no-such-table' });
  expect(await playAt({ ...at, name: '' })).toMatchObject({ ok: false, why: 'bad-name' });
  expect(await playAt({ ...at, house: 'http://127.0.0.1:1' })).toMatchObject({ ok: false, why: 'offline' });
});
