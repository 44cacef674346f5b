/**
 * The service worker: keeps the whole client on the device, so that shelf, lessons, bots and games work without
 * a network; and says that it is somebody's turn when no page is open. tools/build writes VERSION, FILES and
 * TEXTS in front of it.
 *
 * A version never changes under a page: its files stay here as long as a tab shows it (the tab holds a lock of
 * the cache's name), and a newer version waits until somebody asks for it.
 */
declare const VERSION: string;
/** Paths of everything built: `/` for the one page, `/assets/…`, `/icon.svg`. */
declare const FILES: readonly string[];
/** By language, what a message says; `{game}` stands for the name of the game. */
declare const TEXTS: Readonly<Record<string, { readonly title: string; readonly body: string }>>;
declare const self: ServiceWorkerGlobalScope;

const CACHES = 'etagere ';
const OWN = `${CACHES}${VERSION}`;

/** A file of the pack: its path, its type, its length. */
type Packed = readonly [string, string, number];
const NEW_LINE = 10;

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

self.addEventListener('push', event => event.waitUntil(tell(event.data)));

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

/** What server/push/pusher.ts sent, encrypted for this device. */
async function tell(data: PushMessageData | null): Promise<void> {
  const { table, game, language } = messageIn(data);
  const text = TEXTS[language] ?? TEXTS['en'];
  const path = /^[\w-]{1,40}$/.test(table) ? `/t/${table}` : '/';
  if (text === undefined || (await isInSight(path))) return;
  await self.registration.showNotification(text.title.replace('{game}', game), {
    body: text.body,
    lang: language,
    icon: '/icon-192.png',
    // A later message about the same table takes the place of this one.
    tag: path,
    data: path,
  });
}

/** A browser lets no message pass in silence, so one that cannot be read says what is certain. */
function messageIn(data: PushMessageData | null): Readonly<Record<'table' | 'game' | 'language', string>> {
  try {
    const { table, game, language } = (data?.json() ?? {}) as Record<string, unknown>;
    return { table: String(table), game: String(game), language: String(language) };
  } catch {
    return { table: '', game: 'Étagère', language: 'en' };
  }
}

/** Whoever sits at the table sees that it is their turn. */
async function isInSight(path: string): Promise<boolean> {
  const pages = await pagesAt(path);
  return pages.some(page => page.visibilityState === 'visible');
}

async function goTo(path: string): Promise<void> {
  const [page] = await pagesAt(path);
  await (page === undefined ? self.clients.openWindow(path) : page.focus());
}

async function pagesAt(path: string): Promise<readonly WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === path);
}

async function fill(): Promise<void> {
  const cache = await caches.open(OWN);
  const kept = await keptBefore();
  if (kept.size > FILES.length / 2) {
    const put = async (path: string): Promise<void> =>
      cache.put(path, kept.get(path) ?? (await fetched(path)));
    await Promise.all(FILES.map(put));
  } else await unpack(cache);
  // A server replaced between two answers would leave a page of one version with the files of another.
  const page = await cache.match('/');
  if (!(await page?.text())?.includes(VERSION)) throw new Error('another version is being put in place');
}

/** What an older version has left. Files under assets/ have their content in their name: they are the same. */
async function keptBefore(): Promise<ReadonlyMap<string, Response>> {
  if (!(await caches.keys()).some(name => name.startsWith(CACHES) && name !== OWN)) return new Map();
  const assets = FILES.filter(path => path.startsWith('/assets/'));
  const found = await Promise.all(
    assets.map(async path => [path, await caches.match(path, { ignoreVary: true })] as const),
  );
  return new Map(found.flatMap(([path, file]) => (file === undefined ? [] : [[path, file]])));
}

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** All in one request: tools/build/pack.ts says how it lies there. */
async function unpack(cache: Cache): Promise<void> {
  const pack = await fetch(`/assets/client-${VERSION}.pack`, { cache: 'no-store' });
  if (!pack.ok) throw new Error(`the pack: ${pack.status}`);
  const bytes = new Uint8Array(await pack.arrayBuffer());
  const head = bytes.indexOf(NEW_LINE);
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(0, head))) as readonly Packed[];
  let at = head + 1;
  const puts = list.map(([path, type, length]) => {
    const content = bytes.slice(at, (at += length));
    return cache.put(path, new Response(content, { headers: { 'content-type': type } }));
  });
  if (at !== bytes.length) throw new Error('the pack is not whole');
  await Promise.all(puts);
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
