import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { FENCE } from '../guest/guest.ts';
import { fileWith, removeFiles, run } from './run.ts';

afterAll(removeFiles);

const FIRST = 'export function choose(view, moves) { return moves[0]; }';

/** A short game between a program and chance. */
function arena(code: string, ...more: readonly string[]): ReturnType<typeof run> {
  const path = fileWith('mine.js', code);
  return run(['arena', 'matryoshka', '--a', path, '--b', 'random', '--games', '3', ...more]);
}

test('a program of somebody else’s plays whole games and is measured', async () => {
  const { code, out, err } = await arena(FIRST, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({
    winRate: expect.any(Number),
    msPerDecision: { a: expect.any(Number) },
    endings: { 'MY-11': 3 },
    faults: { a: { late: 0, threw: 0, refused: 0 } },
  });
});

test('its chance is the same each time', async () => {
  const random = 'export const choose = (view, moves) => moves[Math.floor(Math.random() * moves.length)];';
  const simulate = async (): Promise<unknown> => {
    const path = fileWith('random.js', random);
    const { out } = await run(['simulate', 'matryoshka', '--bot', path, '--games', '2', '--json']);
    return (JSON.parse(out) as { fingerprint: string }).fingerprint;
  };
  expect(await simulate()).toBe(await simulate());
});

test('it may interrupt, with what may be said then', async () => {
  const remark = `${FIRST}
    let said = 0;
    export const interrupt = (view, moves, kinds) =>
      said++ < 1 ? moves.find(({ kind }) => kinds.includes(kind)) : null;`;
  const { out } = await arena(remark, '--json');
  expect(JSON.parse(out)).toMatchObject({ faults: { a: { late: 0, threw: 0, refused: 0 } } });
});

describe('what no player may do is counted, and played as for one who is absent', () => {
  test.each([
    ['threw', 'export function choose() { throw new Error("no idea"); }'],
    ['refused', 'export const choose = () => ({ kind: "fly" });'],
    ['refused', 'export const choose = () => undefined;'],
    ['refused', 'export const choose = async (view, moves) => moves[0];'],
  ])('%s: %s', async (fault, code) => {
    const { out } = await arena(code, '--json');
    const { faults, endings } = JSON.parse(out) as {
      faults: { a: Record<string, number> };
      endings: unknown;
    };
    expect(faults.a[fault]).toBeGreaterThan(0);
    expect(endings).toEqual({ 'MY-11': 3 });
  });

  test('whoever does not answer in time is begun anew', async () => {
    const slow = `let asked = 0;
      export function choose(view, moves) {
        asked += 1;
        while (asked === 20);
        return moves[0];
      }`;
    const { out } = await arena(slow, '--json', '--seconds', '1');
    expect(JSON.parse(out)).toMatchObject({ endings: { 'MY-11': 3 } });
    expect((JSON.parse(out) as { faults: { a: { late: number } } }).faults.a.late).toBeGreaterThan(0);
  });

  test('for people it is a line, in both languages', async () => {
    const wrong = 'export const choose = () => 7;';
    expect((await arena(wrong, '--lang', 'en')).out).toMatch(
      /too late 0, an error 0, against the rules \d+\.$/m,
    );
    expect((await arena(wrong, '--lang', 'fr')).out).toMatch(/contre les règles \d+\.$/m);
  });
});

test.each([
  ['export const x = 1;', 'no exported function “choose”'],
  ['import fs from "node:fs"; export const choose = () => fs;', 'may import nothing'],
  ['export function choose(', 'SyntaxError'],
  ['process.exit(3);', 'process is not defined'],
])('%s cannot take part, and hears why', async (code, why) => {
  const { code: exit, err } = await arena(code);
  expect(exit).toBe(2);
  expect(err).toContain(why);
});

/** A program tells what it found by the error that keeps it out. */
async function found(way: string): Promise<string> {
  const { err } = await arena(
    `let found; try { found = ${way}; } catch (e) { found = 'nothing: ' + e; } throw new Error('found ' + found);`,
  );
  return /found (.*)\.\n/.exec(err)?.[1] ?? err;
}

describe('from where it thinks no way leads out', () => {
  test.each([
    ['typeof process'],
    ['typeof require'],
    ['typeof fetch'],
    ['typeof WebSocket'],
    ['typeof Worker'],
    ['typeof setTimeout'],
  ])('%s', async way => {
    expect(await found(way)).toBe('undefined');
  });

  test.each([
    // Each is a known way out of such a place: by the maker of whatever came from outside.
    ['await import("node:fs")'],
    ['await import("node:fs").catch(e => e.constructor.constructor("return typeof process")())'],
    ['Function("return typeof process")()'],
    ['globalThis.constructor.constructor("return typeof process")()'],
    [
      'Error.prepareStackTrace = (e, s) => s, new Error().stack[0].getThis().constructor.constructor("return process")()',
    ],
    ['import.meta.constructor.constructor("return typeof process")()'],
  ])('%s', async way => {
    expect(await found(way)).toMatch(/^nothing: /);
  });
});

test('and if one did, the process may touch nothing', () => {
  const ways = {
    read: 'require("node:fs").readFileSync("/etc/hostname")',
    write: `require("node:fs").writeFileSync(${JSON.stringify(fileWith('written', ''))}, "x")`,
    run: 'require("node:child_process").execFileSync("true")',
    thread: 'new (require("node:worker_threads").Worker)("1", { eval: true })',
  };
  for (const way of Object.values(ways)) {
    const script = `try { ${way}; console.log("done") } catch (e) { console.log(e.code) }`;
    const said = execFileSync(process.execPath, [...FENCE, '--eval', script], { encoding: 'utf8' });
    expect(said.trim()).toBe('ERR_ACCESS_DENIED');
  }
});

describe('the record', () => {
  test('--all plays each level against the one below at every number of players, and writes a page', async () => {
    const page = fileWith('strength.md', '# Old\n\n## Gamate\n\nkept\n\n## Matryoshka\n\nold\n');
    const argv = ['arena', 'matryoshka', '--all', '--games', '1', '--page', page, '--json'];
    const { code, out } = await run(argv);
    expect(code).toBe(0);
    const { pairs } = JSON.parse(out) as { pairs: { players: number; level: number; against: number }[] };
    expect(pairs.map(({ players, level, against }) => [players, level, against])).toEqual(
      [3, 4, 5].flatMap(players => [2, 3, 4, 5].map(level => [players, level, level - 1])),
    );
    const written = readFileSync(page, 'utf8');
    expect(written).toMatch(/^# How strong the levels are\n/);
    expect(written).toMatch(/^## Gamate\n\nkept\n/m);
    expect(written).toMatch(/^## Matryoshka\n\n\d{4}-\d\d-\d\d, `etagere arena matryoshka --all --games 1`/m);
    expect(written.match(/^\| [345] +\| [2-5]–[1-4] +\|/gm)).toHaveLength(12);
  });

  test('other settings do not go with it', async () => {
    const { code, err } = await run(['arena', '--all', '--players', '4']);
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining('--players does not go with --all'),
    });
  });
});
