import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { must } from '#kernel/must.ts';
import { rngFor } from '#kernel/rng.ts';
import { contract } from '#kernel/test/contract.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { playthrough, STEPS } from '#kernel/test/playthrough.ts';
import { makeGame, problemWith, wishFrom } from '../new-game.ts';
import { makeBoxRegistry, makeRegistry, makeUiRegistry } from '../registry.ts';

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
    expect(text).not.toContain('/bot/');
    expect(text).toContain("bot: plainBot(() => import('./sixth-game/rules/index.ts')),");
    expect(text).toContain('plain: plainTexts,');
  });

  test('has nothing made for it where it has its own, or no rules', () => {
    const own = makeRegistry(['sixth-game'], path => !path.includes('terminal'));
    expect(own).toContain("bot: () => import('./sixth-game/bot/index.ts'),");
    expect(own).toContain("terminal: plainTerminal(() => import('./sixth-game/rules/index.ts')),");
    expect(makeRegistry(['sixth-game'], path => path.endsWith('-sheet.json'))).not.toContain('plain');
    const page = makeUiRegistry(['sixth-game'], path => path.endsWith('rules/index.ts'));
    expect(page).toContain("ui: plainUi(() => import('./sixth-game/rules/index.ts')),");
    const box = makeBoxRegistry(['sixth-game'], path => path.includes('/ui/') || path.includes('/rules/'));
    expect(box).toContain("cover: () => import('./sixth-game/ui/cover.tsx'),");
    expect(box).not.toContain('learn');
  });

  test.each(['en', 'fr'])('says in words of its own (%s) what lies on its table', language => {
    const [{ trials } = { trials: [] }] = found;
    const { game, config } = must(trials[0]);
    const view = game.view(game.setup(config, 2, rngFor(testSeed(1), 0)), 0);
    const file = join(root, 'sixth-game', 'text', `${language}.json`);
    const { labels } = JSON.parse(readFileSync(file, 'utf8')) as { labels: object };
    const fields = Object.keys(view).filter(field => field !== 'me');
    expect(Object.keys(labels)).toEqual(expect.arrayContaining(fields.map(field => `view.${field}`)));
  });

  test('plays as it did, from the first day', () => {
    const [{ trials } = { trials: [] }] = found;
    const kept = readFileSync(join(root, 'sixth-game', 'test', 'playthrough.txt'), 'utf8');
    expect(playthrough(must(trials[0]), 1, STEPS)).toBe(kept);
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
