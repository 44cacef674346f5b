import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../migrations/all.ts';
import { openStore, readStore } from '../open-store.ts';
import { Committer, type TailEntry } from '../sqlite/committer.ts';
import { connect } from '../sqlite/folder.ts';
import { migrate } from '../sqlite/migrate.ts';
import { makeStore, writerOn } from '../sqlite/sqlite-store.ts';
import type { Store } from '../store.ts';
import { addMatch, eventAt, eventsFrom, freshId } from './people.ts';

let folder: string;
let connection: DatabaseSync;
let store: Store;

/** A store that puts nothing in its place by itself, unless a commit does. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'etagere-tail-'));
  connection = connect(folder);
  migrate(connection, MIGRATIONS);
  store = makeStore(connection, writerOn(connection), () => undefined);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('events in the tail are read after those in their places, each once, wherever they are', async () => {
  const matches = [
    await addMatch(store),
    await addMatch(store),
    await addMatch(store),
    await addMatch(store),
  ];
  for (let seq = 1; seq <= 18; seq++)
    await Promise.all(
      matches.map(({ id }) => store.events.append({ match: id, events: [eventAt(seq)], due: null })),
    );
  expect(waiting()).toBeGreaterThan(0);
  expect(placed()).toBeGreaterThan(0);
  for (const { id } of matches) expect(await store.events.after(id, 0)).toEqual(eventsFrom(1, 18));
  for (const { id } of matches) expect(await store.events.after(id, 4)).toEqual(eventsFrom(5, 18));
});

test('what a process left in the tail when it died is in its place once the folder is opened again', async () => {
  const { id } = await addMatch(store);
  const dying = new Committer(connection);
  dying.commit({ entries: entriesOf(id, 1, 3), writes: [] });
  for (const other of ['x', 'y', 'z']) dying.commit({ entries: entriesOf(other, 1, 1), writes: [] });
  dying.commit({ entries: entriesOf(id, 4, 5), writes: [] });
  await store.close();
  const again = await openStore({ folder });
  expect(await again.events.after(id, 0)).toEqual(eventsFrom(1, 5));
  expect(await again.events.append({ match: id, events: [eventAt(5)], due: null })).toBe('conflict');
  expect(await again.events.append({ match: id, events: [eventAt(6)], due: null })).toBe('done');
  await again.close();
  connection = connect(folder);
  store = makeStore(connection, writerOn(connection), () => undefined);
});

test('an event that does not follow is refused, in the tail or in its place', async () => {
  const { id: match } = await addMatch(store);
  const append = (seq: number) => store.events.append({ match, events: [eventAt(seq)], due: null });
  expect(await append(2)).toBe('conflict');
  expect(await append(1)).toBe('done');
  expect(await append(1)).toBe('conflict');
  const both = await Promise.all([append(2), append(2)]);
  expect(both.sort()).toEqual(['conflict', 'done']);
  expect(await store.events.append({ match: freshId(), events: [eventAt(1)], due: null })).toBe('conflict');
});

test('the end of a match comes after all that waits of it', async () => {
  const { id: match } = await addMatch(store);
  for (let seq = 1; seq <= 3; seq++) await store.events.append({ match, events: [eventAt(seq)], due: 9 });
  const end = { status: 'stopped', outcome: null, endedAt: 7 } as const;
  expect(await store.events.append({ match, events: [eventAt(4)], due: null, end })).toBe('done');
  expect(await store.events.after(match, 0)).toEqual(eventsFrom(1, 4));
  expect(await store.tables.find(match)).toMatchObject({ status: 'stopped', endedAt: 7 });
  expect(await store.events.append({ match, events: [eventAt(5)], due: null })).toBe('conflict');
});

test('a table is due when its last event says so, though that waits in the tail', async () => {
  const [one, other] = [await addMatch(store), await addMatch(store)];
  for (const { id } of [other, one])
    await store.events.append({ match: id, events: [eventAt(1)], due: 1_000 });
  await store.events.append({ match: one.id, events: [eventAt(2)], due: 5_000 });
  expect(await store.tables.due(999, 10)).toEqual([]);
  expect(await store.tables.due(1_000, 10)).toEqual([other.id]);
  expect([...(await store.tables.due(5_000, 10))].sort()).toEqual([one.id, other.id].sort());
  await store.events.append({ match: one.id, events: [], due: null });
  expect(await store.tables.due(5_000, 10)).toEqual([other.id]);
});

test('a table that is taken down takes with it what waits, and nobody else’s', async () => {
  const [gone, stays] = [await addMatch(store), await addMatch(store)];
  for (const { id } of [gone, stays])
    await store.events.append({ match: id, events: [eventAt(1)], due: null });
  await store.tables.remove(gone.id);
  expect(await store.events.after(gone.id, 0)).toEqual([]);
  new Committer(connection).settleAll();
  expect(waiting()).toBe(0);
  expect(await store.events.after(gone.id, 0)).toEqual([]);
  expect(await store.events.after(stays.id, 0)).toEqual([eventAt(1)]);
});

test('whoever only reads, beside a process that writes, sees what is still in the tail', async () => {
  const { id } = await addMatch(store);
  new Committer(connection).commit({ entries: entriesOf(id, 1, 4), writes: [] });
  const reader = await readStore({ folder });
  expect(await reader.events.after(id, 0)).toEqual(eventsFrom(1, 4));
  await reader.close();
});

function entriesOf(match: string, first: number, last: number): TailEntry[] {
  return eventsFrom(first, last).map(({ seq, at, event }) => [match, seq, at, JSON.stringify(event), null]);
}

function waiting(): number {
  return Number(connection.prepare('SELECT count(*) AS count FROM tail').get()?.['count']);
}

function placed(): number {
  return Number(connection.prepare('SELECT count(*) AS count FROM match_event').get()?.['count']);
}
