/** The same through a real process: pipes, exit codes, a closed pipe. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
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
