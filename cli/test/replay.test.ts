import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitmentTo, seedOf } from '#kernel/fair.ts';
import { makeSeed } from '#kernel/rng.ts';
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
  ['a list', () => [], /is not a saved game\.$/m],
  ['nothing', () => 'null', /is not a saved game\.$/m],
])('%s: one sentence, exit 2', async (name, make, sentence) => {
  const { code, err } = await run(['replay', fileWith(`${name}.json`, make())]);
  expect(code).toBe(2);
  expect(err).toMatch(sentence);
});

test('an unknown game', async () => {
  const { code, err } = await run(['replay', fileWith('game.json', { ...file, game: 'toString' })]);
  expect({ code, found: err.includes('no game “toString”') }).toEqual({ code: 2, found: true });
});

test('a name of a game that goes on for ever is shortened', async () => {
  const { code, err } = await run([
    'replay',
    fileWith('long.json', { ...file, game: 'x\n'.repeat(500_000) }),
  ]);
  expect(code).toBe(2);
  expect(err).toMatch(/^There is no game “[x\uFFFD]{39}…” on the shelf\..*\n$/);
});

describe('a proof of the deal', () => {
  const hostBits = 'a5'.repeat(32);
  const entropies = ['one', 'two'];
  const proof = { commitment: commitmentTo(hostBits), hostBits, entropies };
  const opened = (change: object): string =>
    fileWith(`${process.hrtime.bigint()}.json`, {
      ...file,
      entries: [],
      seed: makeSeed(seedOf(hostBits, entropies)),
      ...change,
    });

  test.each([
    ['holds', { proof }, 'The deal is proved fair.'],
    ['is for another deal', { proof, seed: '0'.repeat(64) }, 'The proof does not explain this deal.'],
    [
      'is not what was promised',
      { proof: { ...proof, commitment: '0'.repeat(64) } },
      'The proof does not explain this deal.',
    ],
  ])('that %s is told, and the match is shown', async (_, change, sentence) => {
    const path = opened(change);
    const { code, out, err } = await run(['replay', path]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')[1]).toBe(sentence);
    expect(out).toContain('begins.');
    const json = await run(['replay', path, '--json']);
    expect({ code: json.code, err: json.err }).toEqual({ code: 0, err: `${sentence}\n` });
    expect(json.out).toMatch(/^\{.*\}\n$/);
  });

  test('where there is none, nothing is said', async () => {
    const { out, err } = await run(['replay', opened({})]);
    expect(out).not.toMatch(/proof|proved/);
    expect(err).toBe('');
  });
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
