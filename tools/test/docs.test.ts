import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'contract/README.md',
  'SECURITY.md',
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

/** Of a line of the table: `path/of.test.ts`: what the test is called, or a part of it. */
const SHOWN = /^`(?<file>[\w./-]+\.(?:test|spec)\.ts)`: (?<title>.+)$/;

test('every threat names a test that is there', () => {
  const lines = readFileSync(join(ROOT, 'docs', 'threats.md'), 'utf8').split('\n');
  const rows = lines.filter(line => line.startsWith('| ')).slice(2);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(row => !isShown(row))).toEqual([]);
  expect(isShown('| a | b | c | `server/test/guard.test.ts`: a test that nobody wrote |')).toBe(false);
});

function isShown(row: string): boolean {
  const cell = row.split(' | ').at(-1)?.replace(/ *\|$/, '').trim() ?? '';
  const { file, title } = SHOWN.exec(cell)?.groups ?? {};
  if (file === undefined || title === undefined || !existsSync(join(ROOT, file))) return false;
  // Between quotation marks; what `each` puts into a title is not looked for.
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  return lines.some(
    line => /['"`]/.test(line.split(title)[0] ?? '') && line.includes(title) && !/^\s*expect/.test(line),
  );
}
