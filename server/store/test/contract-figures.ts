import { expect, test } from 'vitest';
import type { Run, Unchecked } from '../figures.ts';
import type { Store } from '../store.ts';
import type { Engine } from './engine.ts';
import { addMatch, addPlayer, eventsFrom, freshId, SECRET, SEED, tableOf } from './people.ts';

const DAY = 86_400_000;
const OVER = { status: 'over', outcome: null, endedAt: 9 } as const;

export function figures({ place }: Engine): void {
  test('each life of a process is noted once, and those without an end were killed', async () => {
    const store = await (await place()).open();
    const run: Run = { id: freshId(), startedAt: 100, seenAt: 100, endedAt: null, moves: 0, events: 0 };
    expect(await store.figures.sums(run.id, 100)).toMatchObject({ since: null, moves: 0, told: 0, kills: 0 });
    await store.figures.note(run);
    await store.figures.note({ ...run, seenAt: 200, moves: 3, events: 5 });
    const sums = await store.figures.sums(run.id, DAY);
    expect(sums).toMatchObject({ since: 100, moves: 3, told: 5, kills: 0 });
    const next = { ...run, id: freshId(), startedAt: 300, seenAt: DAY, moves: 4, events: 4 };
    await store.figures.note(next);
    expect(await store.figures.sums(next.id, DAY)).toMatchObject({ since: 100, moves: 7, told: 9, kills: 1 });
    await store.figures.note({ ...run, seenAt: 400, endedAt: 400, moves: 3, events: 5 });
    expect(await store.figures.sums(next.id, DAY)).toMatchObject({ moves: 7, kills: 0 });
    await store.close();
  });

  test('what the logs hold is counted, whatever was checked or is gone; what came from elsewhere is not', async () => {
    const store = await (await place()).open();
    const kept = async (): Promise<number> => (await store.figures.sums('', 0)).kept;
    const { id: host } = await addPlayer(store);
    const [over, gone] = [await addMatch(store, host), await addMatch(store, host)];
    await store.events.append({ match: over.id, events: eventsFrom(1, 12), due: null, end: OVER });
    await store.events.append({ match: gone.id, events: eventsFrom(1, 5), due: null });
    expect(await kept()).toBe(17);
    expect(await store.figures.check(await first(store), { at: 20, lost: 0, isOlder: false })).toBe('done');
    expect(await kept()).toBe(17);
    await store.tables.remove(over.id);
    await store.tables.remove(gone.id);
    expect(await kept()).toBe(17);
    const adopted = tableOf(host, { status: 'over' });
    await store.tables.adopt(adopted, { ...SECRET, seed: SEED }, eventsFrom(1, 40));
    expect(await kept()).toBe(17);
    await store.players.erase(host);
    expect(await store.tables.ids()).toEqual([]);
    expect(await kept()).toBe(17);
    await store.close();
  });

  test('a match that is over is looked at once, and again after a month; what does not fit is counted once', async () => {
    const store = await (await place()).open();
    const { id: match } = await addMatch(store);
    await store.events.append({ match, events: eventsFrom(1, 3), due: null, end: OVER });
    const before = await first(store);
    expect(before).toMatchObject({ match, status: 'over', lastSeq: 3, checkedSeq: 0, isSettled: false });
    const checked = { at: DAY, lost: 2, isOlder: false };
    expect(await store.figures.check(before, checked)).toBe('done');
    // Somebody else had looked at the same time.
    expect(await store.figures.check(before, checked)).toBe('conflict');
    expect(await store.figures.sums('', 0)).toMatchObject({ checked: 1, misfits: 2, older: 0 });
    expect(await store.figures.unchecked(30 * DAY, 9)).toEqual([]);
    const again = await first(store, 32 * DAY);
    expect(again).toMatchObject({ match, checkedSeq: 3, lost: 2, isSettled: true });
    expect(await store.figures.check(again, { at: 32 * DAY, lost: 3, isOlder: false })).toBe('done');
    expect(await store.figures.sums('', 0)).toMatchObject({ checked: 1, misfits: 3, kept: 3 });
    await store.close();
  });

  test('a match under way is looked at once a day, and not while it goes on', async () => {
    const store = await (await place()).open();
    const { id: match, startedAt } = await addMatch(store);
    const begun = startedAt ?? 0;
    await store.events.append({ match, events: eventsFrom(1, 3), due: null });
    expect(await store.figures.unchecked(begun + DAY, 9)).toEqual([]);
    const before = await first(store, begun + 2 * DAY);
    await store.events.append({ match, events: eventsFrom(4, 4), due: null });
    const checked = { at: begun + 2 * DAY, lost: 0, isOlder: false };
    expect(await store.figures.check(before, checked)).toBe('conflict');
    expect(await store.figures.check(await first(store, begun + 2 * DAY), checked)).toBe('done');
    expect(await store.figures.unchecked(begun + 4 * DAY, 9)).toEqual([]);
    expect(await store.figures.sums('', 0)).toMatchObject({ kept: 4, checked: 0, playing: 1 });
    await store.close();
  });

  test('a match played under older rules is counted as such', async () => {
    const store = await (await place()).open();
    const { id: match } = await addMatch(store);
    await store.events.append({ match, events: eventsFrom(1, 2), due: null, end: OVER });
    await store.figures.check(await first(store), { at: 5, lost: 0, isOlder: true });
    expect(await store.figures.sums('', 0)).toMatchObject({ checked: 1, older: 1, misfits: 0, playing: 0 });
    await store.close();
  });
}

async function first(store: Store, now = 0): Promise<Unchecked> {
  const [found] = await store.figures.unchecked(now, 9);
  if (found === undefined) throw new Error('nothing is left to be checked');
  return found;
}
