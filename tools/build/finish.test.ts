import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { finish } from './finish.ts';

const home = mkdtempSync(join(tmpdir(), 'etagere-finish-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const built = join(home, 'built');
mkdirSync(join(built, 'assets'), { recursive: true });
mkdirSync(join(built, '.vite'));
writeFileSync(join(built, 'index.html'), '<meta name="version" content="development" />');
writeFileSync(join(built, 'assets', 'main-1a2b.js'), 'console.log(1);');
writeFileSync(join(built, 'assets', 'terminal-3c4d.js'), '');
writeFileSync(join(built, 'assets', 'type-5e6f.woff2'), 'wOF2');
writeFileSync(join(built, '.vite', 'manifest.json'), '{}');

test('the page and the worker carry the version, and the worker knows every file that is used', async () => {
  const folder = copy('whole');
  const { version, files } = await finish(folder);
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(files).toEqual(['/assets/main-1a2b.js', '/assets/type-5e6f.woff2', '/']);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(`content="${version}"`);
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  expect(worker).toContain(`const VERSION = "${version}";\nconst FILES = ${JSON.stringify(files)};`);
  expect(worker).not.toMatch(/^declare |: Promise</m);
  expect(worker).toMatch(/^const TEXTS = \{"fr":\{"title":".*\{game\}.*","body":".+"\},"en":/m);
});

test('the same build has the same version, and a changed byte another', async () => {
  const [same, again, other] = [copy('same'), copy('again'), copy('other')];
  writeFileSync(join(other, 'assets', 'type-5e6f.woff2'), 'wOF3');
  const versions = await Promise.all(
    [same, again, other].map(async folder => (await finish(folder)).version),
  );
  expect(versions[0]).toBe(versions[1]);
  expect(versions[0]).not.toBe(versions[2]);
});

test('texts have compressed twins of what is served, fonts have none', async () => {
  const folder = copy('twins');
  await finish(folder);
  for (const name of ['index.html', 'sw.js', 'assets/main-1a2b.js']) {
    const text = readFileSync(join(folder, name));
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`)))).toEqual(text);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`)))).toEqual(text);
  }
  expect(() => readFileSync(join(folder, 'assets', 'type-5e6f.woff2.gz'))).toThrow('ENOENT');
});

test('the pack holds every file as it is served, and has twins of its own', async () => {
  const folder = copy('packed');
  const { version, files } = await finish(folder);
  const pack = readFileSync(join(folder, 'assets', `client-${version}.pack`));
  const head = pack.indexOf('\n');
  const list: readonly (readonly [string, string, number])[] = JSON.parse(pack.toString('utf8', 0, head));
  expect(list.map(([path, type]) => [path, type])).toEqual([
    ['/assets/main-1a2b.js', 'text/javascript; charset=utf-8'],
    ['/assets/type-5e6f.woff2', 'font/woff2'],
    ['/', 'text/html; charset=utf-8'],
  ]);
  let at = head + 1;
  for (const [path, , length] of list) {
    const file = readFileSync(join(folder, path === '/' ? 'index.html' : path));
    expect(pack.subarray(at, at + length), path).toEqual(file);
    at += length;
  }
  expect(at).toBe(pack.length);
  expect(files).not.toContain(`/assets/client-${version}.pack`);
  const twin = readFileSync(join(folder, 'assets', `client-${version}.pack.br`));
  expect(brotliDecompressSync(twin)).toEqual(pack);
});

test('a file of a kind that nobody has named is refused', async () => {
  const folder = copy('strange');
  writeFileSync(join(folder, 'assets', 'tune-7a8b.ogg'), 'OggS');
  await expect(finish(folder)).rejects.toThrow('/assets/tune-7a8b.ogg: nobody has said what type this is');
});

test('a page without a place for the version is refused', async () => {
  const folder = copy('without');
  writeFileSync(join(folder, 'index.html'), '<title>Étagère</title>');
  await expect(finish(folder)).rejects.toThrow('no place for the version');
});

function copy(name: string): string {
  const folder = join(home, name);
  cpSync(built, folder, { recursive: true });
  return folder;
}
