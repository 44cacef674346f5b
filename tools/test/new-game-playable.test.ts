import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { ProjectCopy } from './project-copy.ts';

const copy = new ProjectCopy();
afterAll(() => copy.remove());
const said = await copy.run('tools/new-game.ts', ['demo']);

test('whoever makes a game is told what to do next', () => {
  for (const step of ['npm run dev', '/demo', 'etagere play demo', 'npm run watch -- demo', 'add-a-game.md'])
    expect(said).toContain(step);
});

test('it is played at a terminal against bots, to the end, by numbers and in letters', async () => {
  const game = await copy.run(
    'cli/etagere.mjs',
    ['play', 'demo', '--stdin', '--players', '3', '--seed', 'new'],
    {
      // What is not understood, or not allowed, is asked again; a number beyond the list is not understood.
      input: `hint\nhelp\nlay card=99\n${'5\n4\n3\n2\n1\n'.repeat(12)}\n`,
    },
  );
  expect(game).toContain('I would choose:');
  expect(game).toContain('You do not hold the 99.');
  expect(game.match(/^\d\. .+: \d points?$/gm)).toHaveLength(3);
});

test('bots of every level finish it', async () => {
  const arena = await copy.run('cli/etagere.mjs', [
    'arena',
    'demo',
    '--a',
    '5',
    '--b',
    '1',
    '--games',
    '4',
    '--json',
  ]);
  expect(JSON.parse(arena)).toMatchObject({ winRate: expect.any(Number) as number, endings: { 'DE-4': 4 } });
});

test('its tests, its laws and its playthrough pass, on a machine that writes no snapshots too', async () => {
  const laws = ['laws', 'playthrough', 'replays'].map(name => `kernel/test/${name}.test.ts`);
  const env = { CI: '1', ETAGERE_WATCHED: 'demo' };
  const tests = await copy.run(
    'node_modules/vitest/vitest.mjs',
    ['run', '--reporter=verbose', 'games/demo/', ...laws],
    { env },
  );
  expect(tests).toContain('demo plays as it did');
  expect(tests).toContain('the laws hold for demo');
  expect(tests).not.toContain('failed');
});

test('when a rule was meant to change, one word writes its playthrough anew', async () => {
  const rules = copy.path('games', 'demo', 'rules', 'index.ts');
  writeFileSync(rules, readFileSync(rules, 'utf8').replace('const HAND = 5;', 'const HAND = 4;'));
  const kept = (): string => readFileSync(copy.path('games', 'demo', 'test', 'playthrough.txt'), 'utf8');
  const before = kept();
  const watch = spawn(process.execPath, [copy.path('tools', 'watch', 'main.ts'), 'demo', '-u'], {
    cwd: copy.root,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let told = '';
  watch.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  while (!told.includes('Duration')) await once(watch.stdout, 'data');
  watch.kill('SIGTERM');
  await once(watch, 'exit');
  expect(told).toMatch(/Snapshots +1 updated/);
  // The laws hold for the new rule; the test that says "five cards" asks for its own mending.
  expect(told).toMatch(/✗|×.*five cards each/);
  expect(kept()).not.toBe(before);
});
