import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { withLock } from './lock.mjs';
import { inRoot } from './root.mjs';
import { runQuietly } from './run.mjs';
import { SetupFailure, say } from './say.mjs';

/** All that a page can contain, and how it is built. */
const SOURCES = [
  'web',
  'ui',
  'games',
  'plain',
  'contract',
  'kernel',
  'bots',
  'table',
  'protocol',
  'text',
  'tools/build',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/**
 * The built client in dist/web, built again only if a source changed since the last time.
 *
 * @param {string} node
 */
export async function ensureClient(node) {
  if (isUpToDate()) return;
  await withLock('client', async () => {
    if (isUpToDate()) return;
    say({ fr: 'construction des pages…', en: 'building the pages…' });
    const stamp = sourceHash();
    await build(node);
    writeFileSync(stampPath(), stamp);
  });
}

/** Builds beside the final place: a server that runs goes on with whole files, and a failure leaves the old ones. */
async function build(node) {
  const folder = inRoot('dist', 'web');
  const unfinished = `${folder}.unfinished`;
  mkdirSync(inRoot('dist'), { recursive: true });
  const { code, output } = await runQuietly(node, [inRoot('tools', 'build', 'main.ts'), unfinished], {
    cwd: inRoot(),
  });
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new SetupFailure(
      {
        fr: 'les pages n’ont pas pu être construites : l’erreur est ci-dessus.',
        en: 'the pages could not be built: the error is above.',
      },
      output,
    );
  }
  rmSync(stampPath(), { force: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

function isUpToDate() {
  if (!existsSync(inRoot('dist', 'web', 'index.html'))) return false;
  try {
    return readFileSync(stampPath(), 'utf8') === sourceHash();
  } catch {
    return false;
  }
}

function stampPath() {
  return inRoot('dist', 'web.stamp');
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesIn)) hash.update(`\0${path}\0`).update(readFileSync(inRoot(path)));
  return `${hash.digest('hex')}\n`;
}

/** Paths from the root, in the same order everywhere; tests are no part of a page. */
function filesIn(path) {
  const found = statSync(inRoot(path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(inRoot(path))
    .filter(name => name !== 'test' && !name.endsWith('.test.ts'))
    .sort()
    .flatMap(name => filesIn(`${path}/${name}`));
}
