/**
 * How a page fetches its parts; vite.config.ts puts it in the place of Vite's own way.
 *
 * A browser may remember for as long as a page is open that a module did not come, and never ask for it again. So
 * nothing is imported before its files lie in the browser's cache, each fetched by itself: one that does not come is
 * asked for again, by the same address, until it does. This takes a fifth longer than to import at once; a first
 * picture, which can still be loaded anew, and a device that keeps the client (web/offline/sw.ts) do without.
 */
import { signal } from '@preact/signals';
import { AT_REST } from '#ui/at-rest.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Files that did not come, and are asked for again. */
export const missing = signal(0);

/** Told to the window when the server no longer has a file of this version: only a newer version helps. */
export const GONE = 'etagere:gone';

const here = new Set<string>();
const fetching = new Map<string, Promise<void>>();
const linking = new Map<string, Promise<void>>();
const waiting = new Set<() => void>();
let asked = 0;

let hasActed = false;
for (const kind of ['pointerdown', 'keydown'])
  addEventListener(
    kind,
    () => {
      hasActed = true;
    },
    { once: true, capture: true },
  );

/** `files`: all that the part is made of, itself included, as the build names them. */
export async function fetchPart<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const away = files.filter(file => !here.has(file));
  const atOnce = navigator.serviceWorker?.controller != null || !(hasActed || isAtRest());
  const found = atOnce ? await linkAndLoad(load, away).catch(() => null) : null;
  if (found !== null) return found;
  await Promise.all(away.map(file => once(fetching, file, fetchFile)));
  return linkAndLoad(load, away);
}

/** Whatever is missing, now: somebody wants it, or the network is back. */
export function askAgain(): void {
  asked += 1;
  for (const go of waiting) go();
}
addEventListener('online', askAgain);

function isAtRest(): boolean {
  return performance.getEntriesByName(AT_REST).length > 0;
}

async function linkAndLoad<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  await Promise.all(files.map(file => once(linking, file, linkFile)));
  const found = await load();
  for (const file of files) here.add(file);
  return found;
}

/** What two ask for is done for both; what failed can be done again. */
function once(
  known: Map<string, Promise<void>>,
  file: string,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const begun = known.get(file);
  if (begun !== undefined) return begun;
  const promise = work(`/${file}`);
  known.set(file, promise);
  promise.catch(() => known.delete(file));
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
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    if (response.status !== 404) return response.ok;
  } catch {
    return false;
  }
  dispatchEvent(new Event(GONE));
  throw new Error(`${address}: 404`);
}

/** A style sheet is in force after this; scripts are read side by side until one is imported. */
function linkFile(address: string): Promise<void> {
  // The page itself asks for what it begins with.
  if (document.querySelector(`link[href="${address}"]`) !== null) return Promise.resolve();
  const link = document.createElement('link');
  const isStyle = address.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(address));
    });
    document.head.append(link);
    if (!isStyle) resolve();
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
