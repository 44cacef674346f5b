import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './lock.mjs';
import { runQuietly } from './run.mjs';
import { say } from './say.mjs';

/** What Debian calls the engines, by a program that each brings. */
const PACKAGES = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/** A network that does not answer must not hold up tests that can do without. */
const LIMIT_SECONDS = 90;
const NO_PATIENCE = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];

/**
 * Firefox and WebKit beside Chromium, where we may install them and they are missing. Without them the tests go on
 * and say which engines were not tried.
 */
export async function installEngines() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || missing().length === 0) return;
  await withLock('engines', async () => {
    const packages = missing();
    if (packages.length === 0) return;
    say({
      fr: 'installation de Firefox et de WebKit par apt-get…',
      en: 'installing Firefox and WebKit with apt-get…',
    });
    const install = ['install', '--yes', '--no-install-recommends', ...packages];
    if ((await aptGet(install)) === 0) return;
    // Fresh images come without package lists.
    await aptGet(['update']);
    if ((await aptGet(install)) === 0) return;
    say({ fr: 'apt-get a échoué : on s’en passe.', en: 'apt-get failed: going on without.' });
  });
}

function missing() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const isThere = program => folders.some(folder => existsSync(join(folder, program)));
  return Object.entries(PACKAGES).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
}

async function aptGet(command) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const args = [`${LIMIT_SECONDS}s`, 'apt-get', ...NO_PATIENCE, ...command];
  return (await runQuietly('timeout', args, { env })).code;
}
