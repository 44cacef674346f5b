import { effect, signal } from '@preact/signals';
import { gone } from './fetch-part.ts';
import { type Place, place } from './router.ts';
import { wordsIfLoaded } from './words.ts';

/** A newer version lies on this device, complete. It is shown when somebody asks for it, never before. */
const ready = signal(false);
let registration: ServiceWorkerRegistration | undefined;
let asked = false;

/** Written into the page by the build; without a build there is no service worker. */
function version(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'development';
}

/**
 * Keeps the whole client on this device. Without https
 * (another machine's address on the local network) browsers have no service worker: then all works but offline.
 */
async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || version() === 'development') return;
  holdVersion();
  followController();
  try {
    registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // A browser may refuse (private windows): then nothing works offline, and all the rest does.
    return;
  }
  const { waiting, active } = registration;
  if (waiting !== null && active !== null) offer();
  active?.postMessage('tidy');
  registration.addEventListener('updatefound', () => followInstall(registration?.installing));
  followInstall(registration.installing);
  // A page may stay open for weeks: it asks again whenever somebody comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined);
  });
}

/** Until this tab is closed, the worker keeps the files of its version: see web/offline/sw.ts. */
function holdVersion(): void {
  const name = `etagere ${version()}`;
  void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => undefined));
}

function followController(): void {
  const { serviceWorker } = navigator;
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    // Another tab asked for the newer version: this one goes on as it is.
    else if (!isFirst) offer();
    isFirst = false;
  });
}

/**
 * Offers a worker once it is installed, unless it is the first one: that is no newer version. Whether there was one before
 * is asked now, because WebKit may tell that a first one is installed only when it already serves the page.
 */
function followInstall(worker: ServiceWorker | null | undefined): void {
  const isNewer = registration?.active !== null;
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && isNewer) offer();
  });
}

function offer(): void {
  ready.value = true;
}

function load(): void {
  asked = true;
  const waiting = registration?.waiting ?? null;
  if (waiting === null) location.reload();
  else waiting.postMessage('take over');
}

function later(): void {
  ready.value = false;
}

/** Says that a newer version is ready, but never to somebody who plays: it waits until they leave the table. */
export function UpdateToast() {
  const words = wordsIfLoaded.value;
  const isShown = ready.value && !isPlaying(place.value);
  return (
    <div class="update" role="status">
      {isShown && words !== null && (
        <div class="toast">
          {words.label('update.ready')}
          <button type="button" class="button primary" onClick={load}>
            {words.label('update.load')}
          </button>
          <button type="button" class="button quiet" onClick={later}>
            {words.label('update.later')}
          </button>
        </div>
      )}
    </div>
  );
}

function isPlaying({ path }: Place): boolean {
  return path[0] === 'table' || path[0] === 't' || path[1] === 'learn';
}

// Once for each page: whoever loads this wants it.
void register();
effect(() => {
  if (gone.value > 0) offer();
});
