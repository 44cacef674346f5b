/** What every store does, whatever it is made of. */
import { describe, expect, test } from 'vitest';
import { appends } from './contract-appends.ts';
import { durability } from './contract-durability.ts';
import { figures } from './contract-figures.ts';
import { players } from './contract-players.ts';
import { rooms } from './contract-rooms.ts';
import { tables } from './contract-tables.ts';
import type { Engine } from './engine.ts';
import { addMatch, addPlayer, freshId } from './people.ts';

export function contract(engine: Engine): void {
  describe('players', () => {
    players(engine);
  });
  describe('tables', () => {
    tables(engine);
  });
  describe('appends', () => {
    appends(engine);
  });
  describe('durability', () => {
    durability(engine);
  });
  describe('rooms', () => {
    rooms(engine);
  });
  describe('figures', () => {
    figures(engine);
  });

  test('what was said at a table comes back in order, the last ones', async () => {
    const { store } = engine;
    const { id: player } = await addPlayer(store());
    const match = await addMatch(store(), player);
    const said = [1, 2, 3].map(seq => ({
      seq,
      at: 10 * seq,
      player,
      seat: seq === 3 ? null : 0,
      say: { tag: 'text', text: `« ${seq} » 👋` } as const,
    }));
    for (const one of said) expect(await store().talk.add(match.id, one)).toBe('done');
    expect(await store().talk.add(match.id, { ...said[0]!, at: 99 })).toBe('conflict');
    expect(await store().talk.of(match.id, 2)).toEqual(said.slice(1));
    expect(await store().talk.of(match.id, 50)).toEqual(said);
    expect(await store().talk.of(freshId(), 50)).toEqual([]);
  });

  test('a push subscription moves to whoever uses the browser now', async () => {
    const { push } = engine.store();
    const [one, other] = [await addPlayer(engine.store()), await addPlayer(engine.store())];
    const subscription = {
      endpoint: `https://push.example/${freshId()}`,
      player: one.id,
      p256dh: 'key',
      auth: 'secret',
      language: 'fr',
    } as const;
    await push.add(subscription);
    expect(await push.of(one.id)).toEqual([subscription]);
    await push.add({ ...subscription, player: other.id, language: 'en' });
    expect(await push.of(one.id)).toEqual([]);
    expect(await push.of(other.id)).toEqual([{ ...subscription, player: other.id, language: 'en' }]);
    await push.remove(subscription.endpoint);
    expect(await push.of(other.id)).toEqual([]);
  });

  test('a key of the house is made once, for all who ask at the same time', async () => {
    const { keys } = engine.store();
    const name = freshId();
    const got = await Promise.all([1, 2, 3].map(() => keys.get(name, freshId)));
    expect(new Set(got).size).toBe(1);
    expect(await keys.get(name, () => 'another')).toBe(got[0]);
  });

  test('it answers to a ping', async () => {
    await expect(engine.store().ping()).resolves.toBeUndefined();
  });
}
