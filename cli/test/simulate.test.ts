import { expect, test } from 'vitest';
import { wilson } from '../arena.ts';
import { run } from './run.ts';

async function simulate(...options: readonly string[]): Promise<Record<string, number | string>> {
  const { code, out, err } = await run(['simulate', 'mathable', '--json', ...options]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^\{.*\}\n$/);
  return JSON.parse(out) as Record<string, number | string>;
}

test('the same arguments give the same games, others give others', async () => {
  const one = await simulate('--games', '3');
  expect(Object.keys(one)).toEqual([
    'games',
    'moves',
    'seconds',
    'movesPerSecond',
    'meanScore',
    'fingerprint',
  ]);
  const again = await simulate('--games', '3', '--seed', 'etagere', '--players', '2', '--bot', 'random');
  expect(again['fingerprint']).toBe(one['fingerprint']);
  const others = [
    await simulate('--games', '4'),
    await simulate('--games', '3', '--seed', 'x'),
    await simulate('--games', '3', '--players', '3'),
    await simulate('--games', '3', '--bot', '2'),
    await simulate('--games', '3', '--checking', 'challenge'),
  ];
  const prints = [one, ...others].map(({ fingerprint }) => fingerprint);
  expect(new Set(prints).size).toBe(prints.length);
});

/** Written down once: another machine, or a later version of the rules by mistake, would show here. */
test('the fingerprint is the same on every machine', async () => {
  const { moves, fingerprint } = await simulate('--games', '2');
  expect({ moves, fingerprint }).toMatchInlineSnapshot(`
    {
      "fingerprint": "b9c33916a4ecd3203e2b01a1a665979ae06ce87f62e4def48b93d264e6f653aa",
      "moves": 34,
    }
  `);
});

test('interruptions are played too', async () => {
  const { games } = await simulate(
    '--games',
    '2',
    '--players',
    '4',
    '--checking',
    'challenge',
    '--lines',
    'claimed',
  );
  expect(games).toBe(2);
});

test('remarks may come between choices that wait for one another', async () => {
  const { code, out } = await run(['simulate', 'matryoshka', '--games', '6', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 6 });
});

test('with more than two at a table, arena says what an even share would be', async () => {
  const argv = ['arena', 'matryoshka', '--a', '2', '--b', 'random', '--games', '3', '--lang', 'en'];
  const { code, out } = await run(argv);
  expect(code).toBe(0);
  expect(out).toContain('With 3 players an even share would be 33%.');
});

test('where partners play together, arena lets two camps meet', async () => {
  const argv = ['arena', 'gamate', '--a', '3', '--b', '1', '--games', '4', '--length', 'deals-4'];
  const { code, out } = await run([...argv, '--json']);
  expect(code).toBe(0);
  // A seat alone could win half of it at most: its partner would share.
  expect(JSON.parse(out)).toMatchObject({ winRate: 1 });
  expect((await run([...argv, '--lang', 'en'])).out).not.toContain('even share');
});

test('for people it is a sentence', async () => {
  const { out } = await run(['simulate', 'mathable', '--games', '1', '--lang', 'fr']);
  expect(out).toMatch(/^1 partie, .* coups par seconde/);
});

test('arena: the better level wins more, and the interval holds the rate', async () => {
  const { code, out } = await run([
    'arena',
    'mathable',
    '--a',
    '2',
    '--b',
    'random',
    '--games',
    '6',
    '--seed',
    's',
    '--json',
  ]);
  expect(code).toBe(0);
  const found = JSON.parse(out) as { winRate: number; low: number; high: number };
  expect(Object.keys(found)).toEqual(['winRate', 'low', 'high', 'msPerDecision']);
  expect(found).toMatchObject({ msPerDecision: { a: expect.any(Number), b: expect.any(Number) } });
  expect(found.winRate).toBeGreaterThan(0.5);
  expect(found.low).toBeLessThanOrEqual(found.winRate);
  expect(found.high).toBeGreaterThanOrEqual(found.winRate);
});

test.each([
  ['en', '3', 'random', /^Level 3 against random moves, 1 game: the first side wins \d+% \(95% interval: /],
  ['en', 'random', '1', /^Random moves against level 1, 1 game: /],
  ['fr', '1', 'random', /^Le niveau 1 contre le hasard, 1 partie\u202F: \d+\u202F% de victoires/],
])('arena for people, in %s', async (language, a, b, sentence) => {
  const argv = ['arena', 'mathable', '--a', a, '--b', b, '--games', '1', '--lang', language];
  const { code, out } = await run(argv);
  expect(code).toBe(0);
  expect(out).toMatch(sentence);
});

/** Values from Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I. */
test.each([
  { wins: 81, games: 263, low: 0.2553, high: 0.3662 },
  { wins: 15, games: 148, low: 0.0624, high: 0.1605 },
  { wins: 0, games: 20, low: 0, high: 0.1611 },
  { wins: 1, games: 29, low: 0.0061, high: 0.1718 },
])('Wilson interval of $wins in $games', ({ wins, games, low, high }) => {
  const found = wilson(wins, games);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});
