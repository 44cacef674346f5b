import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runQuietly } from './run.mjs';
import { SetupFailure } from './say.mjs';

/**
 * `npm install` with these arguments in this folder, under this Node: under an older one, packages that ask
 * for a recent Node would fill the screen with warnings. Silent unless it fails.
 *
 * @param {{ node: string, folder: string, args: readonly string[], what: import('./say.mjs').Sentence }} job
 */
export async function npmInstall({ node, folder, args, what }) {
  const script = npmScript();
  const command = script === undefined ? 'npm' : node;
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=warn', ...args];
  const { code, output } = await runQuietly(command, script === undefined ? install : [script, ...install], {
    cwd: folder,
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
    // `npm` is a .cmd file on Windows, which only a shell can start.
    shell: script === undefined && process.platform === 'win32',
  });
  if (code === 0) return;
  throw new SetupFailure(reason(output, what), output);
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
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
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
