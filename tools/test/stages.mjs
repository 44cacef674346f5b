import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../setup/root.mjs';
import { handOver } from '../setup/run.mjs';
import { runBrowserTests } from './browser.mjs';
import { countTests } from './count.mjs';

/**
 * What `npm test` runs, in order. A stage returns how many things passed and failed: a tool that only says
 * yes or no counts for one.
 *
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {(node: string, args: readonly string[]) => Promise<Count>} Stage
 * @type {Record<string, Stage>}
 */
export const STAGES = {
  format: node => all(node, [[bin('@biomejs/biome'), 'check', '--error-on-warnings']]),
  // oxlint colours its drawings on every CI machine, whatever NO_COLOR says: one line each is better there.
  lint: node => all(node, [[bin('oxlint'), ...(isPlain() ? ['--format=unix'] : [])]]),
  // Checkers side by side each work out the same types: twice the CPU to be done a second sooner.
  types: node => all(node, [[bin('typescript'), '-b', '--checkers', '1', '--builders', '1']]),
  structure: node => all(node, [[inRoot('tools', 'structure', 'main.ts')]]),
  unit,
  browser,
};

/** One count for the whole list, so that the number of commands in a stage is nobody's business. */
async function all(node, commands) {
  let failed = 0;
  for (const command of commands) {
    if ((await runTool(node, command)) !== 0) failed = 1;
  }
  return { passed: 1 - failed, failed };
}

/** Colours are for terminals: a log file keeps plain text, unless asked otherwise. */
function runTool(node, command, more = {}) {
  const env = { ...process.env, ...(isPlain() ? { NO_COLOR: '1' } : {}), ...more };
  return handOver(node, command, { cwd: inRoot(), env });
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
