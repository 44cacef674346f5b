import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { makeApp } from '../http/app.ts';

const PAGE = '<!doctype html><title>Étagère</title>';
const SCRIPT = 'console.log("Étagère");';

const folder = mkdtempSync(join(tmpdir(), 'etagere-http-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, '.vite'));
write('index.html', PAGE);
write('sw.js', SCRIPT);
write('manifest.webmanifest', '{}');
write('icon.svg', '<svg/>');
write('assets/main-1a2b.js', SCRIPT);
write('assets/type-3c4d.woff2', 'wOF2');
write('.vite/manifest.json', '{}');
const app = await makeApp({ pages: folder });
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['/', '/mathable', '/mathable/rules', '/table/x7k2?seat=1', '/settings', '/nobody/knows/this'])(
  '%s opens the page',
  async url => {
    const { statusCode, headers, body } = await app.inject({ url });
    expect(statusCode).toBe(200);
    expect(body).toBe(PAGE);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  },
);

test.each([
  ['/assets/gone-5e6f.js', 'GET'],
  ['/favicon.ico', 'GET'],
  ['/.vite/manifest.json', 'GET'],
  ['/../package.json', 'GET'],
  ['/%2e%2e/package.json', 'GET'],
  ['/', 'POST'],
] as const)('%s (%s) is refused, and the refusal is not kept', async (url, method) => {
  const { statusCode, headers, body } = await app.inject({ url, method });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(body).not.toContain('<title>');
  expect(headers['cache-control']).not.toContain('immutable');
});

test.each([
  ['/assets/main-1a2b.js', 'public, max-age=31536000, immutable', /^(application|text)\/javascript/],
  ['/assets/type-3c4d.woff2', 'public, max-age=31536000, immutable', /^font\/woff2/],
  ['/sw.js', 'no-cache', /^(application|text)\/javascript/],
  ['/manifest.webmanifest', 'no-cache', /^application\/manifest\+json/],
  ['/icon.svg', 'no-cache', /^image\/svg\+xml/],
])('%s is kept as %s', async (url, kept, type) => {
  const { statusCode, headers } = await app.inject({ url });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe(kept);
  expect(headers['content-type']).toMatch(type);
});

test.each([
  ['/assets/main-1a2b.js', SCRIPT],
  ['/', PAGE],
  ['/mathable', PAGE],
])('%s travels compressed to those who can read it', async (url, text) => {
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(headers.vary).toBe('accept-encoding');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
});

test('what has not changed is not sent again', async () => {
  const { headers } = await app.inject({ url: '/' });
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test.each(['/', '/mathable', '/assets/main-1a2b.js', '/gone.png', '/healthz'])(
  '%s says what a page may load',
  async url => {
    const { headers } = await app.inject({ url });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  },
);

test('/healthz answers', async () => {
  const { statusCode, body } = await app.inject({ url: '/healthz' });
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual({ status: 'ok' });
});

/** As the build does: texts lie there three times. */
function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
}
