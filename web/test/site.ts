import { test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test';
import { keepNothing, Lender } from './device.ts';
import { type Client, serveClient, serveHouse } from './serve.ts';
import { paintNothing } from './unseen.ts';

/**
 * Playwright's `test`, with the real server over the real build on a free port, and one more rule for every
 * test: a page that writes an error to the console has failed. A device keeps the client (web/offline/sw.ts) only
 * where a test is about that: to fetch it all takes as long as the rest of a short test.
 */
export const test = base.extend<
  {
    readonly quiet: void;
    readonly provoked: RegExp | null;
    readonly keepsClient: boolean;
    readonly isNew: boolean;
  },
  { readonly client: Client; readonly house: Client; readonly lender: Lender }
>({
  // The errors that a test brings about on purpose.
  provoked: [null, { option: true }],
  keepsClient: [false, { option: true }],
  // For tests of what cannot be wiped off a device; all others take over the one that the test before has left.
  isNew: [({ keepsClient }, use) => use(keepsClient), { option: true }],
  lender: [
    async ({ browser }, use) => {
      const lender = new Lender(browser);
      await use(lender);
      await lender.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, lender, isNew, keepsClient, baseURL, locale, colorScheme }, use, info) => {
    if (!isNew) {
      const device = await lender.lend({ baseURL, locale, colorScheme });
      await use(device.context);
      await lender.takeBack(device, { hasFailed: info.status !== info.expectedStatus });
      return;
    }
    const context = await browser.newContext();
    if (!keepsClient) await keepNothing(context);
    await paintNothing(context);
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
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
      const said = (message: ConsoleMessage): void => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      };
      const thrown = (event: WebError): void => {
        errors.push(String(event.error()));
      };
      context.on('console', said).on('weberror', thrown);
      await use();
      context.off('console', said).off('weberror', thrown);
      const unasked = errors.filter(error => isOurs(error) && provoked?.test(error) !== true);
      expect(unasked, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Chromium reports the network that a test took away as an error of the page. */
function isOurs(error: string): boolean {
  return !error.includes('net::ERR_INTERNET_DISCONNECTED');
}
