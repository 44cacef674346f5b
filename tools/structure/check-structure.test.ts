import { describe, expect, test } from 'vitest';
import { ARROWS } from './arrows.ts';
import { checkStructure } from './check-structure.ts';
import { covers } from './places.ts';
import { makeProblemLine } from './problem.ts';

test('the table of arrows is itself without a circle', () => {
  const names = Object.keys(ARROWS).filter(name => !ARROWS[name]?.may.includes('anything'));
  expect(names.filter(name => leadsTo(name, name))).toEqual([]);
});

describe('arrows', () => {
  test.each([
    ['kernel/match.ts', `import type { Log } from './log.ts';`],
    [
      'games/a/rules/apply.ts',
      `import { board } from '../data/board.ts';\nimport { rng } from '#kernel/rng.ts';`,
    ],
    ['games/a/data/board.ts', `import type { Cell } from '../rules/types.ts';`],
    [
      'games/a/bot/index.ts',
      `import { game } from '../rules/index.ts';\nimport { tree } from '#bots/tree.ts';`,
    ],
    ['games/a/ui/board.ts', `import { render } from 'preact';\nimport { grid } from '#ui/grid.ts';`],
    [
      'games/a/test/rules.test.ts',
      `import { laws } from '#kernel/test/laws.ts';\nimport { test } from 'vitest';`,
    ],
    ['games/registry.ts', `export const rules = () => import('./a/rules/index.ts');`],
    ['cli/etagere.mjs', `import { getReady } from '#tools/setup/ready.mjs';`],
    ['cli/main.ts', `import { readFileSync } from 'node:fs';`],
    ['tools/fuzz.ts', `const game = await import(process.argv[2]);`],
    ['vitest.config.ts', `import { defineConfig } from 'vitest/config';`],
  ])('%s may say %s', (path, text) => {
    expect(problems({ [path]: text })).toEqual([]);
  });

  test.each([
    [
      'kernel/match.ts',
      `import { game } from '#games/a/rules/index.ts';`,
      'kernel imports games/a/rules/index.ts',
    ],
    ['kernel/match.ts', `import type { A } from '#text/words.ts';`, 'kernel imports text/words.ts'],
    ['kernel/match.ts', `export { sum } from '#bots/tree.ts';`, 'kernel imports bots/tree.ts'],
    ['kernel/match.ts', `type A = import('#text/words.ts').Words;`, 'kernel imports text/words.ts'],
    ['kernel/match.ts', `import { laws } from './test/laws.ts';`, 'kernel imports kernel/test/laws.ts'],
    ['kernel/match.ts', `import fc from 'fast-check';`, 'kernel imports the package fast-check'],
    ['kernel/match.ts', `import type { Foo } from 'valibot';`, 'kernel imports the package valibot'],
    ['games/a/rules/apply.ts', `import { hash } from 'node:crypto';`, 'games/*/rules imports node:crypto'],
    [
      'games/a/rules/apply.ts',
      `import { rank } from '../bot/index.ts';`,
      'games/*/rules imports games/a/bot',
    ],
    [
      'games/a/rules/apply.ts',
      `import { b } from '#games/b/rules/index.ts';`,
      'the game a imports the game b',
    ],
    [
      'games/a/rules/apply.ts',
      `import type { B } from '../../b/rules/types.ts';`,
      'the game a imports the game b',
    ],
    [
      'games/a/test/x.test.ts',
      `import { b } from '#games/b/rules/index.ts';`,
      'the game a imports the game b',
    ],
    ['games/a/data/board.ts', `import { cell } from '../rules/cells.ts';`, 'imports values of games/a/rules'],
    ['games/a/meta.ts', `import { game } from './rules/index.ts';`, 'games/*/meta.ts imports games/a/rules'],
    ['games/a/ui/board.ts', `import { rank } from '../bot/index.ts';`, 'games/*/ui imports games/a/bot'],
    ['bots/tree.ts', `import { registry } from '#games/registry.ts';`, 'bots imports games/registry.ts'],
    ['ui/grid.ts', `import { refused } from '#contract/game.ts';`, 'ui imports values of contract/game.ts'],
    ['ui/grid.ts', `import { rng } from '#kernel/rng.ts';`, 'ui imports kernel/rng.ts'],
    [
      'contract/game.ts',
      `import type { Match } from '#kernel/match.ts';`,
      'contract/game.ts imports kernel/match.ts',
    ],
    [
      'kernel/match.ts',
      `import type { GameEntry } from '#contract/entry.ts';`,
      'kernel imports contract/entry.ts',
    ],
    ['table/seat.ts', `import { socket } from '#server/ws/socket.ts';`, 'table imports server/ws/socket.ts'],
    ['table/seat.ts', `import { readFile } from 'node:fs/promises';`, 'table imports node:fs/promises'],
    ['web/app/main.ts', `const s = await import('#server/main.ts');`, 'web imports server/main.ts'],
    ['web/app/main.ts', `const s = await import(name);`, 'imports a path made up while running'],
    ['cli/main.ts', `import { readFileSync } from 'fs';`, 'write node:fs'],
    ['cli/main.ts', `import { fuzz } from '#tools/fuzz.ts';`, 'cli imports tools/fuzz.ts'],
    ['cli/main.ts', `import { play } from '#cli/play.ts';`, 'write ./play.ts'],
    ['cli/main.ts', `import { rng } from '../kernel/rng.ts';`, 'write #kernel/rng.ts'],
    ['games/a/rules/apply.ts', `import { board } from '#games/a/data/board.ts';`, 'write ../data/board.ts'],
    ['attic/old.ts', `export const a = 1;`, 'the table of arrows does not know attic/'],
    ['games/a/extras/x.ts', `export const a = 1;`, 'the table of arrows does not know games/a/extras/'],
  ])('%s may not say %s', (path, text, why) => {
    const found = problems({ [path]: `\n${text}\n` });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(why);
    expect(found[0]).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}:[12]: .+ — .+`));
  });
});

describe('circles', () => {
  test('of values and types are found and written out', () => {
    const found = problems({
      'kernel/a.ts': `import type { B } from './b.ts';`,
      'kernel/b.ts': `import { c } from './c.ts';`,
      'kernel/c.ts': `export type { A } from './a.ts';`,
    });
    expect(found).toEqual([expect.stringContaining('kernel/a.ts → kernel/b.ts → kernel/c.ts → kernel/a.ts')]);
  });

  test('through the same file on two ways are no circle', () => {
    const files = {
      'kernel/a.ts': `import './b.ts';\nimport './c.ts';`,
      'kernel/b.ts': `import './d.ts';`,
      'kernel/c.ts': `import './d.ts';`,
      'kernel/d.ts': '',
    };
    expect(problems(files)).toEqual([]);
  });
});

describe('ambient input and output', () => {
  test.each([
    ['new Date()', 'Date'],
    ['Date.now()', 'Date'],
    ['{ const { now } = Date; }', 'Date'],
    ['let when: Date', 'Date'],
    ['Math.random()', 'Math.random'],
    [`Math['random']()`, 'Math.random'],
    ['Math[`random`]()', 'Math['],
    ['Math?.random()', 'Math.random'],
    ['const { random } = Math', 'Math apart'],
    ['const M = Math', 'Math apart'],
    [`Reflect.get(Math, 'random')`, 'Math apart'],
    ['globalThis.Math.random()', 'globalThis'],
    [`globalThis['Math']`, 'globalThis'],
    ['new Intl.Collator()', 'Intl'],
    ['(1).toLocaleString()', 'toLocaleString'],
    [`'a'['toLocaleUpperCase']()`, 'toLocaleUpperCase'],
    [`'a'.localeCompare('b')`, 'localeCompare'],
    [`const { localeCompare } = 'a'`, 'localeCompare'],
    ['performance.now()', 'performance'],
    ['process.env', 'process'],
    [`fetch('x')`, 'fetch'],
    ['setTimeout(f, 1)', 'setTimeout'],
    ['setInterval(f, 1)', 'setInterval'],
    ['queueMicrotask(f)', 'queueMicrotask'],
    ['document.title', 'document'],
    ['typeof window', 'window'],
    ['crypto.randomUUID()', 'crypto'],
    ['console.log(1)', 'console'],
    [`eval('1')`, 'eval'],
    [`new Function('return 1')`, 'Function'],
    ['const tools = { Date }', 'Date'],
    ['import.meta.url', 'import.meta'],
  ])('%s is refused in the rules and in the kernel', (statement, name) => {
    for (const path of ['games/a/rules/apply.ts', 'kernel/match.ts']) {
      const found = problems({ [path]: `// A comment about Date.\nexport {};\n${statement};\n` });
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(`${path}:3: `);
      expect(found[0]).toContain(name);
    }
  });

  test('import() is refused even along an arrow', () => {
    expect(problems({ 'kernel/match.ts': `await import('./log.ts');` })).toEqual([
      expect.stringContaining('uses import()'),
    ]);
  });

  test.each(['Math.max(1, 2)', 'a.process', '({ process: 1, Date: 2 })', `'Date'`, 'a.date()', 'a.random()'])(
    '%s is fine',
    statement => {
      expect(problems({ 'kernel/match.ts': `${statement};` })).toEqual([]);
    },
  );

  test('tests and other folders may use all of it', () => {
    const text = 'console.log(Date.now(), Math.random());';
    expect(
      problems({ 'kernel/test/laws.ts': text, 'games/a/rules/x.test.ts': text, 'cli/main.ts': text }),
    ).toEqual([]);
  });
});

describe('length', () => {
  test('500 lines are the most', () => {
    expect(problems({ 'kernel/a.ts': lines(500) })).toEqual([]);
    expect(problems({ 'kernel/a.ts': lines(501) })).toEqual([
      expect.stringContaining('kernel/a.ts:501: 501 lines'),
    ]);
    expect(problems({ 'web/app/all.css': lines(501) })).toHaveLength(1);
  });

  test('data is as long as it is', () => {
    expect(problems({ 'games/a/data/questions.ts': lines(5000) })).toEqual([]);
  });
});

describe('hovering', () => {
  test.each([
    '@media (hover: hover) {\n  .a:hover {\n    color: red;\n  }\n}\n',
    '@media (min-width: 9em) {\n  @media (hover: hover) {\n    .a:hover b {\n    }\n  }\n}\n',
    '/* A finger does not :hover { over anything; it touches. */\n.a {\n}\n',
  ])('only where one can hover: %s', css => {
    expect(problems({ 'ui/a.css': css })).toEqual([]);
  });

  test.each([
    ['.a,\n.b:hover {\n}\n', 2],
    ['@media (hover: hover) {\n  .a {\n  }\n}\n/* { */\n.b:hover {\n}\n', 6],
    ['@media (hover: none) {\n  .a:is(.b, :hover) {\n  }\n}\n', 2],
  ])('elsewhere a finger would leave it behind: %s', (css, line) => {
    expect(problems({ 'ui/a.css': css })).toEqual([
      expect.stringMatching(new RegExp(`^ui/a\\.css:${line}: .*holds where nobody can hover`, 's')),
    ]);
  });
});

function lines(count: number): string {
  return 'export {};\n'.repeat(count);
}

function problems(files: Readonly<Record<string, string>>): string[] {
  return checkStructure(new Map(Object.entries(files))).map(makeProblemLine);
}

/** Whether a row of the table lets one place import values of another, directly or by way of others. */
function leadsTo(from: string, to: string, seen = new Set<string>()): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  return Object.keys(ARROWS).some(
    next => next !== from && isArrow(from, next) && (next === to || leadsTo(next, to, seen)),
  );
}

function isArrow(from: string, to: string): boolean {
  return (ARROWS[from]?.may ?? []).some(entry => {
    if (entry.startsWith('types of ')) return false;
    if (entry === 'every game') return to.startsWith('games/');
    return covers(entry.replace(/^own /, 'games/*/'), to);
  });
}
