import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { evaluateInPage } from './chromium.mjs';
import { withLock } from './lock.mjs';
import { npmInstall } from './npm.mjs';
import { inRoot } from './root.mjs';
import { runQuietly } from './run.mjs';
import { SetupFailure, say } from './say.mjs';

/** The Chromium fetched from npm where there is no other. */
const NPM_CHROMIUM = '@sparticuz/chromium@153.0.0';

/** Chromium without windows, as Debian calls it. */
const SHELL = 'chromium-headless-shell';

/** In the order they are tried; each returns a path, or undefined where it does not apply. */
const WAYS = { system: systemBrowser, apt: aptBrowser, npm: npmBrowser };

/**
 * A Chromium for the browser tests: the system's, else Debian's where we may install it, else npm's.
 * `ETAGERE_BROWSER=system|apt|npm` forces one way. A browser is returned only after it has shown a page.
 *
 * @param {string} node
 * @returns {Promise<string>} the path of the executable
 */
export async function findOrInstallBrowser(node) {
  const forced = process.env.ETAGERE_BROWSER ?? '';
  if (forced !== '' && !Object.hasOwn(WAYS, forced)) {
    throw new SetupFailure({
      fr: `ETAGERE_BROWSER vaut « ${forced} » : les choix sont ${Object.keys(WAYS).join(', ')}.`,
      en: `ETAGERE_BROWSER is "${forced}": the choices are ${Object.keys(WAYS).join(', ')}.`,
    });
  }
  const ways = forced === '' ? Object.keys(WAYS) : [forced];
  return recall(ways) ?? withLock('browser', async () => recall(ways) ?? search(ways, node));
}

/**
 * The same Chromium without windows, where it lies beside the whole one: it takes a fifth less work for a page. It
 * has no messages for devices.
 *
 * @param {string} chromium
 * @returns {string | undefined} the path of the executable
 */
export function shellBeside(chromium) {
  const path = join(dirname(chromium), SHELL);
  return existsSync(path) ? path : undefined;
}

async function search(ways, node) {
  const troubles = [];
  for (const way of ways) {
    try {
      const path = await WAYS[way](node);
      if (path === undefined) continue;
      await showPage(path);
      remember({ way, path });
      return path;
    } catch (error) {
      troubles.push(`${way}: ${error.message}`, error.lastLines ?? '');
    }
  }
  throw new SetupFailure(
    {
      fr: 'aucun Chromium pour les tests : installez Chromium ou Chrome, puis relancez.',
      en: 'no Chromium for the tests: install Chromium or Chrome, then run this again.',
    },
    troubles.filter(line => line !== '').join('\n'),
  );
}

async function showPage(path) {
  const text = await evaluateInPage(path, {
    url: 'data:text/html,<p>ok',
    expression: 'document.body.innerText',
  });
  if (text !== 'ok') throw new Error(`${path} did not show a page`);
}

function systemBrowser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const programs = [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA];
  return [
    ...folders.flatMap(folder => names.map(name => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...programs.map(folder => join(folder ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe')),
  ].find(path => existsSync(path));
}

async function aptBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say({ fr: 'installation de Chromium par apt-get…', en: 'installing Chromium with apt-get…' });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => runQuietly('apt-get', args, { env });
  const install = (...names) => apt('install', '--yes', '--no-install-recommends', ...names);
  let { code, output } = await install('chromium', SHELL);
  if (code !== 0) {
    // Fresh images come without package lists.
    await apt('update');
    ({ code, output } = await install('chromium', SHELL));
  }
  // Not every release has one without windows.
  if (code !== 0) ({ code, output } = await install('chromium'));
  if (code !== 0) throw new SetupFailure({ fr: 'apt-get a échoué', en: 'apt-get failed' }, output);
  return '/usr/bin/chromium';
}

async function npmBrowser(node) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const home = inRoot('.browser', 'npm');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(join(home, 'unpacked'), { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  say({ fr: 'installation de Chromium par npm…', en: 'installing Chromium from npm…' });
  await npmInstall({
    node,
    folder: home,
    args: ['--no-save', '--ignore-scripts', NPM_CHROMIUM],
    what: { fr: 'Chromium n’a pas pu être installé', en: 'Chromium could not be installed' },
  });
  // It unpacks itself into the temporary folder, and would take any `chromium` already there for its own.
  const unpack = inRoot('tools', 'setup', 'unpack-chromium.mjs');
  const { code, output } = await runQuietly(node, [unpack, home], {
    env: { ...process.env, TMPDIR: join(home, 'unpacked') },
  });
  if (code !== 0) {
    throw new SetupFailure({ fr: 'Chromium ne se décompresse pas', en: 'Chromium does not unpack' }, output);
  }
  return output.trim();
}

/** What was found last time, if it is still there. */
function recall(ways) {
  try {
    const found = JSON.parse(readFileSync(inRoot('.browser', 'found.json'), 'utf8'));
    return ways.includes(found.way) && existsSync(found.path) ? found.path : undefined;
  } catch {
    return undefined;
  }
}

function remember(found) {
  mkdirSync(inRoot('.browser'), { recursive: true });
  writeFileSync(inRoot('.browser', 'found.json'), `${JSON.stringify(found)}\n`);
}
