/**
 * `npm run bench` runs every bench in turn, those of what all share and those of each game; `npm run bench -- NAME` those
 * whose name contains NAME. `games/mathable/bench/arena.bench.ts` is called mathable-arena.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallBrowser } from './setup/browser.mjs';
import { ensureClient } from './setup/client.mjs';
import { npmInstall } from './setup/npm.mjs';
import { getReady } from './setup/ready.mjs';
import { inRoot } from './setup/root.mjs';
import { handOver } from './setup/run.mjs';
import { runMain, SetupFailure, say } from './setup/say.mjs';

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const node = await getReady();
  const folders = ['bench', ...readdirSync(inRoot('games')).map(game => `games/${game}/bench`)];
  const benches = folders
    .filter(folder => existsSync(inRoot(folder)))
    .flatMap(folder => readdirSync(inRoot(folder)).map(file => `${folder}/${file}`))
    .filter(file => file.endsWith('.bench.ts'))
    .map(file => ({ file, name: nameOf(file) }))
    .filter(({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (benches.length === 0) {
    throw new SetupFailure({
      fr: 'aucune mesure de ce nom dans bench/ ni games/*/bench/.',
      en: 'no bench of that name in bench/ or games/*/bench/.',
    });
  }
  await installPeers(node);
  const env = { ...process.env, ...(await whatPagesNeed(node, benches)) };
  let worst = 0;
  for (const { file } of benches) {
    const code = await handOver(node, [inRoot(file)], { cwd: inRoot(), env });
    if (code !== 0) process.stderr.write(`${file} ended with code ${code}\n`);
    worst = Math.max(worst, code);
  }
  return worst;
});

function nameOf(file) {
  return file
    .replace(/^(bench|games)\//, '')
    .replace('/bench/', '-')
    .replace('.bench.ts', '');
}

/** The programs we compare ourselves with have their own packages, which nothing else needs. */
async function installPeers(node) {
  const folder = inRoot('bench', 'peers');
  const { dependencies } = JSON.parse(readFileSync(inRoot('bench', 'peers', 'package.json'), 'utf8'));
  if (Object.keys(dependencies).every(name => existsSync(join(folder, 'node_modules', name)))) return;
  say({ fr: 'installation des programmes à comparer…', en: 'installing the programs to compare with…' });
  await npmInstall({
    node,
    folder,
    args: ['--no-save'],
    what: {
      fr: 'Les programmes à comparer n’ont pas pu être installés',
      en: 'The programs to compare with could not be installed',
    },
  });
}

/** Benches of pages need the built client and a Chromium; the others do not wait for them. */
async function whatPagesNeed(node, benches) {
  if (!benches.some(({ name }) => name.startsWith('page-'))) return {};
  await ensureClient(node);
  return { ETAGERE_CHROMIUM: await findOrInstallBrowser(node) };
}
