import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { contract } from '#kernel/test/contract.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { makeGame, problemWith, wishFrom } from '../new-game.ts';
import { makeRegistry } from '../registry.ts';

// Below the project, because the new game's `#kernel/…` imports are resolved from there.
const root = mkdtempSync(join(import.meta.dirname, 'games-'));
afterAll(() => rmSync(root, { recursive: true }));

makeGame(wishFrom('sixth-game'), join(root, 'sixth-game'));
const found = await findTrials(root);

describe('a new game', () => {
  test('is named as asked, everywhere', () => {
    const [{ trials } = { trials: [] }] = found;
    expect(trials.map(({ game }) => [game.id, game.rules[0]])).toEqual([
      ['sixth-game', 'SG-1'],
      ['sixth-game', 'SG-1'],
    ]);
  });

  test.each(found.flatMap(({ trials }) => trials))('passes the laws: $name', trial => {
    expect(() => contract(trial)).not.toThrow();
  });

  test('is listed in the registry', () => {
    const text = makeRegistry(['sixth-game'], path => path.endsWith('rules/index.ts'));
    expect(text).toContain("'sixth-game': {");
    expect(text).toContain("rules: () => import('./sixth-game/rules/index.ts'),");
    expect(text).not.toContain('bot:');
  });
});

test.each([
  ['Sixth', 'cannot be a folder'],
  ['../x', 'cannot be a folder'],
  ['-x', 'cannot be a folder'],
  ['mathable', 'there already'],
])('a folder cannot be called %s', (id, problem) => {
  expect(problemWith(wishFrom(id), ['mathable'])).toContain(problem);
});

test('a prefix is two capital letters, a name has no quotation marks', () => {
  expect(problemWith(wishFrom('ok', 'Fine', 'abc'), [])).toContain('capital');
  expect(problemWith(wishFrom('ok', "It's"), [])).toContain('quotation');
  expect(problemWith(wishFrom('ok'), [])).toBeNull();
});
