/** Commands that make something, and take options of their own. */
import { afterAll, expect, test } from 'vitest';
import { fileWith, removeFiles, run } from './run.ts';

afterAll(removeFiles);

const ASKED = ['puzzle', 'calculator', '--size', '5', '--level', '2', '--seed', 'rose', '--json'];

test('the same options give the same JSON line, in any order', async () => {
  const made = await run(ASKED);
  expect(made).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^\{.*\}\n$/) });
  expect(JSON.parse(made.out)).toMatchObject({ size: 5, level: 2, seed: 'rose' });
  const turned = ['--json', 'puzzle', '--level=2', '--seed', 'rose', '--size', '5', 'calculator'];
  expect(await run(turned.toSpliced(0, 1).concat('--json'))).toEqual(made);
});

test('what is not said is as usual', async () => {
  const { out } = await run(['puzzle', 'calculator', '--seed', 'rose', '--json']);
  expect(JSON.parse(out)).toMatchObject({ size: 5, level: 1 });
});

test('people see the solution only if they ask for it', async () => {
  const argv = ['puzzle', 'calculator', '--seed', 'rose'];
  expect((await run(argv)).out).not.toContain('Solution:');
  expect((await run([...argv, '--solution'])).out).toContain('Solution:');
});

test('one command reads what the other wrote', async () => {
  const { out } = await run(ASKED);
  const { solution } = JSON.parse(out) as { solution: unknown };
  const read = await run(['solve', 'calculator', fileWith('puzzle.json', out), '--json']);
  expect(read).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(read.out)).toEqual({ solutions: 1, solution });
});

test.each([
  [['puzzle'], /GAME is missing: etagere puzzle GAME$/m],
  [['puzzle', 'calculator', 'x'], /“x” is one word too many for “puzzle”/],
  [['puzzle', 'calculator', '--size', '7'], /“7” will not do for --size/],
  [['puzzle', 'calculator', '--level', '4'], /“4” will not do for --level/],
  [['puzzle', 'calculator', '--sise', '9'], /no option --sise here\. Did you mean --size\?/],
  [['puzzle', 'mathable', '--size', '5'], /no option --size here/],
  [['puzzle', 'mathable'], /“puzzle” does not exist for mathable, only for calculator/],
  [['puzzle', 'calculator', '--solution=x'], /--solution takes no value/],
  [
    ['play', 'calculator', '--players', '1'],
    /Nobody plays Calculator against nobody. Alone: etagere puzzle calculator\./,
  ],
  [['simulate', 'calculator', '--players', '1'], /etagere puzzle calculator/],
  [['simulate', 'mathable', '--players', '1'], /from 2 to 4/],
  [['solve', 'calculator'], /FILE is missing/],
] as const)('%j is answered with one sentence and exit 2', async (argv, sentence) => {
  const { code, out, err } = await run(argv);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
});

test.each([
  ['en', /cells along a side/, /make a grid to complete/],
  ['fr', /cases de côté/, /fabrique une grille/],
])('the help explains the options, in %s', async (language, option, about) => {
  for (const argv of [
    ['help', 'puzzle'],
    ['puzzle', 'calculator', '--help'],
  ]) {
    const { out } = await run([...argv, '--lang', language]);
    expect(out).toMatch(/^ {2}etagere puzzle GAME \[options\]$/m);
    expect(out).toMatch(about);
    expect(out).toMatch(/--size 5\|9\|13/);
    expect(out).toMatch(option);
    expect(out).toContain('etagere puzzle calculator --size 9 --level 2 --seed rose --json');
  }
});
