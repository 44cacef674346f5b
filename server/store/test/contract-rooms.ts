import { expect, test } from 'vitest';
import type { RoomRecord } from '../records.ts';
import type { Engine } from './engine.ts';
import { freshId } from './people.ts';

export function rooms({ store, place }: Engine): void {
  const roomOf = (change: Partial<RoomRecord> = {}): RoomRecord => ({
    id: freshId(),
    code: `moki${freshId()}`,
    openedAt: 5,
    usedAt: 5,
    isOpen: true,
    lead: 'ann',
    people: [
      { player: 'ann', by: 'phone' },
      { player: 'gran', by: 'screen' },
    ],
    screens: [{ player: 'tv', isKeeper: true }],
    claims: [{ id: 'c', by: 'x', of: 'ann', at: 7 }],
    passes: [{ hash: 'h', of: 'ann', until: 9 }],
    shownOut: ['zoe'],
    box: { game: 'mathable', config: { checking: 'referee' }, seats: 4, level: 3 },
    table: 'a-table',
    played: 2,
    revision: 1,
    ...change,
  });

  test('a room comes back as it was, by its id and by its code', async () => {
    const room = roomOf();
    expect(await store().rooms.create(room)).toBe('done');
    expect(await store().rooms.find(room.id)).toEqual(room);
    expect(await store().rooms.called(room.code)).toBe(room.id);
    expect(await store().rooms.find(freshId())).toBeNull();
    expect(await store().rooms.called('none')).toBeNull();
  });

  test('no two rooms have one code', async () => {
    const room = roomOf();
    const both = await Promise.all([room, roomOf({ code: room.code })].map(one => store().rooms.create(one)));
    expect(both.toSorted()).toEqual(['conflict', 'done']);
  });

  test('of two changes of one room made at once, one is refused and changes nothing', async () => {
    const room = roomOf();
    await store().rooms.create(room);
    const next = [true, false].map(isOpen => ({ ...room, isOpen, people: [], revision: 2 }));
    const outcomes = await Promise.all(next.map(one => store().rooms.save(one)));
    expect(outcomes.toSorted()).toEqual(['conflict', 'done']);
    expect(await store().rooms.find(room.id)).toEqual(next[outcomes.indexOf('done')]);
  });

  test('a room where nobody was for long is found, and goes unless somebody comes', async () => {
    const opened = await (await place()).open();
    const { rooms: all } = opened;
    const [old, visited, late] = [
      roomOf({ usedAt: 10 }),
      roomOf({ usedAt: 11 }),
      roomOf({ usedAt: 12 }),
    ] as const;
    for (const one of [old, visited, late]) await all.create(one);
    expect(await all.count()).toBe(3);
    expect(await all.forgotten(12, 10)).toEqual([old.id, visited.id]);
    expect(await all.forgotten(12, 1)).toEqual([old.id]);
    await all.touch([visited.id, freshId()], 20);
    expect((await all.find(visited.id))?.usedAt).toBe(20);
    for (const { id } of [old, visited]) await all.remove(id, 12);
    expect(await all.find(old.id)).toBeNull();
    expect(await all.find(visited.id)).not.toBeNull();
    expect(await all.count()).toBe(2);
    await opened.close();
  });
}
