import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../migrations/all.ts';
import { openStore, readStore } from '../open-store.ts';
import { backUp, restore } from '../sqlite/backup.ts';
import { connect, databaseIn } from '../sqlite/folder.ts';
import { migrate } from '../sqlite/migrate.ts';
import { writerOn } from '../sqlite/sqlite-database.ts';
import { makeStore } from '../sqlite/sqlite-store.ts';
import type { Store } from '../store.ts';
import { StoreTrouble, StoreUnavailable } from '../trouble.ts';
import { contract } from './contract.ts';
import { expectOldMatches, OLD_MIGRATIONS, oldDue, oldRows } from './old-matches.ts';
import { addMatch, addPlayer, eventAt, eventsFrom, freshId, OLD_MATCHES } from './people.ts';

const root = mkdtempSync(join(tmpdir(), 'etagere-store-'));
let store: Store;

beforeAll(async () => {
  store = await openStore({ folder: freshFolder() });
});
afterAll(async () => {
  await store.close();
  rmSync(root, { recursive: true });
});

contract({
  store: () => store,
  place: async () => {
    const folder = freshFolder();
    return { open: () => openStore({ folder }), named: { folder } };
  },
});

describe('a folder', () => {
  test('is made, for nobody else to read', async () => {
    const folder = join(freshFolder(), 'deep', 'down');
    await (await openStore({ folder })).close();
    expect(statSync(folder).mode & 0o077).toBe(0);
    for (const name of readdirSync(folder)) {
      expect([name, name === 'etagere.lock' ? 0 : statSync(join(folder, name)).mode & 0o077]).toEqual([
        name,
        0,
      ]);
    }
  });

  test('is not shared, within a process or between two', async () => {
    const folder = freshFolder();
    const first = await openStore({ folder });
    expect(await troubleOf(openStore({ folder }))).toEqual({ id: 'folder-taken', folder });
    const opener = `
      import { openStore } from ${JSON.stringify(new URL('../open-store.ts', import.meta.url).href)};
      await openStore(${JSON.stringify({ folder })}).catch(({ why }) => console.log(why.id));`;
    const second = spawnSync(process.execPath, ['--input-type=module', '-e', opener], { encoding: 'utf8' });
    expect(second.stdout).toBe('folder-taken\n');
    const match = await addMatch(first);
    expect(await first.events.append({ match: match.id, events: [eventAt(1)], due: null })).toBe('done');
    await first.close();
    await (await openStore({ folder })).close();
  });

  test('that cannot be one is told', async () => {
    const file = join(freshFolder(), 'file');
    writeFileSync(file, '');
    expect(await troubleOf(openStore({ folder: file }))).toEqual({ id: 'folder-unusable', folder: file });
  });

  test.each([
    ['something else', 'This is not a database. '.repeat(100)],
    ['nothing any more', ''],
  ])('whose database is %s is told, and no empty house is opened', async (_, content) => {
    const folder = freshFolder();
    const path = databaseIn(folder);
    writeFileSync(path, content);
    expect(await troubleOf(openStore({ folder }))).toEqual({ id: 'not-a-store', path });
    expect(await troubleOf(readStore({ folder }))).toEqual({ id: 'not-a-store', path });
    // And it is not kept locked.
    rmSync(path);
    await (await openStore({ folder })).close();
  });

  test.skipIf(process.getuid?.() === 0)('that may not be written is told', async () => {
    const folder = freshFolder();
    chmodSync(folder, 0o500);
    expect(await troubleOf(openStore({ folder }))).toEqual({ id: 'folder-unusable', folder });
  });

  test('is read beside the process that writes, and not written', async () => {
    const folder = freshFolder();
    expect(await troubleOf(readStore({ folder }))).toEqual({ id: 'folder-empty', folder });
    const writer = await openStore({ folder });
    const match = await addMatch(writer);
    const reader = await readStore({ folder });
    for (const events of [eventsFrom(1, 9), eventsFrom(10, 11)])
      await writer.events.append({ match: match.id, events, due: null });
    expect(await reader.events.after(match.id, 0)).toEqual(eventsFrom(1, 11));
    await expect(reader.tables.remove(match.id)).rejects.toThrow('readonly');
    await reader.close();
    await writer.close();
  });
});

describe('migrations', () => {
  test('are numbered from 1 without a gap', () => {
    expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1));
  });

  test.each(MIGRATIONS)('a database of version $number is brought up to date', async ({ number }) => {
    const folder = freshFolder();
    const connection = connect(folder);
    migrate(connection, MIGRATIONS.slice(0, number));
    connection
      .prepare(
        'INSERT INTO player (id, name, face, is_program, created_at, seen_at) VALUES (?, ?, 1, 0, 2, 3)',
      )
      .run('p', 'Ada');
    connection.close();
    const opened = await openStore({ folder });
    expect(await opened.players.find('p')).toMatchObject({ name: 'Ada', seenAt: 3 });
    expect((await addMatch(opened, 'p')).host).toBe('p');
    await opened.close();
  });

  test('what was over before seats said so is over', async () => {
    const folder = freshFolder();
    const connection = connect(folder);
    migrate(connection, MIGRATIONS.slice(0, 2));
    connection.exec(`INSERT INTO player VALUES ('p', 'Ada', 1, 0, 2, 3); ${OLD_MATCHES}`);
    connection.close();
    const opened = await openStore({ folder });
    expect(await opened.tables.running('p')).toHaveLength(1);
    await opened.close();
  });

  test('matches that had a row for each event, and a tail, are there as they were', async () => {
    const folder = freshFolder();
    const connection = connect(folder);
    migrate(connection, OLD_MIGRATIONS);
    connection.exec(oldRows({ hasTail: true }));
    connection.close();
    const opened = await openStore({ folder });
    const due = oldDue({ hasTail: true });
    expect(await opened.tables.due(due - 1, 9)).toEqual([]);
    expect(await opened.tables.due(due, 9)).toHaveLength(1);
    await expectOldMatches(opened, { hasTail: true });
    await opened.close();
  });

  test('a match is a few rows, however long it is', async () => {
    const folder = freshFolder();
    const opened = await openStore({ folder });
    const { id: match } = await addMatch(opened);
    for (let seq = 1; seq <= 100; seq++)
      await opened.events.append({ match, events: [eventAt(seq)], due: null });
    await opened.close();
    const connection = connect(folder);
    const rows = connection.prepare('SELECT last, events FROM match_part ORDER BY last').all();
    expect(rows.length).toBeLessThanOrEqual(100 / 8);
    expect(rows.map(({ events }) => String(events).trim().split('\n').length)).toEqual(rows.map(() => 8));
    connection.close();
  });

  test('one that fails leaves nothing behind', () => {
    const connection = connect(freshFolder());
    const broken = { number: 2, name: 'broken', sql: () => 'CREATE TABLE half (a INTEGER); CREATE NONSENSE' };
    const first = { number: 1, name: 'first', sql: () => 'CREATE TABLE whole (a INTEGER)' };
    expect(() => migrate(connection, [first, broken])).toThrow('syntax error');
    const tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
    expect(tables.all().map(row => row['name'])).toEqual(['migration', 'whole']);
    expect(connection.prepare('SELECT name FROM migration').all()).toHaveLength(1);
    connection.close();
  });

  test('a database of a newer house is left alone', async () => {
    const folder = freshFolder();
    await (await openStore({ folder })).close();
    const known = MIGRATIONS.length;
    const found = insertVersion(folder, known + 3);
    expect(await troubleOf(openStore({ folder }))).toEqual({ id: 'newer-schema', found, known });
    expect(await troubleOf(readStore({ folder }))).toEqual({ id: 'newer-schema', found, known });
  });

  test('a database of an older house is not changed by those who only read', async () => {
    const folder = freshFolder();
    const connection = connect(folder);
    migrate(connection, []);
    connection.close();
    const why = { id: 'older-schema', found: 0, known: MIGRATIONS.length };
    expect(await troubleOf(readStore({ folder }))).toEqual(why);
  });
});

test.each([1, 64])(
  'a disk that lost pages (%i of them) is found out at the start, and not written to',
  async lost => {
    const folder = freshFolder();
    const opened = await openStore({ folder });
    const { id: host } = await addPlayer(opened);
    const matches = await Promise.all(Array.from({ length: 200 }, () => addMatch(opened, host)));
    await Promise.all(
      matches.map(({ id: match }) => opened.events.append({ match, events: eventsFrom(1, 30), due: null })),
    );
    await opened.close();
    const path = databaseIn(folder);
    const size = 4096;
    const pages = statSync(path).size / size;
    expect(pages).toBeGreaterThan(lost + 40);
    const file = openSync(path, 'r+');
    for (let i = 0; i < lost; i++) writeSync(file, Buffer.alloc(size, 0xa5), 0, size, (pages - 2 - i) * size);
    closeSync(file);
    const before = readFileSync(path);
    expect(await troubleOf(openStore({ folder }))).toEqual({ id: 'not-a-store', path });
    expect(readFileSync(path).equals(before)).toBe(true);
  },
);

describe('a disk that is full', () => {
  test('refuses all that was asked at once, and serves again when there is room', async () => {
    const connection = connect(freshFolder());
    migrate(connection, MIGRATIONS);
    const full = makeStore(connection, writerOn(connection), () => {});
    const [one, two] = [await addMatch(full), await addMatch(full)];
    const { page_count: pages } = connection.prepare('PRAGMA page_count').get() as { page_count: number };
    connection.exec(`PRAGMA max_page_count = ${pages}`);
    const long = { kind: 'choice', seat: 0, move: { kind: 'x'.repeat(99_999) }, by: 'bot' } as const;
    const events = [eventAt(1, { ...long, elapsedMs: 0, step: 0 })];
    const asked = await Promise.allSettled([
      full.events.append({ match: one.id, events, due: null }),
      full.events.append({ match: two.id, events: [eventAt(1)], due: null }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await full.events.after(two.id, 0)).toEqual([]);
    expect(await full.events.append({ match: two.id, events: [eventAt(1)], due: null })).toBe('done');
    connection.exec('PRAGMA max_page_count = 1000000');
    expect(await full.events.append({ match: one.id, events, due: null })).toBe('done');
    await full.close();
  });

  test('is told by ping from the first write that failed until one succeeds', async () => {
    const connection = connect(freshFolder());
    migrate(connection, MIGRATIONS);
    const failing = makeStore(connection, writerOn(connection), () => {});
    connection.exec('PRAGMA query_only = ON');
    await failing.ping();
    await expect(addPlayer(failing)).rejects.toThrow(StoreUnavailable);
    await expect(failing.ping()).rejects.toThrow(StoreUnavailable);
    connection.exec('PRAGMA query_only = OFF');
    await failing.ping();
    await failing.close();
  });

  test('is not blamed for a broken rule of the schema: only the one at fault is refused', async () => {
    const asked = await Promise.allSettled([
      addPlayer(store),
      store.players.addSession({ hash: freshId(), player: 'nobody', createdAt: 1 }),
      addPlayer(store),
    ]);
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('a backup', () => {
  test('is taken while the house is open, and restored into an empty folder', async () => {
    const [folder, elsewhere] = [freshFolder(), freshFolder()];
    const file = join(elsewhere, 'backup.db');
    const opened = await openStore({ folder });
    const match = await addMatch(opened);
    await opened.events.append({ match: match.id, events: eventsFrom(1, 5), due: null });
    backUp(folder, file);
    await opened.events.append({ match: match.id, events: [eventAt(6)], due: null });
    expect(readdirSync(elsewhere)).toEqual(['backup.db']);
    expect(statSync(file).mode & 0o077).toBe(0);

    expect(() => restore(file, folder, { replace: true })).toThrow('folder-taken');
    await opened.close();
    expect(restore(file, folder, { replace: false })).toBe('not-empty');
    const fresh = join(elsewhere, 'data');
    expect(restore(file, fresh, { replace: false })).toBe('done');
    expect(restore(file, folder, { replace: true })).toBe('done');
    for (const place of [fresh, folder]) {
      const restored = await openStore({ folder: place });
      expect(await restored.tables.find(match.id)).toEqual(match);
      expect(await restored.events.after(match.id, 0)).toEqual(eventsFrom(1, 5));
      expect(await restored.events.append({ match: match.id, events: [eventAt(6)], due: null })).toBe('done');
      await restored.close();
    }
  });

  test('holds what a killed server left in its log, and replaces it', async () => {
    const [folder, elsewhere] = [freshFolder(), freshFolder()];
    const [before, after] = [join(elsewhere, 'before.db'), join(elsewhere, 'after.db')];
    const opened = await openStore({ folder });
    const ada = await addPlayer(opened);
    backUp(folder, before);
    await opened.players.change(ada.id, { name: 'Later', face: 1 });
    // As the disk is when the process dies now.
    const killed = freshFolder();
    for (const end of ['', '-wal']) copyFileSync(databaseIn(folder) + end, databaseIn(killed) + end);
    await opened.close();
    expect(statSync(`${databaseIn(killed)}-wal`).size).toBeGreaterThan(0);
    backUp(killed, after);
    for (const [file, name] of [
      [before, 'Ada'],
      [after, 'Later'],
      [before, 'Ada'],
    ] as const) {
      expect(restore(file, killed, { replace: true })).toBe('done');
      const restored = await openStore({ folder: killed });
      expect((await restored.players.find(ada.id))?.name).toBe(name);
      await restored.close();
    }
  });

  test('is looked at before anything is touched', async () => {
    const folder = freshFolder();
    const text = join(freshFolder(), 'text');
    writeFileSync(text, 'hello '.repeat(1000));
    const other = join(freshFolder(), 'other.db');
    const database = new DatabaseSync(other);
    database.exec('CREATE TABLE other (a INTEGER)');
    database.close();
    for (const path of [text, other]) {
      expect(() => restore(path, folder, { replace: true })).toThrow('not-a-store');
    }
    await (await openStore({ folder })).close();
    insertVersion(folder, 99);
    expect(() => restore(databaseIn(folder), freshFolder(), { replace: false })).toThrow('newer-schema');
  });
});

function freshFolder(): string {
  return mkdtempSync(join(root, 'data-'));
}

async function troubleOf(opening: Promise<unknown>): Promise<unknown> {
  const error: unknown = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof StoreTrouble ? error.why : error;
}

function insertVersion(folder: string, number: number): number {
  const connection = new DatabaseSync(databaseIn(folder));
  connection.prepare("INSERT INTO migration VALUES (?, 'later', 0)").run(number);
  connection.close();
  return number;
}
