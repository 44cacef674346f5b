import { expect, test } from 'vitest';
import type { Kept } from './kept.ts';
import { pageOf } from './page.ts';
import type { Part } from './parts.ts';
import { readOutput } from './read-output.ts';
import { runPart } from './run-part.ts';

const PART: Part = { name: 'a', title: 'How fast', command: ['npm', 'run', 'a'], about: 'Something.' };
const MACHINE = { cores: 2, memoryGb: 8, system: 'linux x64', node: 'v26.0.0', load: 0.1 };

function kept(change: Partial<Kept> = {}): Kept {
  const lines = [{ bench: 'ours', p99: { is: 8, toReach: 'under 15' }, cpu: { bots: 3 } }];
  return {
    date: '2026-11-18',
    command: 'npm run a',
    machine: MACHINE,
    seconds: 9,
    outcome: 'done',
    lines,
    ...change,
  };
}

function script(text: string): readonly string[] {
  return [process.execPath, '-e', text];
}

test('a page names for each part its command, day and machine, and what was asked', () => {
  const page = pageOf([PART], { a: kept() });
  expect(page).toContain('`npm run a`, 2026-11-18, 9 s. 2 cores, 8 GB, linux x64, Node v26.0.0, load 0.1.');
  expect(page).toContain('| what | p99 | cpu, bots |');
  expect(page).toContain('| ours | 8 (asked: under 15) | 3 |');
  expect(page).not.toContain('Failed');
});

test('what was never run is listed, with its command', () => {
  expect(pageOf([PART], {})).toMatch(/## Not run here\n\n- How fast: `npm run a`/);
});

test('a part that failed says so, with what it had printed', async () => {
  const found = await runPart({
    command: script(
      `console.log(JSON.stringify({ bench: 'half', node: 'v1' })); console.error('no disk in /home/me/x/y.ts'); process.exit(3)`,
    ),
  });
  expect(found).toMatchObject({ outcome: 'failed', lines: [{ bench: 'half' }] });
  expect(found.fault).toBe('no disk in y.ts');
  const page = pageOf([PART], { a: found });
  expect(page).toContain('**Failed**: no disk in y.ts.');
  expect(page).toContain('| half |');
});

test('a part that ends well without a figure has failed', async () => {
  expect(await runPart({ command: script('') })).toMatchObject({ outcome: 'failed', lines: [] });
});

test('a part that does not end is given up, with all that it started', async () => {
  const found = await runPart({ command: script('setInterval(() => {}, 1000)') }, 300);
  expect(found.outcome).toBe('late');
  expect(pageOf([PART], { a: found })).toContain('**Given up**');
});

test('scenes of faults are read as they are told', () => {
  const lines = readOutput(
    'seed x\n✓ kill-sqlite   killed in mid-game\n    20 faults in 9 s: 400 moves\n– two   x y\n    not tried here: why\n',
  );
  expect(lines).toEqual([
    {
      bench: 'kill-sqlite',
      about: 'killed in mid-game',
      outcome: 'held',
      result: '20 faults in 9 s: 400 moves',
    },
    { bench: 'two', about: 'x y', outcome: 'not tried here', result: 'not tried here: why' },
  ]);
});

test('lines of different forms are tables of their own, and a long one goes down the page', () => {
  const long = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`partNumber${i}`, i]));
  const page = pageOf([PART], {
    a: kept({
      lines: [
        { bench: 'a', x: 1 },
        { bench: 'b', x: 2 },
        { bench: 'c', ...long, bytesAfterAMinute: 1.000_049, parts: { 'SQLite, all under JavaScript': 2 } },
      ],
    }),
  });
  expect(page).toContain('| a | 1 |\n| b | 2 |\n\n| c |  |');
  expect(page).toContain(
    '| part number11 | 11 |\n| bytes after a minute | 1 |\n| parts, SQLite, all under JavaScript | 2 |',
  );
});
