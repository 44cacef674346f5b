/** Commands about what is typed rather than about a file. */
import { expect, test } from 'vitest';
import { run } from './run.ts';

const EXAMPLE = 'A2 A3 B1 B2 B4 B5 B6 C3 C4 C5 C6 C7 D3';
const FOURTEEN = 'A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 C1';

test('one JSON line, whether the words are quoted or not', async () => {
  const quoted = await run(['score', 'matryoshka', EXAMPLE, '--json']);
  expect(quoted).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^\{.*\}\n$/) });
  expect(JSON.parse(quoted.out)).toMatchObject({ columns: 12, rows: 19, total: 31 });
  expect(await run(['score', '--json', 'matryoshka', ...EXAMPLE.split(' ')])).toEqual(quoted);
});

test('for people it is a text, in their language', async () => {
  expect((await run(['score', 'matryoshka', EXAMPLE])).out).toMatch(
    /12 in columns \+ 19 in rows = 31 points\n$/,
  );
  expect((await run(['best', 'matryoshka', FOURTEEN, '--lang', 'fr'])).out).toMatch(
    /46 points, en laissant C1\n$/,
  );
});

test('the best display', async () => {
  const { code, out } = await run(['best', 'matryoshka', FOURTEEN, '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ cards: FOURTEEN.split(' ').slice(0, 13), left: 'C1', total: 46 });
});

test.each([
  [['score', 'matryoshka', 'A1 A1'], 'MY-1', /named twice/],
  [['score', 'matryoshka', 'A1 Z2'], 'MY-1', /no doll Z2/],
  [['score', 'matryoshka', FOURTEEN], 'MY-6', /13 cards at most, and here are 14/],
  [['best', 'matryoshka', EXAMPLE], 'MY-6', /takes 14 cards/],
] as const)('%j is refused with exit 1', async (argv, rule, sentence) => {
  const { code, out, err } = await run([...argv, '--json']);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(JSON.parse(out)).toMatchObject({ refused: { rule, text: expect.stringMatching(sentence) } });
  expect((await run(argv)).out).toMatch(sentence);
});

test.each([
  [['score', 'matryoshka'], /CARDS… is missing: etagere score GAME CARDS…$/m],
  [['score', 'matryoshka', ' '], /The cards are missing/],
  [
    ['best', 'gamate', 'A1'],
    /“best” does not exist for gamate, only for calculator, mathable and matryoshka/,
  ],
  [['score'], /GAME is missing: etagere score GAME FILE\|CARDS…$/m],
] as const)('%j is answered with one sentence and exit 2', async (argv, sentence) => {
  const { code, out, err } = await run(argv);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
});

test('the help says what each game takes, with an example of each', async () => {
  const { out } = await run(['help', 'score']);
  expect(out).toContain('  etagere score GAME FILE|CARDS… [options]');
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(/Mathable: score a game .*; Matryoshka: score a display/);
  expect(out).toContain('etagere score mathable game.json --json');
  expect(out).toContain('etagere score matryoshka "A2 A3 B1 B2" --json');
  const french = (await run(['help', 'score', '--lang', 'fr'])).out.replaceAll('\n', ' ');
  expect(french).toContain('Matryoshka\u202F: compte');
});
