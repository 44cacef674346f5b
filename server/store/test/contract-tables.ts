import { expect, test } from 'vitest';
import type { TableRecord } from '../records.ts';
import type { Engine } from './engine.ts';
import { addMatch, addPlayer, eventsFrom, freshId, SECRET, SEED, tableOf } from './people.ts';

export function tables({ store, place }: Engine): void {
  test('a table comes back as it was, secret apart', async () => {
    const { id: host } = await addPlayer(store());
    const table = tableOf(host, {
      previous: freshId(),
      next: freshId(),
      endedAt: 1_700_000_000_009,
      chat: true,
      outcome: { ranks: [1, 2, 3], scores: [3.5, 2, -1], rule: 'MB-12' },
    });
    await store().tables.create(table, SECRET);
    expect(await store().tables.find(table.id)).toEqual(table);
    expect(await store().tables.secret(table.id)).toEqual(SECRET);
    expect(await store().tables.find(freshId())).toBeNull();
    expect(await store().tables.secret(freshId())).toBeNull();
    await expect(store().tables.create({ ...table, host }, SECRET)).rejects.toThrow('already');
  });

  test('a match that came from a device keeps what was played there, apart, and who is awaited', async () => {
    const { id: host } = await addPlayer(store());
    const table = tableOf(host, {
      carried: { by: host, seat: 0, step: 7, isAnew: true },
      seats: [
        { kind: 'person', player: host, isReady: true, entropy: 'a' },
        { kind: 'empty', level: 2 },
        { kind: 'bot', level: 5 },
      ],
    });
    const opening = { format: 'etagere-match/1', entries: [{ seat: 0, move: { kind: 'pass' } }] };
    await store().tables.create(table, { ...SECRET, opening });
    expect(await store().tables.find(table.id)).toEqual(table);
    expect(await store().tables.secret(table.id)).toEqual({ ...SECRET, opening });
    const begun: TableRecord = { ...table, status: 'playing', startedAt: 5, revision: 2 };
    const goesOn = { ...opening, format: 'etagere-match/3' };
    await store().tables.start(begun, { seed: SEED, due: null, opening: goesOn });
    expect(await store().tables.secret(table.id)).toEqual({ ...SECRET, seed: SEED, opening: goesOn });
    // Somebody who was awaited comes in mid-game; the bot whose moves came before is not forgotten.
    const late = {
      kind: 'person',
      player: (await addPlayer(store())).id,
      isReady: true,
      entropy: '',
      level: 2,
    } as const;
    const come: TableRecord = { ...begun, seats: begun.seats.with(1, late), revision: 3 };
    expect(await store().tables.save(come)).toBe('done');
    expect(await store().tables.find(table.id)).toEqual(come);
    expect(await store().tables.running(late.player)).toEqual([table.id]);
    expect(JSON.stringify(await store().tables.find(table.id))).not.toContain('pass');
  });

  test('a change made on an older record is refused, and changes nothing', async () => {
    const { id: host } = await addPlayer(store());
    const table = tableOf(host);
    await store().tables.create(table, SECRET);
    const next: TableRecord = { ...table, seats: [{ kind: 'bot', level: 1 }], chat: true, revision: 2 };
    const other: TableRecord = { ...table, seats: [{ kind: 'empty' }], revision: 2 };
    const outcomes = await Promise.all([next, other].map(one => store().tables.save(one)));
    expect(outcomes.toSorted()).toEqual(['conflict', 'done']);
    const winner = outcomes[0] === 'done' ? next : other;
    expect(await store().tables.find(table.id)).toEqual(winner);
    expect(await store().tables.save({ ...winner, id: freshId(), revision: 3 })).toBe('conflict');
    expect(await store().tables.start({ ...table, revision: 2 }, { seed: SEED, due: null })).toBe('conflict');
    expect(await store().tables.secret(table.id)).toEqual(SECRET);
  });

  test('a match that begins has its seed, and is due when it says', async () => {
    const match = await addMatch(store());
    expect(await store().tables.find(match.id)).toEqual(match);
    expect(await store().tables.secret(match.id)).toEqual({ ...SECRET, seed: SEED });
    expect(await store().tables.due(match.startedAt ?? 0, 1000)).toContain(match.id);
    expect(await store().tables.due((match.startedAt ?? 0) - 1, 1000)).not.toContain(match.id);
  });

  test('public tables that are open or being played are listed, one of each host first', async () => {
    const opened = await (await place()).open();
    const { id: host } = await addPlayer(opened);
    const add = async (createdAt: number, change: Partial<TableRecord> = {}): Promise<string> => {
      const table = tableOf(host, { createdAt, ...change });
      await opened.tables.create(table, SECRET);
      return table.id;
    };
    const old = await add(1);
    const latest = await add(9);
    const played = await add(5, { status: 'playing' });
    const hidden = await add(6, { visibility: 'link' });
    const over = await add(7, { status: 'over' });
    const stopped = await add(8, { status: 'stopped', seats: [{ kind: 'empty' }] });
    const idsOf = (found: readonly TableRecord[]): string[] => found.map(({ id }) => id);
    const { id: other } = await addPlayer(opened);
    const seats = [{ kind: 'person', player: host, isReady: true, entropy: 'e' }, { kind: 'empty' }] as const;
    const others = await add(2, { host: other, seats });
    const listed = await opened.tables.listed(10);
    // One of each host, then the second of each.
    expect(listed.map(({ id }) => id)).toEqual([latest, others, played, old]);
    expect(listed[1]).toEqual({ id: others, host: other, createdAt: 2, persons: [host] });
    expect((await opened.tables.listed(2)).map(({ id }) => id)).toEqual([latest, others]);
    expect(idsOf(await opened.tables.findAll([old, freshId(), latest]))).toEqual([old, latest]);
    expect(await opened.tables.findAll([])).toEqual([]);
    await opened.tables.remove(others);
    expect(idsOf(await opened.tables.of(host, 10))).toEqual([latest, over, hidden, played, old]);
    expect(idsOf(await opened.tables.of(host, 4))).toEqual([latest, hidden, played, old]);
    expect((await opened.tables.of(host, 1))[0]?.seats).toHaveLength(3);
    expect(await opened.tables.of(freshId(), 10)).toEqual([]);
    expect((await opened.tables.running(host)).toSorted()).toEqual([latest, hidden, played, old].toSorted());
    expect(await opened.tables.running(freshId())).toEqual([]);
    expect(await opened.tables.ids()).toEqual([old, played, hidden, over, stopped, latest]);
    await opened.close();
  });

  test('a table is found by the code before its id, until its match is over', async () => {
    const { id: host } = await addPlayer(store());
    const { tables } = store();
    const add = async (id: string, change: Partial<TableRecord> = {}): Promise<void> =>
      tables.create(tableOf(host, { id, ...change }), SECRET);
    await add('mokirati-open');
    await add('mokiratisix', { createdAt: 9 });
    await add('mokirati-over', { status: 'over' });
    expect(await tables.called('mokirati')).toBe('mokirati-open');
    expect(await tables.called('ratimoki')).toBeNull();
    await tables.remove('mokirati-open');
    expect(await tables.called('mokirati')).toBeNull();
  });

  test('a match counts as running until it ends, however it does', async () => {
    const { id: host } = await addPlayer(store());
    const { tables, events } = store();
    const [over, stopped, lasting] = [
      await addMatch(store(), host),
      await addMatch(store(), host),
      await addMatch(store(), host),
    ];
    expect(await tables.running(host)).toHaveLength(3);
    const end = { status: 'over', outcome: null, endedAt: 9 } as const;
    const answers = await Promise.all([
      events.append({ match: over.id, events: eventsFrom(1, 2), due: null, end }),
      events.append({ match: lasting.id, events: eventsFrom(1, 2), due: 5 }),
      events.append({ match: stopped.id, events: [], due: null, end: { ...end, status: 'stopped' } }),
    ]);
    expect(answers).toEqual(['done', 'done', 'done']);
    expect(await tables.running(host)).toHaveLength(1);
    // An end that is refused ends nothing.
    expect(await events.append({ match: lasting.id, events: eventsFrom(9, 9), due: null, end })).toBe(
      'conflict',
    );
    expect(await tables.running(host)).toHaveLength(1);
    // A rematch is set up, and its link is written to the one that ended.
    const ended = await tables.find(over.id);
    if (ended === null) throw new Error('no such table');
    expect(await tables.save({ ...ended, next: lasting.id, revision: ended.revision + 1 })).toBe('done');
    expect(await tables.running(host)).toHaveLength(1);
    await tables.adopt(tableOf(host, { status: 'over', endedAt: 3 }), { ...SECRET, seed: SEED }, []);
    expect(await tables.running(host)).toHaveLength(1);
  });

  test('a table that is removed is gone with all that belongs to it', async () => {
    const match = await addMatch(store());
    const stays = await addMatch(store());
    for (const { id } of [match, stays])
      for (const events of [eventsFrom(1, 9), eventsFrom(10, 11)])
        await store().events.append({ match: id, events, due: null });
    await store().tables.archive(match.id, Uint8Array.of(1));
    await store().tables.remove(match.id);
    expect(await store().tables.find(match.id)).toBeNull();
    expect(await store().tables.secret(match.id)).toBeNull();
    expect(await store().tables.archived(match.id)).toBeNull();
    expect(await store().events.after(match.id, 0)).toEqual([]);
    expect(await store().events.after(stays.id, 0)).toEqual(eventsFrom(1, 11));
    await expect(store().tables.remove(match.id)).resolves.toBeUndefined();
  });

  test('an archive is kept byte by byte, and can be made again', async () => {
    const match = await addMatch(store());
    expect(await store().tables.archived(match.id)).toBeNull();
    const bytes = Uint8Array.from({ length: 1000 }, (_, i) => i % 256);
    await store().tables.archive(match.id, bytes);
    expect(await store().tables.archived(match.id)).toEqual(bytes);
    await store().tables.archive(match.id, Uint8Array.of(0, 255));
    expect(await store().tables.archived(match.id)).toEqual(Uint8Array.of(0, 255));
  });

  test('what is over and has no archive is found, the latest first', async () => {
    const { tables } = store();
    const { id: host } = await addPlayer(store());
    const [early, late, kept] = [3, 5, 4].map(endedAt => tableOf(host, { status: 'over', endedAt }));
    if (early === undefined || late === undefined || kept === undefined) throw new Error('no such table');
    for (const one of [early, late, kept]) await tables.adopt(one, SECRET, []);
    const running = await addMatch(store());
    await tables.archive(kept.id, Uint8Array.of(1));
    const ids = new Set([early, late, kept, running].map(({ id }) => id));
    const found = (await tables.unarchived()).filter(id => ids.has(id));
    expect(found).toEqual([late.id, early.id]);
  });

  test('a match from elsewhere is adopted whole, once', async () => {
    const { id: host } = await addPlayer(store());
    const table = tableOf(host, { status: 'over', startedAt: 2, endedAt: 3, visibility: 'link' });
    const secret = { ...SECRET, seed: SEED };
    const events = eventsFrom(1, 40);
    expect(await store().tables.adopt(table, secret, events)).toBe('done');
    expect(await store().tables.adopt({ ...table, game: 'x' }, secret, [])).toBe('conflict');
    expect(await store().tables.find(table.id)).toEqual(table);
    expect(await store().tables.secret(table.id)).toEqual(secret);
    expect(await store().events.after(table.id, 0)).toEqual(events);
  });
}
