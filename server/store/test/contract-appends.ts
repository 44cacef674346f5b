import { expect, test } from 'vitest';
import type { TableEvent } from '#table/hosted/events.ts';
import type { TableRecord } from '../records.ts';
import type { Engine } from './engine.ts';
import { addMatch, addPlayer, eventAt, eventsFrom, freshId, SECRET, tableOf } from './people.ts';

const OUTCOME = { ranks: [2, 1, 3], scores: [10, 20, 0], rule: 'MB-15' };

export function appends({ store }: Engine): void {
  test('events come back as they were, in order, from any point on', async () => {
    const { id: match } = await addMatch(store());
    const choice: TableEvent = {
      kind: 'choice',
      seat: 1,
      move: { kind: 'remark', text: 'Ça alors ! \u0000 "\ud83e\udd8a" \\', cells: [1, null, -0.5] },
      by: 'clock',
      elapsedMs: 86_400_000,
      step: 3,
      command: 'c-1',
      print: 'ab12',
    };
    const events = [eventAt(1), eventAt(2, choice), ...eventsFrom(3, 12)];
    expect(await store().events.append({ match, events: events.slice(0, 5), due: 7 })).toBe('done');
    expect(await store().events.append({ match, events: events.slice(5), due: 7 })).toBe('done');
    expect(await store().events.after(match, 0)).toEqual(events);
    expect(await store().events.after(match, 10)).toEqual(events.slice(10));
    expect(await store().events.after(match, 12)).toEqual([]);
  });

  test('events are read in order and once, in however many parts they were written', async () => {
    const { id: host } = await addPlayer(store());
    const [ones, threes] = [await addMatch(store(), host), await addMatch(store(), host)];
    const said = async (match: string, first: number, last: number): Promise<void> =>
      expect(await store().events.append({ match, events: eventsFrom(first, last), due: null })).toBe('done');
    for (let seq = 1; seq <= 30; seq += 3) {
      await Promise.all([0, 1, 2].map(more => said(ones.id, seq + more, seq + more)));
      await said(threes.id, seq, seq + 2);
    }
    await said(threes.id, 31, 75);
    for (let seq = 0; seq <= 30; seq++)
      expect(await store().events.after(ones.id, seq)).toEqual(eventsFrom(seq + 1, 30));
    for (let seq = 0; seq <= 75; seq++)
      expect(await store().events.after(threes.id, seq)).toEqual(eventsFrom(seq + 1, 75));
  });

  test('of two who write the same seq one is told so, at every seq', async () => {
    const { id: match } = await addMatch(store());
    for (let seq = 1; seq <= 20; seq++) {
      const two = [1, 2].map(() => store().events.append({ match, events: [eventAt(seq)], due: null }));
      expect((await Promise.all(two)).toSorted()).toEqual(['conflict', 'done']);
    }
    expect(await store().events.after(match, 0)).toEqual(eventsFrom(1, 20));
  });

  test('of two who write the same seq, one is told so', async () => {
    const { id: match } = await addMatch(store());
    const outcomes = await Promise.all(
      [10, 11].map(at => store().events.append({ match, events: [{ ...eventAt(1), at }], due: at })),
    );
    expect(outcomes).toEqual(['done', 'conflict']);
    expect((await store().events.after(match, 0)).map(({ at }) => at)).toEqual([10]);
    expect(await store().events.append({ match, events: eventsFrom(1, 2), due: null })).toBe('conflict');
    expect(await store().events.after(match, 0)).toHaveLength(1);
  });

  test('a gap is a conflict, and so is a match that is not there or not being played', async () => {
    const { id: match } = await addMatch(store());
    expect(await store().events.append({ match, events: [eventAt(2)], due: null })).toBe('conflict');
    expect(await store().events.append({ match, events: [eventAt(1)], due: null })).toBe('done');
    expect(await store().events.append({ match, events: [eventAt(3)], due: null })).toBe('conflict');
    expect(await store().events.append({ match: freshId(), events: [eventAt(1)], due: null })).toBe(
      'conflict',
    );
    const open = tableOf((await addPlayer(store())).id);
    await store().tables.create(open, SECRET);
    expect(await store().events.append({ match: open.id, events: [eventAt(1)], due: 1 })).toBe('conflict');
    const within = store().events.append({ match, events: [eventAt(2), eventAt(4)], due: null });
    await expect(within).rejects.toThrow('gap');
    expect(await store().events.after(match, 0)).toHaveLength(1);
  });

  test('a conflict in one turn of the event loop hurts nobody else, and order is kept', async () => {
    const { id: host } = await addPlayer(store());
    const matches = await Promise.all(Array.from({ length: 20 }, () => addMatch(store(), host)));
    const outcomes = await Promise.all(
      matches.flatMap(({ id: match }, index) => [
        store().events.append({ match, events: eventsFrom(1, 2), due: null }),
        store().events.append({ match, events: [eventAt(index % 2 === 0 ? 3 : 2)], due: null }),
        store().events.append({ match, events: [eventAt(index % 2 === 0 ? 4 : 3)], due: null }),
      ]),
    );
    expect(outcomes).toEqual(
      matches.flatMap((_, index) => ['done', index % 2 === 0 ? 'done' : 'conflict', 'done']),
    );
    for (const [index, { id }] of matches.entries()) {
      expect(await store().events.after(id, 0)).toEqual(eventsFrom(1, index % 2 === 0 ? 4 : 3));
    }
  });

  test('an append says when to look again; without events it says only that', async () => {
    const { id: match } = await addMatch(store());
    const isDue = async (now: number): Promise<boolean> =>
      (await store().tables.due(now, 10_000)).includes(match);
    await store().events.append({ match, events: [eventAt(1)], due: 500 });
    expect([await isDue(499), await isDue(500)]).toEqual([false, true]);
    expect(await store().events.append({ match, events: [], due: 600 })).toBe('done');
    expect([await isDue(599), await isDue(600)]).toEqual([false, true]);
    expect(await store().events.append({ match, events: [], due: null })).toBe('done');
    expect(await isDue(Number.MAX_SAFE_INTEGER)).toBe(false);
    expect(await store().events.append({ match, events: [eventAt(2)], due: 1 })).toBe('done');
  });

  test('when to look again is not said by who does not know the last event', async () => {
    const { id: match } = await addMatch(store());
    await store().events.append({ match, events: [eventAt(1)], due: null });
    expect(await store().events.append({ match, events: [], after: 0, due: 1 })).toBe('conflict');
    expect(await store().tables.due(Number.MAX_SAFE_INTEGER - 10_000, 10_000)).not.toContain(match);
    expect(await store().events.append({ match, events: [], after: 1, due: 1 })).toBe('done');
  });

  test('what is due longest comes first', async () => {
    const { id: host } = await addPlayer(store());
    const [one, two] = [await addMatch(store(), host), await addMatch(store(), host)];
    for (const [limit, first] of [
      [10, [two.id, one.id]],
      [1, [two.id]],
    ] as const) {
      await store().events.append({ match: one.id, events: [], due: -2 });
      await store().events.append({ match: two.id, events: [], due: -3 });
      expect(await store().tables.due(-2, limit)).toEqual(first);
    }
    await store().events.append({ match: one.id, events: [], due: null });
    await store().events.append({ match: two.id, events: [], due: null });
  });

  test('each table is due when its own last event says', async () => {
    const { id: host } = await addPlayer(store());
    const [one, other] = [await addMatch(store(), host), await addMatch(store(), host)];
    const due = async (now: number): Promise<readonly string[]> =>
      (await store().tables.due(now, 10_000)).filter(id => id === one.id || id === other.id);
    for (const { id } of [other, one])
      await store().events.append({ match: id, events: [eventAt(1)], due: 1_000 });
    await store().events.append({ match: one.id, events: [eventAt(2)], due: 5_000 });
    expect(await due(999)).toEqual([]);
    expect(await due(1_000)).toEqual([other.id]);
    // Longer after it than whoever took it on has time for.
    expect((await due(9_000)).toSorted()).toEqual([one.id, other.id].toSorted());
    await store().events.append({ match: one.id, events: [], due: null });
    expect(await due(15_000)).toEqual([other.id]);
  });

  test('the end of a match comes after all that was written of it', async () => {
    const { id: match } = await addMatch(store());
    for (let seq = 1; seq <= 3; seq++) await store().events.append({ match, events: [eventAt(seq)], due: 9 });
    const end = { status: 'stopped', outcome: null, endedAt: 7 } as const;
    // The sixth to the ninth make a part, and end the match.
    const asked = [
      store().events.append({ match, events: eventsFrom(4, 5), due: 9 }),
      store().events.append({ match, events: eventsFrom(6, 9), due: null, end }),
      store().events.append({ match, events: [eventAt(10)], due: null }),
    ];
    expect(await Promise.all(asked)).toEqual(['done', 'done', 'conflict']);
    expect(await store().events.after(match, 0)).toEqual(eventsFrom(1, 9));
    expect(await store().tables.find(match)).toMatchObject({ status: 'stopped', endedAt: 7 });
  });

  test.each([OUTCOME, null])('events that end a match: outcome %j', async outcome => {
    const match = await addMatch(store());
    const status = outcome === null ? 'stopped' : 'over';
    const end = { status, outcome, endedAt: 77 } as const;
    const append = { match: match.id, events: eventsFrom(1, 2), due: 5, end };
    expect(await store().events.append({ ...append, events: [eventAt(2)] })).toBe('conflict');
    expect(await store().events.append(append)).toBe('done');
    const ended: TableRecord = { ...match, status, outcome, endedAt: 77, revision: match.revision + 1 };
    expect(await store().tables.find(match.id)).toEqual(ended);
    expect(await store().tables.due(1e15, 10_000)).not.toContain(match.id);
    // Whoever still has the record of before is told.
    expect(await store().tables.save({ ...match, chat: true, revision: match.revision + 1 })).toBe(
      'conflict',
    );
    expect(await store().tables.save({ ...ended, revision: match.revision + 2, next: 'n' })).toBe('done');
    expect(await store().events.append({ ...append, events: [eventAt(3)] })).toBe('conflict');
  });
}
