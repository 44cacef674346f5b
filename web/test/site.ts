import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Client, serveClient, serveHouse } from './serve.ts';
import { paintNothing } from './unseen.ts';

/**
 * Playwright's `test`, with the real server over the real build on a free port, and one more rule for every
 * test: a page that writes an error to the console has failed. A device keeps the client (web/offline/sw.ts) only
 * where a test is about that: to fetch it all takes as long as the rest of a short test.
 */
export const test = base.extend<
  { readonly quiet: void; readonly provoked: RegExp | null; readonly keepsClient: boolean },
  { readonly client: Client; readonly house: Client }
>({
  // The errors that a test brings about on purpose.
  provoked: [null, { option: true }],
  keepsClient: [false, { option: true }],
  context: async ({ context, keepsClient }, use) => {
    if (!keepsClient) await keepNothing(context);
    await paintNothing(context);
    await use(context);
  },
  client: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const client = await serveClient();
      await use(client);
      await client.close();
    },
    { scope: 'worker' },
  ],
  // For online.ts; here, so that one worker with its browser serves all tests.
  house: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const house = await serveHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ client }, use) => use(client.url),
  quiet: [
    async ({ context, provoked }, use) => {
      const errors: string[] = [];
      context.on('console', message => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', event => errors.push(String(event.error())));
      await use();
      const unasked = errors.filter(error => isOurs(error) && provoked?.test(error) !== true);
      expect(unasked, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** As in a private window, where browsers may refuse to keep a client. */
export async function keepNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('private', 'SecurityError'));
  });
}

/** Chromium reports the network that a test took away as an error of the page. */
function isOurs(error: string): boolean {
  return !error.includes('net::ERR_INTERNET_DISCONNECTED');
}
