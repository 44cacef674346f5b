/** The same through a real process: pipes, exit codes, a closed pipe, a full disk. */
import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { vectorPath } from './run.ts';

const main = new URL('../main.ts', import.meta.url).href;
const program = `import { main } from ${JSON.stringify(main)}; process.exitCode = await main(process.argv.slice(1));`;
const node = [process.execPath, '--input-type=module', '-e', program, '--'];

function etagere(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  const env = { ...process.env, LC_ALL: 'en_GB.UTF-8' };
  return spawnSync(node[0] as string, [...node.slice(1), ...args], { input, encoding: 'utf8', env });
}

test('one JSON line on standard output, nothing on standard error', () => {
  const { status, stdout, stderr } = etagere(['score', 'mathable', vectorPath('games/train_1'), '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ totals: { Player1: 483, Player2: 534 } });
});

test('a file from standard input', () => {
  const { status, stdout } = etagere(['legal', 'mathable', '-', '--json'], '{"moves":[]}');
  expect(status).toBe(0);
  expect((JSON.parse(stdout) as { legal: unknown[] }).legal).toHaveLength(24);
});

test('standard input that takes its time, and pauses half-way', async () => {
  const child = spawn(node[0] as string, [...node.slice(1), 'legal', 'mathable', '-', '--json']);
  const ended = new Promise(resolve => child.on('close', resolve));
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  for (const piece of ['{"mov', 'es":', '[]}']) {
    await pause(300);
    child.stdin.write(piece);
  }
  child.stdin.end();
  const [out, err] = await said;
  expect({ code: await ended, err }).toEqual({ code: 0, err: '' });
  expect((JSON.parse(out) as { legal: unknown[] }).legal).toHaveLength(24);
});

test('standard input that never ends is cut off', () => {
  const { status, stderr } = etagere(['score', 'mathable', '-'], 'x'.repeat(9_000_000));
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: '“-” is larger than 8 MB: that is no game of ours.\n',
  });
});

test
  .skipIf(!existsSync('/dev/full'))
  .each([
    [['games']],
    [['simulate', 'mathable', '--games', '1', '--json']],
    [['play', 'mathable', '--stdin']],
  ])('%j into a full disk: one sentence and exit 2', args => {
  const full = openSync('/dev/full', 'w');
  try {
    const { status, stderr } = spawnSync(node[0] as string, [...node.slice(1), ...args, '--lang', 'en'], {
      stdio: ['pipe', full, 'pipe'],
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'The answer could not be written: there is no space left.\n',
    });
  } finally {
    closeSync(full);
  }
});

test.skipIf(!existsSync('/dev/full'))('nobody to tell either: exit 2, not 1', () => {
  const full = openSync('/dev/full', 'w');
  try {
    const { status } = spawnSync(node[0] as string, [...node.slice(1), 'games'], {
      stdio: ['ignore', full, full],
    });
    expect(status).toBe(2);
  } finally {
    closeSync(full);
  }
});

test.each([
  ['--nope', "Unknown option '--nope'"],
  ['--seconds', "Option '--seconds <value>' argument missing"],
  ['word', "Unexpected argument 'word'"],
])('the fuzzer answers %s with its usage and exit 2', (word, sentence) => {
  const fuzz = new URL('../../tools/fuzz.ts', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, [fuzz, word], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(`${sentence}\n\nnpm run fuzz -- [--seconds 60]`);
  expect(stderr).not.toMatch(/ERR_|\n +at /);
});

test('a mistake ends with 2', () => {
  const { status, stdout, stderr } = etagere(['scor']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('Did you mean “score”?');
});

test('play reads moves from a pipe and ends with it', () => {
  const { status, stdout } = etagere(['play', 'mathable', '--stdin', '--seed', 'démo'], 'pass\n');
  expect(status).toBe(0);
  expect(stdout).toContain('You pass.');
});

test.skipIf(process.platform === 'win32')('a reader that goes away early is no accident', () => {
  const quoted = [...node, 'rules', 'mathable'].map(word => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  const { stdout, stderr } = spawnSync('sh', ['-c', `${quoted} | head -n 1`], { encoding: 'utf8' });
  expect(stdout.split('\n')).toHaveLength(2);
  expect(stderr).toBe('');
});
