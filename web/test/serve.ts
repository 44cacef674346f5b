import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeApp } from '#server/http/app.ts';
import { openHouse } from '#server/open-house.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { writePack } from '#tools/build/pack.ts';

/** What `npm test` built. */
const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'web');

export interface Client {
  readonly url: string;
  /** What a house in this process keeps. */
  readonly store?: Store;
  readonly close: () => Promise<void>;
}

/** The real server over the real build, or over another folder, on a free port. */
export async function serveClient(folder = BUILT): Promise<Client> {
  const app = await makeApp({ pages: folder });
  await app.listen({ host: 'localhost', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => app.close() };
}

/** The whole house, with a store of its own, in this process. `awayMs`: how long it waits for somebody who left. */
export async function serveHouse(choice: { readonly awayMs?: number } = {}): Promise<Client> {
  const folder = mkdtempSync(join(tmpdir(), 'etagere-house-'));
  const store = await openStore({ folder });
  const { app, close } = await openHouse({ ...choice, store, pages: BUILT, generosity: 100 });
  await app.listen({ host: 'localhost', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    store,
    async close() {
      await close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A copy of the build on its server, which a test may replace by a newer version. */
export async function serveCopy(): Promise<
  Client & { readonly putNewVersion: (version: string, only: 'all' | 'page') => void }
> {
  const folder = mkdtempSync(join(tmpdir(), 'etagere-client-'));
  cpSync(BUILT, folder, { recursive: true });
  const client = await serveClient(folder);
  return {
    url: client.url,
    putNewVersion: (version, only) => writeVersion(folder, version, only),
    async close() {
      await client.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * As if every source had changed: another version, and no file under assets/ keeps its name. Or only the page has
 * changed: then there is no pack either, for nobody who has the other files should ask for it.
 */
function writeVersion(folder: string, version: string, only: 'all' | 'page'): void {
  const [, old = ''] = /const VERSION = "(\w+)"/.exec(readFileSync(join(folder, 'sw.js'), 'utf8')) ?? [];
  if (old === '') throw new Error('sw.js has no version');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // The compressed twins are those of the old version; without them the plain text is served.
  for (const file of files.filter(name => /\.(br|gz|pack)$/.test(name))) rmSync(join(folder, file));
  const assets = only === 'page' ? [] : readdirSync(join(folder, 'assets'));
  const names = new RegExp([old, ...assets.map(name => name.replaceAll('.', '\\.'))].join('|'), 'g');
  const rename = (name: string): string => (name === old ? version : name.replace(/\.\w+$/, `-${version}$&`));
  for (const file of files.filter(name => /\.(js|css|html)$/.test(name))) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(names, rename));
  }
  for (const name of assets) renameSync(join(folder, 'assets', name), join(folder, 'assets', rename(name)));
  if (only === 'page') return;
  const [, list = ''] = /const FILES = (.+);/.exec(readFileSync(join(folder, 'sw.js'), 'utf8')) ?? [];
  writePack(folder, version, JSON.parse(list) as readonly string[]);
}
