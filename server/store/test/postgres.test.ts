import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Change } from '../change.ts';
import { MIGRATIONS } from '../migrations/all.ts';
import { openStore } from '../open-store.ts';
import { Appends } from '../postgres/appends.ts';
import { migrate } from '../postgres/migrate.ts';
import { PostgresDatabase } from '../postgres/postgres-database.ts';
import { Primary } from '../postgres/primary.ts';
import type { Store } from '../store.ts';
import { StoreTrouble } from '../trouble.ts';
import { contract } from './contract.ts';
import { expectOldMatches, OLD_MIGRATIONS, oldDue, oldRows } from './old-matches.ts';
import { addMatch, addPlayer, eventAt, eventsFrom, OLD_MATCHES } from './people.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** A server starts and stops in a second or two, but not on a machine that is busy with something else. */
const A_WHILE = 60_000;

let server: PostgresServer;
let url: string;
let store: Store;

beforeAll(async () => {
  server = await startPostgres();
  url = await server.database();
  store = await openStore({ url });
}, A_WHILE);
afterAll(async () => {
  await store.close();
  await server.stop();
}, A_WHILE);

contract({
  store: () => store,
  place: async () => {
    const fresh = await server.database();
    return { open: () => openStore({ url: fresh }), named: { url: fresh } };
  },
});

describe('several processes', () => {
  test('hear of what the others change, and not of themselves', async () => {
    const [one, two] = [await openStore({ url }), await openStore({ url })];
    const own = heardBy(one);
    const others = heardBy(two);
    const match = await addMatch(one);
    await one.events.append({ match: match.id, events: [eventAt(1)], due: null });
    await others.until(match.id, 'log');
    const said = {
      seq: 1,
      at: 1,
      player: match.host,
      seat: 0,
      say: { tag: 'emote', emote: 'oops' },
    } as const;
    await two.talk.add(match.id, said);
    await own.until(match.id);
    // What `one` did itself came before that, on the same channel.
    expect(own.heard).toEqual([{ kind: 'talk', table: match.id }]);
    const [made, begun, moved] = others.heard.filter(one => 'table' in one && one.table === match.id);
    expect([made, begun]).toEqual([made, made].map(() => ({ kind: 'record', table: match.id })));
    expect(moved).toMatchObject({ kind: 'log', before: 0 });
    expect(moved?.kind === 'log' && moved.events?.()).toEqual([eventAt(1)]);
    await Promise.all([one.close(), two.close()]);
  });

  test('are told of many tables at once, each with what was added to it, and still when one closes', async () => {
    const [one, two] = [await openStore({ url }), await openStore({ url })];
    const others = heardBy(two);
    const { id: host } = await addPlayer(one);
    const matches = await Promise.all(Array.from({ length: 400 }, () => addMatch(one, host)));
    await Promise.all(
      matches.map(({ id }) => one.events.append({ match: id, events: [eventAt(1)], due: null })),
    );
    await one.close();
    for (const { id } of matches) await others.until(id, 'log');
    const told = others.heard.flatMap(change => (change.kind === 'log' ? (change.events?.() ?? []) : []));
    expect(told).toEqual(matches.map(() => eventAt(1)));
    await two.close();
  });

  test('hear of a move even from one that dies the moment it is written', async () => {
    const [one, two] = [await openStore({ url }), await openStore({ url })];
    const others = heardBy(two);
    const { id } = await addMatch(one);
    // All that such a process still does: the statement itself.
    const db = new PostgresDatabase(new Primary(url));
    const appends = new Appends((text, values) => db.native(text, values), 'whoever died');
    expect(await appends.append({ match: id, events: [eventAt(1)], due: null })).toBe('done');
    await db.close();
    await others.until(id, 'log');
    expect(others.heard).toContainEqual({ kind: 'log', table: id, before: 0, events: expect.any(Function) });
    await Promise.all([one, two].map(store => store.close()));
  });

  test('name what is too long for a letter, and leave it to be read', async () => {
    const [one, two] = [await openStore({ url }), await openStore({ url })];
    const others = heardBy(two);
    const { id } = await addMatch(one);
    const events = eventsFrom(1, 200);
    expect(JSON.stringify(events).length).toBeGreaterThan(8_000);
    expect(await one.events.append({ match: id, events, due: null })).toBe('done');
    await others.until(id, 'log');
    expect(others.heard).toContainEqual({ kind: 'log', table: id, before: 0, events: null });
    expect(await two.events.after(id, 0)).toEqual(events);
    await Promise.all([one, two].map(store => store.close()));
  });

  test('race for the same seqs: each is written once, and nobody waits for ever', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ url })));
    const { id: host } = await addPlayer(store);
    const matches = await Promise.all(Array.from({ length: 30 }, () => addMatch(store, host)));
    for (let seq = 1; seq <= 20; seq++) {
      const outcomes = await Promise.all(
        stores.map((one, who) => {
          // In another order each, which would tie a knot if locks were taken as they come.
          const order = who === 1 ? matches.toReversed() : matches;
          return Promise.all(
            order.map(({ id }) => one.events.append({ match: id, events: [eventAt(seq)], due: who })),
          );
        }),
      );
      const done = outcomes.flat().filter(outcome => outcome === 'done');
      expect(done).toHaveLength(matches.length);
    }
    for (const { id } of matches) expect(await store.events.after(id, 0)).toEqual(eventsFrom(1, 20));
    await Promise.all(stores.map(one => one.close()));
  });

  test('opened at the same moment, they bring an empty database up to date together', async () => {
    const fresh = await server.database();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore({ url: fresh })));
    await addMatch(stores[3] as Store);
    expect(await stores[0]?.tables.ids()).toHaveLength(1);
    await Promise.all(stores.map(one => one.close()));
  });
});

test('all processes take from the same buckets, and say how long to wait', async () => {
  const [one, two] = [await openStore({ url }), await openStore({ url })];
  const limit = { burst: 3, perSecond: 0.5 };
  const take = (from: Store, key: string) => from.limits?.take(key, limit);
  expect(await Promise.all([take(one, 'a'), take(two, 'a'), take(one, 'a')])).toEqual([0, 0, 0]);
  expect(await take(two, 'a')).toBe(2);
  expect(await take(two, 'b')).toBe(0);
  await new Promise(resolve => setTimeout(resolve, 1_500));
  expect(await take(one, 'a')).toBe(1);
  await new Promise(resolve => setTimeout(resolve, 700));
  expect(await take(two, 'a')).toBe(0);
  expect(await take(one, 'a')).toBeGreaterThan(0);
  // Nobody's address is kept as it is.
  const rows = await server.run(url, 'SELECT key FROM bucket');
  expect(rows.length).toBeGreaterThan(1);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  await Promise.all([one.close(), two.close()]);
});

test('a server that restarts: what was under way is refused, then all goes on, and what was missed is told', async () => {
  const fresh = await server.database();
  const [one, two] = [await openStore({ url: fresh }), await openStore({ url: fresh })];
  const match = await addMatch(one);
  const missed = new Promise<void>(resolve => two.onMissed(resolve));
  await server.breakConnections(fresh);
  await missed;
  // A connection that broke in the pool is thrown away by the first who meets it.
  const answers = (): Promise<string> =>
    one.ping().then(
      () => 'up',
      () => 'down',
    );
  await expect.poll(answers, { timeout: A_WHILE }).toBe('up');
  expect(await one.events.append({ match: match.id, events: [eventAt(1)], due: null })).toBe('done');
  const others = heardBy(two);
  expect(await one.events.append({ match: match.id, events: [eventAt(2)], due: null })).toBe('done');
  await others.until(match.id);
  await Promise.all([one.close(), two.close()]);
});

test.each(['off', 'local'])('a server set to answer before its disks do (%s) is told not to', async how => {
  const fresh = await server.database();
  const name = new URL(fresh).pathname.slice(1);
  await server.run(fresh, `ALTER DATABASE ${name} SET synchronous_commit = ${how}`);
  const db = new PostgresDatabase(new Primary(fresh));
  expect(await db.read('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  await db.close();
});

test('an error does not quote the row at fault', async () => {
  const ada = await addPlayer(store, 'Unlisted');
  const error: unknown = await store.players.create(ada).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify({ ...(error as object), message: String(error) })).not.toContain(ada.id);
});

describe('troubles', () => {
  test.each([
    ['mysql://localhost/x', { id: 'not-an-address' }],
    ['nonsense', { id: 'not-an-address' }],
    ['postgres://u:hidden@one,,two/x', { id: 'not-an-address' }],
    ['postgres://u:hidden@127.0.0.1:1/x', { id: 'not-reachable', server: '127.0.0.1:1/x' }],
    [
      'postgres://u:hidden@127.0.0.1:1,127.0.0.1:2/x?target_session_attrs=read-write',
      { id: 'not-reachable', server: '127.0.0.1:1,127.0.0.1:2/x' },
    ],
    ['postgres://u:hidden@nowhere.invalid/x', { id: 'not-reachable', server: 'nowhere.invalid/x' }],
  ])('%s', async (address, why) => {
    const trouble = await troubleOf(openStore({ url: address }));
    expect(trouble).toEqual(why);
    expect(JSON.stringify(trouble)).not.toContain('hidden');
  });

  test('a database that is not there', async () => {
    const wrong = new URL(url);
    wrong.pathname = '/there_is_none';
    const { host } = wrong;
    expect(await troubleOf(openStore({ url: wrong.href }))).toEqual({
      id: 'not-admitted',
      server: `${host}/there_is_none`,
    });
  });

  test('a database of a newer house is left alone', async () => {
    const fresh = await server.database();
    await (await openStore({ url: fresh })).close();
    const known = MIGRATIONS.length;
    await server.run(fresh, `INSERT INTO migration VALUES (${known + 1}, 'later', 0)`);
    const why = { id: 'newer-schema', found: known + 1, known };
    expect(await troubleOf(openStore({ url: fresh }))).toEqual(why);
  });
});

describe('migrations', () => {
  test.each(MIGRATIONS)('a database of version $number is brought up to date', async ({ number }) => {
    const fresh = await server.database();
    const db = new PostgresDatabase(new Primary(fresh));
    await migrate(db, MIGRATIONS.slice(0, number));
    await db.close();
    await server.run(fresh, "INSERT INTO player VALUES ('p', 'Ada', 1, 0, 2, 3)");
    const opened = await openStore({ url: fresh });
    expect(await opened.players.find('p')).toMatchObject({ name: 'Ada', seenAt: 3 });
    expect((await addMatch(opened, 'p')).host).toBe('p');
    await opened.close();
  });

  test('what was over before seats said so is over', async () => {
    const fresh = await server.database();
    const db = new PostgresDatabase(new Primary(fresh));
    await migrate(db, MIGRATIONS.slice(0, 2));
    await db.close();
    await server.run(fresh, `INSERT INTO player VALUES ('p', 'Ada', 1, 0, 2, 3); ${OLD_MATCHES}`);
    const opened = await openStore({ url: fresh });
    expect(await opened.tables.running('p')).toHaveLength(1);
    await opened.close();
  });

  test('matches that had a row for each event are there as they were', async () => {
    const fresh = await server.database();
    const db = new PostgresDatabase(new Primary(fresh));
    await migrate(db, OLD_MIGRATIONS);
    await db.close();
    await server.run(fresh, oldRows({ hasTail: false }));
    const opened = await openStore({ url: fresh });
    const due = oldDue({ hasTail: false });
    expect(await opened.tables.due(due - 1, 9)).toEqual([]);
    expect(await opened.tables.due(due, 9)).toHaveLength(1);
    await expectOldMatches(opened, { hasTail: false });
    await opened.close();
  });

  test('one that fails leaves nothing behind', async () => {
    const fresh = await server.database();
    const db = new PostgresDatabase(new Primary(fresh));
    const broken = { number: 1, name: 'broken', sql: () => 'CREATE TABLE half (a INTEGER); CREATE NONSENSE' };
    await expect(migrate(db, [broken])).rejects.toThrow('syntax error');
    await db.close();
    const tables = await server.run(fresh, "SELECT * FROM pg_tables WHERE schemaname = 'public'");
    expect(tables).toEqual([]);
  });
});

/** What a store hears from other processes, from now on. */
function heardBy(store: Store): {
  readonly heard: Change[];
  readonly until: (table: string, kind?: Change['kind']) => Promise<void>;
} {
  const heard: Change[] = [];
  let look = (): void => {};
  store.onChange(change => {
    heard.push(change);
    look();
  });
  return {
    heard,
    until: (table, kind) =>
      new Promise(resolve => {
        const isIt = (one: Change): boolean =>
          'table' in one && one.table === table && (kind === undefined || one.kind === kind);
        look = () => {
          if (heard.some(isIt)) resolve();
        };
        look();
      }),
  };
}

async function troubleOf(opening: Promise<unknown>): Promise<unknown> {
  const error: unknown = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof StoreTrouble ? error.why : error;
}
