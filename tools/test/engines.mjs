import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from '../setup/browser.mjs';
import { ensureClient } from '../setup/client.mjs';
import { installEngines } from '../setup/engines.mjs';
import { inRoot } from '../setup/root.mjs';
import { countScreens } from './count.mjs';

/**
 * Every main screen in Chromium, Firefox and WebKit, as far as this machine has them: see web/test/engines/main.ts.
 *
 * @param {string} node
 * @param {(command: readonly string[], env: Record<string, string | undefined>) => Promise<number>} runTool
 * @param {readonly string[]} filters
 */
export async function runEngines(node, runTool, filters) {
  await ensureClient(node);
  const chromium = await findOrInstallBrowser(node);
  await installEngines();
  const folder = mkdtempSync(join(tmpdir(), 'etagere-engines-test-'));
  const report = join(folder, 'report.json');
  try {
    const code = await runTool([inRoot('web', 'test', 'engines', 'main.ts'), ...filters], {
      ETAGERE_CHROMIUM: chromium,
      ETAGERE_REPORT: report,
    });
    return countScreens(code, existsSync(report) ? readFileSync(report, 'utf8') : '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
