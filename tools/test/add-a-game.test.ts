import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { contract } from '#kernel/test/contract.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { makeGame, wishFrom } from '../new-game.ts';

const DOC = join(import.meta.dirname, '..', '..', 'docs', 'add-a-game.md');
// Below the project, because the game's `#kernel/…` imports are resolved from there.
const root = mkdtempSync(join(import.meta.dirname, 'games-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A game of what the page shows and nothing else: a block of code names its file, and goes on where the last ended. */
const files = new Map<string, string>();
for (const [, path = '', code = ''] of readFileSync(DOC, 'utf8').matchAll(
  /^```ts (\S+)\n([\s\S]*?)\n```$/gm,
)) {
  const before = files.get(path);
  files.set(path, before === undefined ? code : `${before}\n\n${code}`);
}
for (const [path, code] of files) {
  const file = join(root, 'demo', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
}
const found = await findTrials(root);

describe('docs/add-a-game.md', () => {
  test('shows a whole game', () => {
    expect([...files.keys()]).toEqual([
      'rules/types.ts',
      'rules/tricks.ts',
      'rules/index.ts',
      'test/trials.ts',
    ]);
    expect(found.map(({ id, trials }) => [id, trials.length])).toEqual([['demo', 2]]);
  });

  test.each(found.flatMap(({ trials }) => trials))('which passes the laws: $name', trial => {
    expect(() => contract(trial)).not.toThrow();
  });

  test('which is the one that the command writes', () => {
    const made = join(root, 'made');
    makeGame(wishFrom('demo'), made);
    for (const [path, code] of files) expect(readFileSync(join(made, path), 'utf8')).toBe(`${code}\n`);
  });
});
