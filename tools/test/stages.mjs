import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../setup/root.mjs';
import { handOver } from '../setup/run.mjs';
import { runBrowserTests } from './browser.mjs';
import { countTests } from './count.mjs';
import { runEngines } from './engines.mjs';

/**
 * What `npm test` runs. A stage returns how many things passed and failed: a tool that only says yes or no counts
 * for one.
 *
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {(node: string, args: readonly string[], run: typeof handOver) => Promise<Count>} Stage
 * @type {Record<string, Stage>}
 */
export const STAGES = {
  format: (node, _, run) => check(node, [bin('@biomejs/biome'), 'check', '--error-on-warnings'], run),
  // oxlint colours its drawings on every CI machine, whatever NO_COLOR says: one line each is better there.
  lint: (node, _, run) => check(node, [bin('oxlint'), ...(isPlain() ? ['--format=unix'] : [])], run),
  // Checkers side by side each work out the same types: twice the CPU to be done a second sooner.
  types: (node, _, run) => check(node, [bin('typescript'), '-b', '--checkers', '1', '--builders', '1'], run),
  structure: (node, _, run) => check(node, [inRoot('tools', 'structure', 'main.ts')], run),
  unit,
  browser,
  engines: (node, filters) => runEngines(node, (command, env) => runTool(node, command, env), filters),
};

/**
 * In this order. Those of one group run at the same time: each of these leaves a core idle now and then. The tests
 * keep all cores busy by themselves.
 */
export const GROUPS = [['format', 'lint', 'types', 'structure'], ['unit'], ['browser'], ['engines']];

async function check(node, command, run) {
  const failed = (await runTool(node, command, {}, run)) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}

/** Colours are for terminals: a log file keeps plain text, unless asked otherwise. */
function runTool(node, command, more = {}, run = handOver) {
  const env = { ...process.env, ...(isPlain() ? { NO_COLOR: '1' } : {}), ...more };
  return run(node, command, { cwd: inRoot(), env });
}

function isPlain() {
  return !process.stdout.isTTY && process.env.FORCE_COLOR === undefined;
}

async function unit(node, filters) {
  const folder = mkdtempSync(join(tmpdir(), 'etagere-test-'));
  const report = join(folder, 'report.json');
  try {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters];
    const code = await runTool(node, [bin('vitest'), ...args]);
    return countTests(code, existsSync(report) ? readFileSync(report, 'utf8') : '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function browser(node, filters) {
  const run = (command, env) => runTool(node, command, env);
  return runBrowserTests(node, run, bin('@playwright/test'), filters);
}

/** The script behind a package's command, to run it under the Node we chose. */
function bin(name) {
  const folder = inRoot('node_modules', name);
  const { bin: entry } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof entry === 'string' ? entry : Object.values(entry)[0]);
}
