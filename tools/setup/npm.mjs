import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runQuietly } from './run.mjs';
import { SetupFailure } from './say.mjs';

const NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i;

const QUIET = ['--no-audit', '--no-fund', '--loglevel=warn'];

/**
 * A failed download fails the whole run, and we run it again: npm has kept what it got. Left to itself it
 * tries each package again after ten seconds, then a minute: many minutes in all without a network.
 */
const NO_RETRY = ['--prefer-offline', '--fetch-retries=0'];
const PAUSES_MS = [1000, 3000];

/**
 * `npm install` with these arguments in this folder, under this Node: under an older one, packages that ask
 * for a recent Node would fill the screen with warnings. Silent unless it fails.
 *
 * @param {{ node: string, folder: string, args: readonly string[], what: import('./say.mjs').Sentence }} job
 */
export async function npmInstall({ node, folder, args, what }) {
  const install = ['install', '--prefix', folder, ...QUIET, ...NO_RETRY, ...args];
  let result = await npm(node, install, folder);
  for (const pause of PAUSES_MS) {
    if (result.code === 0 || !NETWORK.test(result.output)) break;
    await new Promise(resolve => setTimeout(resolve, pause));
    result = await npm(node, install, folder);
  }
  if (result.code !== 0) throw new SetupFailure(reason(result.output, what), result.output);
}

/**
 * What npm answers to these arguments, whether it is content or not.
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<string>}
 */
export async function npmSays(node, args, cwd) {
  return (await npm(node, args, cwd)).output;
}

function npm(node, args, cwd) {
  const script = npmScript();
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  if (script !== undefined) return runQuietly(node, [script, ...args], { cwd, env });
  // `npm` is a .cmd file on Windows, which only a shell can start.
  return runQuietly('npm', args, { cwd, env, shell: process.platform === 'win32' });
}

/** npm as a script, so that we choose the Node it runs under: the npm that started us, or our Node's own. */
function npmScript() {
  const launcher = process.env.npm_execpath ?? '';
  const beside = dirname(process.execPath);
  return [
    // `npx` names its own script here, and npm's lies beside it.
    /np[mx]-cli\.js$/.test(launcher) ? join(dirname(launcher), 'npm-cli.js') : '',
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find(path => path !== '' && existsSync(path));
}

function reason(output, what) {
  if (/ENOSPC/.test(output)) {
    return {
      fr: `${what.fr} : le disque est plein. Libérez de la place puis relancez.`,
      en: `${what.en}: the disk is full. Free some space and run this again.`,
    };
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return {
      fr: `${what.fr} : ce dossier n’est pas accessible en écriture. Clonez le projet dans un dossier à vous.`,
      en: `${what.en}: this folder cannot be written to. Clone the project into a folder of yours.`,
    };
  }
  if (NETWORK.test(output)) {
    return {
      fr: `${what.fr} : le registre npm ne répond pas. Vérifiez le réseau (ou « npm config get registry ») puis relancez.`,
      en: `${what.en}: the npm registry does not answer. Check the network (or "npm config get registry") and run this again.`,
    };
  }
  return {
    fr: `${what.fr} : npm a échoué, ses dernières lignes sont ci-dessus. Relancer ne risque rien.`,
    en: `${what.en}: npm failed, its last lines are above. Running this again is safe.`,
  };
}
