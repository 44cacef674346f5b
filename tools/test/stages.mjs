import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellBeside } from '../setup/browser.mjs';
import { ensureClient } from '../setup/client.mjs';
import { inRoot } from '../setup/root.mjs';
import { handOver } from '../setup/run.mjs';
import { chromiumAhead, enginesAhead } from './ahead.mjs';
import { countBrowserTests, countScreens, countTests } from './count.mjs';

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
  engines,
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
  const env = {
    ...process.env,
    // Tests start some hundred servers, commands and threads: what one of them has read, the next need not read anew.
    NODE_COMPILE_CACHE: inRoot('dist', 'compiled'),
    ...(isPlain() ? { NO_COLOR: '1' } : {}),
    ...more,
  };
  return run(node, command, { cwd: inRoot(), env });
}

function isPlain() {
  return !process.stdout.isTTY && process.env.FORCE_COLOR === undefined;
}

function unit(node, filters) {
  return withReport(countTests, report => {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters];
    return runTool(node, [bin('vitest'), ...args]);
  });
}

/** Over the real build. Without a client, a Chromium or a report there is one failure. */
async function browser(node, filters) {
  await ensureClient(node);
  const chromium = await chromiumAhead();
  return withReport(countBrowserTests, report =>
    runTool(node, [bin('@playwright/test'), 'test', '--reporter=list,json', ...filters], {
      ETAGERE_CHROMIUM: chromium,
      ETAGERE_SHELL: shellBeside(chromium),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Playwright tells its workers about colours itself; both at once make Node complain.
      NO_COLOR: undefined,
    }),
  );
}

/** Every main screen in Chromium, Firefox and WebKit, as far as this machine has them: see web/test/engines/main.ts. */
async function engines(node, filters) {
  await ensureClient(node);
  const chromium = await chromiumAhead();
  await enginesAhead();
  return withReport(countScreens, report =>
    runTool(node, [inRoot('web', 'test', 'engines', 'main.ts'), ...filters], {
      ETAGERE_CHROMIUM: chromium,
      ETAGERE_REPORT: report,
    }),
  );
}

/** Counts what a tool reported in a file; '' if it wrote none. */
async function withReport(count, run) {
  const folder = mkdtempSync(join(tmpdir(), 'etagere-test-'));
  const report = join(folder, 'report.json');
  try {
    const code = await run(report);
    return count(code, existsSync(report) ? readFileSync(report, 'utf8') : '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The script behind a package's command, to run it under the Node we chose. */
function bin(name) {
  const folder = inRoot('node_modules', name);
  const { bin: entry } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof entry === 'string' ? entry : Object.values(entry)[0]);
}
