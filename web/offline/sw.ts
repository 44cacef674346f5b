/**
 * The service worker: keeps the whole client on the device, so that shelf, lessons, bots and games work without
 * a network. tools/build writes VERSION and FILES in front of it.
 *
 * A version never changes under a page: its files stay here as long as a tab shows it (the tab holds a lock of
 * the cache's name), and a newer version waits until somebody asks for it.
 */
declare const VERSION: string;
/** Paths of everything built: `/` for the one page, `/assets/…`, `/icon.svg`. */
declare const FILES: readonly string[];
declare const self: ServiceWorkerGlobalScope;

const CACHES = 'etagere ';
const OWN = `${CACHES}${VERSION}`;

/** Addresses that look like pages, but are the server's own. */
const NOT_PAGES = new Set(['/healthz']);

self.addEventListener('install', event => event.waitUntil(alone(fill)));

// Also serves the page that was opened before there was a worker.
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('message', event => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(alone(tidy));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isPageAddress(pathname)) event.respondWith(thePage(request));
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(file(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(OWN);
  await Promise.all(FILES.map(async path => cache.put(path, await fetched(path))));
  // A server replaced between two answers would leave a page of one version with the files of another.
  const page = await cache.match('/');
  if (!(await page?.text())?.includes(VERSION)) throw new Error('another version is being put in place');
}

async function fetched(path: string): Promise<Response> {
  // Files under assets/ have their content in their name: one kept by an older version is the same.
  const isAsset = path.startsWith('/assets/');
  const kept = isAsset ? await caches.match(path, { ignoreVary: true }) : undefined;
  if (kept !== undefined) return kept;
  const response = await fetch(path, { cache: isAsset ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** Drops the versions that no tab shows any more. */
async function tidy(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing !== null || waiting !== null) return;
  const { held = [] } = await navigator.locks.query();
  const shown = new Set(held.map(lock => lock.name));
  const idle = (await caches.keys()).filter(
    name => name.startsWith(CACHES) && name !== OWN && !shown.has(name),
  );
  await Promise.all(idle.map(name => caches.delete(name)));
}

/** An older worker must not tidy away what a newer one is just putting down. */
function alone(work: () => Promise<void>): Promise<void> {
  return navigator.locks.request('etagere-caches', work);
}

async function thePage(request: Request): Promise<Response> {
  const cache = await caches.open(OWN);
  return (await cache.match('/', { ignoreVary: true })) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(OWN);
  const own = await cache.match(request, { ignoreVary: true });
  return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** As in server/http/pages.ts. */
function isPageAddress(path: string): boolean {
  return !NOT_PAGES.has(path) && !path.slice(path.lastIndexOf('/')).includes('.');
}
