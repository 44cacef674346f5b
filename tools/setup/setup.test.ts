import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

// Set-up is plain JavaScript, for machines whose Node reads nothing else: its types are said here.
const { isGoodNode } = (await load('setup/runtime.mjs')) as { isGoodNode: (version: string) => boolean };
const { languageOf } = (await load('setup/say.mjs')) as {
  languageOf: (env: Record<string, string>) => string;
};
const { withLock } = (await load('setup/lock.mjs')) as {
  withLock: <T>(name: string, work: () => Promise<T>, folder: string) => Promise<T>;
};
type Count = (exitCode: number, report: string) => { passed: number; failed: number };
const { countTests, countBrowserTests, countScreens } = (await load('test/count.mjs')) as {
  countTests: Count;
  countBrowserTests: Count;
  countScreens: Count;
};

const folder = mkdtempSync(join(tmpdir(), 'etagere-setup-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['20.20.2', false],
  ['22.22.0', false],
  ['24.0.0', true],
  ['25.9.0', false],
  ['26.0.0-nightly', true],
  ['30.1.0', true],
])('Node %s runs the project as it is: %s', (version, good) => {
  expect(isGoodNode(version)).toBe(good);
});

test.each([
  [{}, 'fr'],
  [{ LANG: '' }, 'fr'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'en_GB.UTF-8', LC_ALL: 'fr_CA.UTF-8' }, 'fr'],
  [{ LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'en_US.UTF-8' }, 'en'],
])('%o speaks %s', (env, language) => {
  expect(languageOf(env)).toBe(language);
});

test.each([
  ['a good run', 0, report(12, 0), { passed: 12, failed: 0 }],
  ['two failures', 1, report(10, 2), { passed: 10, failed: 2 }],
  ['a file that does not load', 1, report(10, 0), { passed: 10, failed: 1 }],
  ['no test at all', 0, report(0, 0), { passed: 0, failed: 1 }],
  ['a crash before the report', 134, '', { passed: 0, failed: 1 }],
  ['a report cut short', 137, '{"numPassed', { passed: 0, failed: 1 }],
])('%s is counted', (_name, exitCode, text, count) => {
  expect(countTests(exitCode, text)).toEqual(count);
});

test.each([
  ['a good run', 0, stats(9, 0, 0), { passed: 9, failed: 0 }],
  ['a test that passed only the second time', 0, stats(8, 0, 1), { passed: 9, failed: 0 }],
  ['a failure', 1, stats(8, 1, 0), { passed: 8, failed: 1 }],
  ['a file that does not load', 1, stats(0, 0, 0), { passed: 0, failed: 1 }],
  ['no report', 1, '', { passed: 0, failed: 1 }],
])('in the browser, %s is counted', (_name, exitCode, text, count) => {
  expect(countBrowserTests(exitCode, text)).toEqual(count);
});

test.each([
  ['a good run', 0, '{"passed":99,"failed":0}', { passed: 99, failed: 0 }],
  ['a screen that looks different', 1, '{"passed":98,"failed":1}', { passed: 98, failed: 1 }],
  ['a crash before the report', 1, '', { passed: 0, failed: 1 }],
])('in three engines, %s is counted', (_name, exitCode, text, count) => {
  expect(countScreens(exitCode, text)).toEqual(count);
});

test('a lock lets one in at a time', async () => {
  let inside = 0;
  let most = 0;
  const visit = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise(resolve => setTimeout(resolve, 20));
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock('turns', visit, folder)));
  expect(most).toBe(1);
});

test('a lock left by a process that is gone is taken over', async () => {
  const gone = await new Promise<number>(resolve => {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    child.on('close', () => resolve(child.pid ?? 0));
  });
  mkdirSync(join(folder, 'left.lock'));
  writeFileSync(join(folder, 'left.lock', 'pid'), String(gone));
  await expect(withLock('left', async () => 'in', folder)).resolves.toBe('in');
});

test('a lock is given back after a failure', async () => {
  await expect(withLock('fails', () => Promise.reject(new Error('no')), folder)).rejects.toThrow('no');
  await expect(withLock('fails', async () => 'in', folder)).resolves.toBe('in');
});

function load(path: string): Promise<unknown> {
  return import(join(import.meta.dirname, '..', path));
}

function report(numPassedTests: number, numFailedTests: number): string {
  return JSON.stringify({ numPassedTests, numFailedTests });
}

function stats(expected: number, unexpected: number, flaky: number): string {
  return JSON.stringify({ stats: { expected, unexpected, flaky } });
}
