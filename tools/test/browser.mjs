import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser, shellBeside } from '../setup/browser.mjs';
import { ensureClient } from '../setup/client.mjs';
import { countBrowserTests } from './count.mjs';

/**
 * The browser tests, over the real build. Without a client, a Chromium or a report there is one failure.
 *
 * @param {string} node
 * @param {(command: readonly string[], env: Record<string, string | undefined>) => Promise<number>} runTool
 * @param {string} playwright
 * @param {readonly string[]} filters
 */
export async function runBrowserTests(node, runTool, playwright, filters) {
  await ensureClient(node);
  const chromium = await findOrInstallBrowser(node);
  const folder = mkdtempSync(join(tmpdir(), 'etagere-browser-test-'));
  const report = join(folder, 'report.json');
  try {
    const code = await runTool([playwright, 'test', '--reporter=list,json', ...filters], {
      ETAGERE_CHROMIUM: chromium,
      ETAGERE_SHELL: shellBeside(chromium),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Playwright tells its workers about colours itself; both at once make Node complain.
      NO_COLOR: undefined,
    });
    return countBrowserTests(code, existsSync(report) ? readFileSync(report, 'utf8') : '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
