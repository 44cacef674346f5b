/**
 * How a page fetches its parts; vite.config.ts puts it in the place of Vite's own way.
 *
 * A browser may remember for as long as a page is open that a module did not come, and never ask for it again. So
 * nothing is imported before its files lie in the browser's cache, each fetched by itself: one that does not come is
 * asked for again, by the same address, until it does. This takes a fifth longer than to import at once; a first
 * picture, which is loaded anew once all its files are here, and a device that keeps the client (web/offline/sw.ts)
 * do without.
 */
import { signal } from '@preact/signals';
import { AT_REST } from '#ui/at-rest.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Files that did not come, and are asked for again. */
export const missing = signal(0);

/** Files that the server no longer has: only a newer version helps. */
export const gone = signal(0);

const fetching = new Map<string, Promise<unknown>>();
const linking = new Map<string, Promise<unknown>>();
const waiting = new Set<() => void>();
let asked = 0;

let hasActed = false;
// By voice or with a screen reader one clicks without a pointer and without a key.
for (const kind of ['pointerdown', 'keydown', 'click'])
  addEventListener(
    kind,
    () => {
      hasActed = true;
    },
    { once: true, capture: true },
  );

/** `files`: all that the part is made of, itself included, as the build names them. */
export async function fetchPart<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const isKept = navigator.serviceWorker?.controller != null;
  const isAtOnce = isKept || !(hasActed || isAtRest());
  if (isAtOnce) {
    const found = await linkAndLoad(load, files).catch(() => null);
    if (found !== null) return found;
  }
  await Promise.all(files.map(file => once(fetching, file, fetchFile)));
  try {
    return await linkAndLoad(load, files);
  } catch (error) {
    if (!isAtOnce || hasActed || !isLoadedAnew()) throw error;
    return new Promise(() => undefined);
  }
}

/** Whatever is missing, now: somebody wants it, or the network is back. */
export function askAgain(): void {
  asked += 1;
  for (const go of waiting) go();
}
addEventListener('online', askAgain);

let isLeaving = false;

/** Loads the page anew, unless that was done just now: what is broken would be so again, for ever. */
function isLoadedAnew(): boolean {
  if (isLeaving) return true;
  const key = 'etagere.anew';
  try {
    const last = Number(sessionStorage.getItem(key));
    isLeaving = Date.now() - last > LONGEST_PAUSE_MS;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // No storage: whether this was done just now is not known, so it is left to whoever presses the button.
  }
  if (isLeaving) location.reload();
  return isLeaving;
}

function isAtRest(): boolean {
  return performance.getEntriesByName(AT_REST).length > 0;
}

async function linkAndLoad<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  await Promise.all(files.map(file => once(linking, file, linkFile)));
  const found = await load();
  for (const file of files) fetching.set(file, Promise.resolve());
  return found;
}

/** What two ask for is done for both; what failed can be done again. */
function once(
  known: Map<string, Promise<unknown>>,
  file: string,
  work: (address: string) => Promise<unknown>,
): Promise<unknown> {
  let promise = known.get(file);
  if (promise === undefined) {
    promise = work(`/${file}`);
    known.set(file, promise);
    promise.catch(() => known.delete(file));
  }
  return promise;
}

async function fetchFile(address: string): Promise<void> {
  if (await comes(address)) return;
  missing.value += 1;
  try {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await moment(pause);
      const before = asked;
      if (await comes(address)) return;
      // It was asked for while this failed.
      if (asked !== before) pause = FIRST_PAUSE_MS / 4;
    }
  } finally {
    missing.value -= 1;
  }
}

async function comes(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => null);
  if (response?.status === 404) {
    gone.value += 1;
    throw new Error(`${address}: 404`);
  }
  // It is there when its last byte is.
  return (
    response?.arrayBuffer().then(
      () => response.ok,
      () => false,
    ) ?? false
  );
}

/** A style sheet is in force after this; scripts are read side by side until one is imported. */
async function linkFile(address: string): Promise<void> {
  // The page itself asks for what it begins with.
  if (document.querySelector(`link[href="${address}"]`) !== null) return;
  const link = document.createElement('link');
  const isStyle = address.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
  if (!isStyle) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  }).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

/** Until the time is over, or it is asked for. */
function moment(ms: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(go, ms);
    waiting.add(go);
    function go(): void {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    }
  });
}
