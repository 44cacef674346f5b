import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameIds } from '../registry.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test('tells at once what holds of a game, and again after a save', async () => {
  const child = watch('matryoshka');
  let said = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    said += text;
  });
  await until(/✓ games\/matryoshka\//);
  said = '';
  // Seen by all who watch as a save is.
  utimesSync(join(ROOT, 'games', 'matryoshka', 'test', 'trials.ts'), new Date(), new Date());
  await until(/ RUN [^]*✓ games\/matryoshka\//);
  expect(said).not.toMatch(/games\/mathable/);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);

  async function until(sight: RegExp): Promise<void> {
    while (!sight.test(said)) await once(child.stdout, 'data');
  }
});

test('a game that is not there: says which are', async () => {
  const child = watch('chess');
  const [sentence] = await once(child.stderr.setEncoding('utf8'), 'data');
  expect(sentence).toMatch(new RegExp(`takes a game.*${gameIds().join(', ')}`));
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
});

function watch(game: string) {
  return spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), game], {
    env: { ...process.env, LANG: 'en', LC_ALL: '', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
