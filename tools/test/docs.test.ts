import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'contract/README.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }),
];

/** What only a build or a run leaves at the root, or in dist/web. */
const MADE = new Set(['node_modules', 'dist', 'data', 'assets', 'coverage', 'test-results', 'fuzz-dumps']);
/** All files and folders, from the root. */
const THERE = globSync('**/*', { cwd: ROOT, exclude: path => MADE.has(path) }).map(
  path => `/${path.replaceAll('\\', '/')}`,
);

/** `server/tables/`, `games/<id>/rules/status.ts`; of something nearby also the last part: `tables/house.ts`. */
const NAMED = /`((?:[\w<>-]+\/)+(?:[\w-]+\.(?:test\.)?(?:tsx?|mjs|json|css|md))?)`/g;

function isThere(path: string): boolean {
  const pattern = path.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll(/<\w+>/g, '[^/]+');
  const end = new RegExp(`/${pattern}$`);
  return THERE.some(one => end.test(one));
}

test.each(PAGES)('what %s names is there', page => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path);
  const ours = named.filter(path => !MADE.has(path.replace(/\/.*/, '')));
  expect(ours.filter(path => !isThere(path))).toEqual([]);
});

test.each(PAGES)('the links of %s lead somewhere', page => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
  expect(links.filter(path => !existsSync(join(ROOT, dirname(page), path)))).toEqual([]);
});
