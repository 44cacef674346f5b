import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { makeApp } from '#server/http/app.ts';
import flags from '#tools/setup/chromium-flags.json' with { type: 'json' };
import { AT_REST } from '#ui/at-rest.ts';

/** What `npm run bench` built. */
const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'web');

export interface Site {
  readonly url: string;
  /** Files asked for since the last call: `/assets/index-1a2b.js`. */
  readonly takeRequests: () => string[];
  /** A browser that has never been here. Without a service worker, which would fetch everything at once. */
  readonly newVisitor: () => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
}

/** The real server over the real build, and a real Chromium to visit it. */
export async function openSite(): Promise<Site> {
  if (!existsSync(join(BUILT, 'index.html'))) throw new Error('dist/web is not built: npm run build');
  let requests: string[] = [];
  const app = await makeApp({ pages: BUILT });
  app.addHook('onRequest', async request => {
    requests.push(request.url);
  });
  await app.listen({ host: 'localhost', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const path = process.env['ETAGERE_CHROMIUM'];
  const browser = await chromium.launch({
    ...(path === undefined ? {} : { executablePath: path }),
    args: flags,
  });
  return {
    url: `http://localhost:${port}`,
    takeRequests() {
      const taken = requests;
      requests = [];
      return [...new Set(taken)];
    },
    newVisitor: () =>
      browser.newContext({
        locale: 'fr-FR',
        serviceWorkers: 'block',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      }),
    async close() {
      await browser.close();
      await app.close();
    },
  };
}

/** Kilobytes (1000 bytes) on the wire, texts with gzip; fonts are compressed as they are. */
export function weigh(files: readonly string[], ending: RegExp): number {
  const bytes = files
    .filter(file => ending.test(file))
    .map(file => join(BUILT, file))
    .map(file => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size)
    .reduce((sum, size) => sum + size, 0);
  return Math.round(bytes / 100) / 10;
}

/** The files that a page asked for once it stood and had nothing to do: nobody waits for them. */
export async function fetchedAtRest(page: Page): Promise<Set<string>> {
  const fetched = await page.evaluate(name => {
    const [rest] = performance.getEntriesByName(name);
    const all = performance.getEntriesByType('resource');
    return rest === undefined ? [] : all.filter(one => one.startTime >= rest.startTime).map(one => one.name);
  }, AT_REST);
  return new Set(fetched.map(address => new URL(address).pathname));
}

/** The files that the bots' worker may load, itself included: it shares none with the page. */
export function workerFiles(requests: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = requests.filter(file => /\/bot-worker-[^/]+\.js$/.test(file));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(join(BUILT, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) queue.push(`/assets/${name}`);
  }
  return found;
}
