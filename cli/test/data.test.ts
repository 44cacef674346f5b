/** What a server keeps: export, import, backup, restore. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '#contract/json.ts';
import { registry } from '#games/registry.ts';
import { commitmentTo, seedFromText, seedOf } from '#kernel/fair.ts';
import { makeLog } from '#kernel/log.ts';
import { makeSeed } from '#kernel/rng.ts';
import { openStore } from '#server/store/open-store.ts';
import { addMatch, addPlayer, eventAt, SECRET, SEED, tableOf } from '#server/store/test/people.ts';
import { playOut, randomMover } from '../play-out.ts';
import { entryOf, rulesOf } from '../shelf.ts';
import { fileWith, freshPath, removeFiles, run } from './run.ts';

const root = mkdtempSync(join(tmpdir(), 'etagere-data-'));
afterAll(() => {
  rmSync(root, { recursive: true });
  removeFiles();
});

/** Finished matches of two games, the first with a proof of its deal. */
let proved: Record<string, unknown>;
let plain: Record<string, unknown>;

beforeAll(async () => {
  const hostBits = 'a5'.repeat(32);
  const entropies = ['un dé', ''];
  const proof = { commitment: commitmentTo(hostBits), hostBits, entropies };
  proved = { ...(await played('mathable', seedOf(hostBits, entropies))), proof };
  plain = await played('matryoshka', seedFromText('data'));
});

describe('import and export', () => {
  test('a file that goes in comes out as it was, and still proves its deal', async () => {
    const data = freshFolder();
    const files = [fileWith('proved.json', proved), fileWith('plain.json', plain)];
    const { code, out, err } = await run(['import', ...files, '--data', data]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const ids = [...out.matchAll(/table ([\w-]+)$/gm)].map(found => found[1] ?? '');
    expect(ids).toHaveLength(2);
    for (const [index, file] of [proved, plain].entries()) {
      const exported = await run(['export', '--data', data, '--', ids[index] ?? '']);
      expect(exported).toMatchObject({ code: 0, err: '' });
      expect(JSON.parse(exported.out)).toEqual(file);
    }
    const path = freshPath('out.json');
    const saved = await run(['export', '--data', data, '--out', path, '--', ids[0] ?? '']);
    expect(saved.out).toContain('Kept in');
    expect((await run(['verify', path])).code).toBe(0);
    const again = await run(['export', '--data', data, '--out', path, '--', ids[0] ?? '']);
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('is there already') });
  });

  test('an imported match is a finished table that only its link opens', async () => {
    const data = freshFolder();
    const path = fileWith('one.json', proved);
    await run(['import', path], { env: { LANG: 'en', ETAGERE_DATA: data } });
    const twice = await run(['import', path, '--data', data]);
    expect(twice).toMatchObject({ code: 0, out: expect.stringContaining('(was there already)') });
    const store = await openStore({ folder: data });
    const [id = '', ...others] = await store.tables.ids();
    expect(others).toEqual([]);
    const table = await store.tables.find(id);
    expect(table).toMatchObject({ status: 'over', visibility: 'link', game: 'mathable' });
    expect(table?.seats).toMatchObject([{ kind: 'person', entropy: 'un dé' }, { kind: 'bot' }]);
    expect(table?.outcome?.scores).toHaveLength(2);
    expect(await store.players.find(table?.host ?? '')).toMatchObject({ name: '' });
    expect(await store.tables.listed(10)).toEqual([]);
    await store.close();
  });

  test('all of them into a folder, beside a server that runs; what is there stays', async () => {
    const data = freshFolder();
    await run(['import', fileWith('a.json', proved), fileWith('b.json', plain), '--data', data]);
    const store = await openStore({ folder: data });
    const going = await addMatch(store);
    await store.tables.create(tableOf(going.host), SECRET);
    const out = join(freshFolder(), 'matches');
    const first = await run(['export', 'all', '--data', data, '--out', out]);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toBe(`2 games written to “${out}”; 1 still goes on and was left out.\n`);
    expect(readdirSync(out)).toHaveLength(2);
    const second = await run(['export', 'all', '--data', data, '--out', out, '--lang', 'fr']);
    expect(second.out).toContain('0 partie écrite');
    expect(second.out).toContain('2 y étaient déjà');
    const risky = await run(['export', 'all', '--data', data, '--out', out, '--unfinished']);
    expect(risky.err).toContain('Careful');
    expect(readdirSync(out)).toContain(`${going.id}.unfinished.json`);
    await store.close();
  });

  test('a match that goes on keeps its seed, unless that is asked for', async () => {
    const data = freshFolder();
    const store = await openStore({ folder: data });
    const { id, host } = await addMatch(store);
    const move = { kind: 'pass' };
    const choice = {
      kind: 'choice',
      seat: 0,
      move,
      by: 'player',
      elapsedMs: 5,
      step: 0,
      print: 'ab',
    } as const;
    await store.events.append({ match: id, events: [eventAt(1, choice), eventAt(2)], due: null });
    const open = tableOf(host);
    await store.tables.create(open, SECRET);
    await store.close();

    const refused = await run(['export', '--data', data, '--', id]);
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('still goes on') });
    expect(refused.err).not.toContain(SEED);
    const risky = await run(['export', '--data', data, '--unfinished', '--', id]);
    expect(risky).toMatchObject({ code: 0, err: expect.stringContaining('Keep it to yourself') });
    const entries = [{ seat: 0, move, by: 'player', elapsedMs: 5, print: 'ab' }];
    expect(JSON.parse(risky.out)).toMatchObject({
      seed: SEED,
      entries,
      proof: { hostBits: SECRET.hostBits },
    });
    const early = await run(['export', '--data', data, '--unfinished', '--', open.id]);
    expect(early).toMatchObject({ code: 1, out: '', err: expect.stringContaining('has not begun') });
  });

  test('files that do not hold up are refused before anything is kept', async () => {
    const data = join(freshFolder(), 'data');
    const good = fileWith('good.json', plain);
    const bad = fileWith('bad.json', { ...proved, seed: '0'.repeat(64) });
    const unsound = await run(['import', good, bad, '--data', data]);
    expect(unsound).toMatchObject({ code: 1, out: '', err: expect.stringContaining('does not hold up') });
    const none = await run(['import', good, fileWith('none.json', {}), '--data', data]);
    expect(none).toMatchObject({ code: 2, out: '', err: expect.stringContaining('not a saved game') });
    expect(existsSync(data)).toBe(false);
  });

  test.each([
    [['export', 'all', '--out', 'x'], /There is nothing in/],
    [['export', 'nothing'], /There is nothing in/],
    [['backup', freshPath('b.db')], /There is nothing in/],
  ])('%j: a folder that is not there is not made', async (argv, sentence) => {
    const data = join(freshFolder(), 'data');
    const { code, out, err } = await run([...argv, '--data', data]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
    expect(existsSync(data)).toBe(false);
  });

  test('who is not there, and where to', async () => {
    const data = freshFolder();
    await (await openStore({ folder: data })).close();
    const unknown = await run(['export', 'nobody', '--data', data]);
    expect(unknown).toMatchObject({ code: 2, err: 'There is no table “nobody” here.\n' });
    const nowhere = await run(['export', 'all', '--data', data]);
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('Into which folder?') });
  });
});

describe('backup and restore', () => {
  test('beside a running server; back only when it is stopped, and over nothing unless forced', async () => {
    const data = freshFolder();
    const file = freshPath('backup.db');
    const store = await openStore({ folder: data });
    const ada = await addPlayer(store);
    expect(await run(['backup', file, '--data', data])).toMatchObject({ code: 0, err: '' });
    const twice = await run(['backup', file, '--data', data]);
    expect(twice).toMatchObject({ code: 2, err: expect.stringContaining('is there already') });
    await store.players.change(ada.id, { name: 'Later', face: 0 });

    const used = await run(['restore', file, '--data', data, '--force']);
    expect(used).toMatchObject({ code: 2, err: expect.stringContaining('stop the server first') });
    await store.close();
    const kept = await run(['restore', file, '--data', data]);
    expect(kept).toMatchObject({ code: 1, err: expect.stringContaining('--force') });
    expect(await nameIn(data, ada.id)).toBe('Later');
    expect(await run(['restore', file, '--data', data, '--force'])).toMatchObject({ code: 0, err: '' });
    expect(await nameIn(data, ada.id)).toBe('Ada');
    const elsewhere = join(freshFolder(), 'new');
    expect((await run(['restore', file, '--data', elsewhere])).out).toContain(elsewhere);
    expect(await nameIn(elsewhere, ada.id)).toBe('Ada');
  });

  test('what is no backup is told, and nothing is made', async () => {
    const data = join(freshFolder(), 'data');
    const missing = await run(['restore', freshPath('nothing.db'), '--data', data]);
    expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('There is no file') });
    const folder = await run(['restore', root, '--data', data]);
    expect(folder).toMatchObject({ code: 2, err: expect.stringContaining('is a folder') });
    for (const path of [fileWith('text.db', 'hello '.repeat(999)), fileWith('empty.db', '')]) {
      const { code, err } = await run(['restore', path, '--data', data]);
      expect({ code, err }).toEqual({
        code: 2,
        err: expect.stringContaining('is not a database of this house'),
      });
    }
    expect(existsSync(data)).toBe(false);
  });

  test('PostgreSQL has its own tools', async () => {
    const env = { LANG: 'en', DATABASE_URL: 'postgres://localhost/etagere' };
    for (const argv of [
      ['backup', freshPath('x.db')],
      ['restore', freshPath('x.db')],
    ]) {
      const { code, err } = await run(argv, { env });
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('pg_dump') });
    }
  });
});

test.each([
  ['postgres://u:hidden@127.0.0.1:1/x', 'PostgreSQL does not answer at 127.0.0.1:1/x.'],
  ['http://localhost', 'DATABASE_URL is not the address'],
])('DATABASE_URL=%s', async (url, sentence) => {
  const { code, err } = await run(['export', 'all', '--out', root], {
    env: { LANG: 'en', DATABASE_URL: url },
  });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(sentence) });
  expect(err).not.toContain('hidden');
});

async function played(id: string, seed: ReturnType<typeof seedFromText>): Promise<Record<string, unknown>> {
  const game = await rulesOf(entryOf(id));
  const deal = { config: game.parseConfig({}) as Json, seed, chance: seedFromText('chance') };
  const movers = Array.from({ length: registry[id]?.meta.players.min ?? 2 }, () => randomMover(game));
  const { match } = await playOut(game, deal, movers);
  return JSON.parse(JSON.stringify(makeLog(match.log, makeSeed(seed)))) as Record<string, unknown>;
}

async function nameIn(folder: string, player: string): Promise<string | undefined> {
  const store = await openStore({ folder });
  const found = await store.players.find(player);
  await store.close();
  return found?.name;
}

function freshFolder(): string {
  return mkdtempSync(join(root, 'data-'));
}
