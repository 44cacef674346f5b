import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { npmInstall } from './npm.mjs';
import { inRoot } from './root.mjs';
import { say } from './say.mjs';

/**
 * Installs the packages of package-lock.json, unless the stamp left by the last time says they are there.
 *
 * @param {string} node
 */
export async function ensureDependencies(node) {
  if (isStamped()) return;
  await withLock('dependencies', async () => {
    if (isStamped()) return;
    if (isInstalled()) {
      stamp();
      return;
    }
    say({ fr: 'installation des paquets…', en: 'installing packages…' });
    await npmInstall({
      node,
      folder: inRoot(),
      // `install` follows the lock and leaves it alone (--no-save); `ci` refuses locks that leave out other
      // systems' packages. The tools are dev and optional dependencies, whatever NODE_ENV says.
      args: ['--no-save', '--include=dev', '--include=optional'],
      what: { fr: 'Les paquets n’ont pas pu être installés', en: 'The packages could not be installed' },
    });
    stamp();
  });
}

/** npm dates every file of a package 1985, by which the compiler cannot see a new version: it begins anew. */
function stamp() {
  rmSync(inRoot('dist', 'types'), { recursive: true, force: true });
  writeFileSync(stampPath(), wanted());
}

/** Whether npm's own record of node_modules has the versions of the lock: someone ran `npm install` by hand. */
function isInstalled() {
  const there = packagesIn(inRoot('node_modules', '.package-lock.json'));
  const locked = Object.entries(packagesIn(inRoot('package-lock.json'))).filter(([path]) => path !== '');
  return locked.every(([path, { version, optional }]) =>
    // Optional packages are mostly those of other systems.
    there[path] === undefined ? optional === true : there[path].version === version,
  );
}

function packagesIn(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')).packages;
  } catch {
    return {};
  }
}

function stampPath() {
  return inRoot('node_modules', '.etagere-stamp');
}

function isStamped() {
  try {
    return readFileSync(stampPath(), 'utf8') === wanted();
  } catch {
    return false;
  }
}

/** Another platform needs other packages: a folder shared between two systems is installed again. */
function wanted() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(inRoot(file)));
  return `${hash.digest('hex')} ${process.platform} ${process.arch}\n`;
}
