import { chmodSync, mkdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { fileWith, freshPath, removeFiles, run, vectorPath } from './run.ts';

afterAll(removeFiles);

const nothing = freshPath('nothing.json');
const folder = freshPath('folder');
mkdirSync(folder);

test.each([
  ['missing', nothing, /There is no file/],
  ['below a file', `${fileWith('a.txt', '')}/b`, /There is no file/],
  ['a folder', folder, /is a folder/],
  ['empty', fileWith('empty.json', ''), /not valid JSON/],
  ['not JSON', fileWith('bad.json', '{"moves":['), /not valid JSON/],
  ['binary', fileWith('binary.json', Uint8Array.of(0xff, 0xfe, 0, 1)), /not a text file/],
  ['huge', fileWith('huge.json', `"${'x'.repeat(9_000_000)}"`), /larger than 8 MB/],
  ['endless', '/dev/zero', /larger than 8 MB/],
  ['a name that is none', 'a\0b', /cannot be read/],
])('a file that is %s: one sentence, exit 2', async (_, path, sentence) => {
  for (const argv of [
    ['score', 'mathable', path, '--json'],
    ['legal', 'mathable', path],
    ['replay', path, '--json'],
  ]) {
    const { code, out, err } = await run(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
    expect(err.trimEnd()).not.toContain('\n');
  }
});

test.skipIf(process.getuid?.() === 0)('a file that may not be read: one sentence, exit 2', async () => {
  const path = fileWith('secret.json', '{}');
  chmodSync(path, 0);
  const { code, err } = await run(['score', 'mathable', path]);
  expect({ code, err: err.trimEnd() }).toEqual({ code: 2, err: `“${path}” may not be read.` });
});

test('a wrong shape is told with the field at fault', async () => {
  const path = fileWith('shape.json', { moves: [{ cell: '8I' }], turns: [] });
  const { code, out, err } = await run(['score', 'mathable', path, '--json']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('“moves[0].value” should be a number');
});

test('a byte order mark does no harm', async () => {
  const path = fileWith('bom.json', `\uFEFF${JSON.stringify({ moves: [] })}`);
  expect((await run(['legal', 'mathable', path, '--json'])).code).toBe(0);
});

test('score and legal: exactly one JSON line, notes apart', async () => {
  const moves = [
    { cell: '8I', value: 12 },
    { cell: '8F', value: 12 },
  ];
  const path = fileWith('twice.json', { moves, turns: [{ player: 'A', firstMove: 1 }] });
  for (const verb of ['score', 'legal']) {
    const { code, out, err } = await run([verb, 'mathable', path, '--json']);
    expect(code).toBe(0);
    expect(out).toMatch(/^\{.*\}\n$/);
    expect(err).toContain('12 is placed 2 times');
  }
  const { out } = await run(['score', 'mathable', path, '--json']);
  expect(JSON.parse(out)).toEqual({ turns: [{ player: 'A', firstMove: 1, score: 24 }], totals: { A: 24 } });
});

test('the four recorded games through the command', async () => {
  for (const name of ['train_1', 'train_2', 'train_3', 'train_4']) {
    const { code, out } = await run(['score', 'mathable', vectorPath(`games/${name}`), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveProperty('totals.Player1');
  }
});

test('a refusal is the JSON line, with exit 1', async () => {
  const path = fileWith('refused.json', {
    moves: [{ cell: '8I', value: 8 }],
    turns: [{ player: 'A', firstMove: 1 }],
  });
  const { code, out, err } = await run(['score', 'mathable', path, '--json', '--lang', 'fr']);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(JSON.parse(out)).toMatchObject({
    refused: { move: 1, rule: 'MB-5', text: expect.stringContaining('font') },
  });
});

test('what a sheet says is repeated on one line, and not for ever', async () => {
  const sheet = (cell: string, value: number, firstMove = 1, player = 'A'): string =>
    fileWith(`${process.hrtime.bigint()}.json`, { moves: [{ cell, value }], turns: [{ player, firstMove }] });
  const cell = await run(['score', 'mathable', sheet('x'.repeat(1_000_000), 7), '--json']);
  expect(cell.code).toBe(1);
  expect(cell.out).toContain(`There is no square ${'x'.repeat(39)}…: rows`);
  expect(cell.out.length).toBeLessThan(400);
  const value = await run(['score', 'mathable', sheet('8I', 1e308)]);
  expect(value.out).toContain('No tile bears the number 1E308.');
  const first = await run(['score', 'mathable', sheet('8I', 7, -1e308)]);
  expect(first).toMatchObject({ code: 2, err: expect.stringContaining('of turn 1 is −1E308;') });
  const name = await run(['score', 'mathable', sheet('8I', 7, 1, `A\r\nB${'x'.repeat(1000)}`)]);
  expect(name.out.split('\n')).toHaveLength(5);
  expect(name.out).toMatch(/^1\. A\uFFFD\uFFFDBx+…: 1 tile, 7 points$/m);
});

test('minus nought is nought', async () => {
  const path = fileWith(
    'nought.json',
    '{"moves":[{"cell":"8I","value":-0.0}],"turns":[{"player":"A","firstMove":1}]}',
  );
  const { code, out } = await run(['score', 'mathable', path, '--json']);
  expect(code).toBe(1);
  expect(out).toContain('none makes 0.');
});

test('what a file says cannot drive the terminal', async () => {
  const turns = [{ player: '\u001B[2Jx', firstMove: 1 }];
  const { out } = await run(['score', 'mathable', fileWith('escape.json', { moves: [], turns })]);
  expect(out).not.toContain('\u001B');
});
