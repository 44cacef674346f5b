import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#contract/game.ts';
import { isInt, isRecord } from '#contract/json.ts';
import { registry } from '#games/registry.ts';
import { wilson } from '../duel.ts';
import { configOf } from '../settings.ts';
import { entryOf, rulesOf, terminalOf } from '../shelf.ts';
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
    'endings',
  ]);
  const again = await simulate('--games', '3', '--seed', 'etagere', '--players', '2', '--bot', 'random');
  expect(again['fingerprint']).toBe(one['fingerprint']);
  const others = [
    await simulate('--games', '4'),
    await simulate('--games', '3', '--seed', 'x'),
    await simulate('--games', '3', '--players', '3'),
    await simulate('--games', '3', '--bot', '2'),
    await simulate('--games', '3', '--set', 'checking=challenge'),
  ];
  const prints = [one, ...others].map(({ fingerprint }) => fingerprint);
  expect(new Set(prints).size).toBe(prints.length);
});

/** Written down once: another machine, or a later version of the rules by mistake, would show here. */
test('the fingerprint is the same on every machine', async () => {
  const { moves, fingerprint } = await simulate('--games', '2');
  expect({ moves, fingerprint }).toMatchInlineSnapshot(`
    {
      "fingerprint": "740952eabeb80cda7c3aa77eadb4d1e85d7da03eafe41bb48c3dba617719d9d8",
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
  const argv = ['arena', 'gamate', '--a', '3', '--b', 'random', '--games', '4', '--length', 'deals-4'];
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
  expect(Object.keys(found)).toEqual(['winRate', 'low', 'high', 'msPerDecision', 'endings']);
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

describe('settings', () => {
  test('--set is the option of that name, as often as there are settings', async () => {
    const set = await simulate('--games', '3', '--set', 'checking=challenge', '--set=lines=claimed');
    const named = await simulate('--games', '3', '--checking', 'challenge', '--lines', 'claimed');
    expect(set['fingerprint']).toBe(named['fingerprint']);
  });

  test.each(Object.keys(registry))('%s takes each value of each of its settings', async id => {
    const { settings } = await terminalOf(entryOf(id));
    const game = await rulesOf(entryOf(id));
    for (const [name, values] of Object.entries(settings))
      for (const value of values) {
        const given = new Map([['set', [`${name}=${value}`]]]);
        expect(await configOf(entryOf(id), game, given)).toEqual(game.parseConfig({ [name]: value }));
      }
  });

  test.each([
    [['simulate', 'mathable', '--set', 'checking'], /“checking” will not do for --set: write the name/],
    [['simulate', 'mathable', '--set', 'cheking=referee'], /no setting “cheking” in Mathable.*“checking”/],
    [['arena', 'mathable', '--set', 'zzz=1'], /no setting “zzz” in Mathable. Possible: checking and lines\./],
    [
      ['arena', 'mathable', '--set', 'lines=x'],
      /“x” will not do for --set lines. Possible: automatic or claimed/,
    ],
    [['simulate', 'mathable', '--set'], /--set needs a value: --set NAME=VALUE/],
  ])('%j is answered with one sentence and exit 2', async (argv, sentence) => {
    const { code, out, err } = await run(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
  });

  /** Nothing but its rules knows what can be set in it. */
  test('a game with only rules takes what they take', async () => {
    const { terminal: _, ...entry } = entryOf('mathable');
    const mathable = await rulesOf(entry);
    const game: AnyGame = {
      ...mathable,
      parseConfig: raw => {
        const { lives = 3, isOpen = false } = isRecord(raw) ? raw : {};
        return isInt(lives, 1, 9) && typeof isOpen === 'boolean' ? { lives, isOpen } : null;
      },
    };
    const config = (...set: string[]): Promise<unknown> => configOf(entry, game, new Map([['set', set]]));
    expect(await config()).toEqual({ lives: 3, isOpen: false });
    expect(await config('lives=4', 'isOpen=true')).toEqual({ lives: 4, isOpen: true });
    await expect(config('lives=10')).rejects.toMatchObject({ what: 'usage.bad-setting' });
    await expect(config('live=4')).rejects.toMatchObject({ facts: { suggestion: 'lives' } });
    const bare: AnyGame = { ...mathable, parseConfig: () => ({}) };
    await expect(configOf(entry, bare, new Map([['set', ['x=1']]]))).rejects.toMatchObject({
      what: 'usage.no-settings',
    });
  });
});

describe('how games ended', () => {
  const ENDINGS: Readonly<Record<string, readonly string[]>> = {
    mathable: ['MB-17 blocked', 'MB-17 idle', 'MB-17 out'],
    calculator: ['CA-15 equals', 'CA-15 idle'],
    gamate: ['GA-17', 'GA-18 deals', 'GA-18 void'],
    mathisto: ['MH-19', 'MH-21'],
    matryoshka: ['MY-11'],
  };

  test.each(Object.entries(ENDINGS))(
    '%s: every game is counted once, by its paragraph',
    async (id, known) => {
      const length = id === 'gamate' ? ['--set', 'length=deals-4'] : [];
      const { out } = await run(['simulate', id, '--games', '3', '--json', ...length]);
      const { endings } = JSON.parse(out) as { endings: Record<string, number> };
      expect(known).toEqual(expect.arrayContaining(Object.keys(endings)));
      expect(Object.values(endings).reduce((sum, count) => sum + count, 0)).toBe(3);
    },
  );

  test.each([
    ['en', /^How they ended: 3 by MB-17 \(three rounds without a tile\)\.$/m],
    ['fr', /^Comment elles ont fini\u202F: 3 par MB-17 \(trois tours de table sans un jeton\)\.$/m],
  ])('for people it is a line, in %s', async (language, line) => {
    const seed = ['--seed', 'idle', '--lang', language];
    expect((await run(['simulate', 'mathable', '--games', '3', ...seed])).out).toMatch(line);
    const arena = ['arena', 'mathable', '--a', 'random', '--b', 'random', '--games', '3', ...seed];
    expect((await run(arena)).out).toMatch(line);
  });
});
