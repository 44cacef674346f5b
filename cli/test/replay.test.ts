import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileWith, freshPath, removeFiles, run } from './run.ts';

afterAll(removeFiles);

const path = freshPath('match.json');
let file: Record<string, unknown> & { entries: Record<string, unknown>[] };

beforeAll(async () => {
  const input = 'pass\npass\npass\n';
  await run(['play', 'mathable', '--stdin', '--seed', 'démo', '--save', path], { input });
  file = JSON.parse(readFileSync(path, 'utf8')) as typeof file;
});

test('a step is told in words', async () => {
  const { code, out } = await run(['replay', path, '--step', '1', '--lang', 'fr']);
  expect(code).toBe(0);
  expect(out).toContain('étape 1 sur');
  expect(out).toContain('Joueur 1 passe.');
  expect((await run(['replay', path, '--step', '0'])).out).toContain('Player 1 begins.');
});

test('a seat sees its own rack and no other', async () => {
  const own = JSON.parse((await run(['replay', path, '--seat', '2', '--json'])).out) as {
    view: { rack: unknown[] };
  };
  expect(own.view.rack).toHaveLength(7);
  const all = JSON.parse((await run(['replay', path, '--json'])).out) as { view: { rack: unknown[] } };
  expect(all.view.rack).toHaveLength(0);
});

test.each([
  [['--step', '9999'], /“9,?999” will not do for --step: .* 0 to/],
  [['--step', '-1'], /--step/],
  [['--seat', '3'], /“3” will not do for --seat: .* 1 to 2/],
  [['--seat', '0'], /--seat/],
])('%j is refused', async (options, sentence) => {
  const { code, err } = await run(['replay', path, ...options]);
  expect(code).toBe(2);
  expect(err).toMatch(sentence);
});

test.each([
  ['version', () => ({ ...file, version: 99 }), /version 99 of the rules/],
  ['settings', () => ({ ...file, config: { checking: 'maybe' } }), /settings are not valid/],
  ['seats', () => ({ ...file, seats: 7 }), /7 seats/],
  ['a move', () => changed(0, { move: { kind: 'end' } }), /refuse its entry 1/],
  ['a fingerprint', () => changed(1, { print: 'x' }), /from entry 2 on/],
])('a match that diverges by %s: one sentence, exit 1', async (name, make, sentence) => {
  const { code, out, err } = await run(['replay', fileWith(`${name}.json`, make())]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(sentence);
  expect(err.trimEnd()).not.toContain('\n');
});

test.each([
  ['no match', () => ({}), /“format”/],
  ['a bad seed', () => ({ ...file, seed: 'x' }), /“seed”/],
  ['a bad entry', () => changed(0, { seat: 'x' }), /“entries\[0\]”/],
  ['a list', () => [], /is not a saved game/],
])('%s: one sentence, exit 2', async (name, make, sentence) => {
  const { code, err } = await run(['replay', fileWith(`${name}.json`, make())]);
  expect(code).toBe(2);
  expect(err).toMatch(sentence);
});

test('an unknown game', async () => {
  const { code, err } = await run(['replay', fileWith('game.json', { ...file, game: 'toString' })]);
  expect({ code, found: err.includes('no game “toString”') }).toEqual({ code: 2, found: true });
});

test('a dump of the fuzzer says which law broke, apart from the answer', async () => {
  const dump = fileWith('dump.json', { ...file, failure: 'law "pieces": \u001B[2Jgone' });
  const { code, out, err } = await run(['replay', dump, '--json']);
  expect(code).toBe(0);
  expect(out).toMatch(/^\{.*\}\n$/);
  expect(err).toContain('law "pieces"');
  expect(err).not.toContain('\u001B');
});

function changed(index: number, change: object): object {
  return {
    ...file,
    entries: file.entries.with(index, { ...file.entries[index], ...change }),
  };
}
