import type { BrowserContext, ConsoleMessage, Page, WebError } from '@playwright/test';
import type { Me, TableOrder } from '#protocol/http.ts';
import { FACES } from '#protocol/limits.ts';
import { adopt } from './adopt.ts';
import { keepNothing } from './device.ts';
import { hurry } from './hand.ts';
import { test as base, expect } from './site.ts';
import { paintNothing } from './unseen.ts';

/** Somebody with a browser of their own, who has been online before. The page is nowhere yet. */
export type Guest = (name: string, at?: string) => Promise<Page>;

/** The address of the house as each guest knows it. */
const homes = new WeakMap<Page, string>();

/** Sits these people down, in this order, with quick bots on the other seats, where a match of some file was cut. */
export type GoOn = (pages: readonly Page[], file: unknown) => Promise<string>;

/** `test` with the whole house behind it, and as many people as one likes. */
export const test = base.extend<{ readonly guest: Guest; readonly goOn: GoOn }>({
  baseURL: async ({ house }, use) => use(house.url),
  goOn: async ({ house }, use) => {
    const { store } = house;
    await use(async (pages, file) => {
      if (store === undefined) throw new Error('this house is elsewhere');
      const players = await Promise.all(pages.map(page => ask(page, 'POST', '/api/session', {})));
      const ids = players.map(player => (player as Me).id);
      return adopt(store, file, ids);
    });
  },
  guest: async ({ browser, house, lender, provoked, keepsClient, isNew, locale, colorScheme }, use, info) => {
    const errors: string[] = [];
    const ends: (() => Promise<void>)[] = [];
    /** Only those who know the house by its own address take over what somebody else has left. */
    const enter = async (baseURL: string): Promise<BrowserContext> => {
      if (!isNew && baseURL === house.url) {
        const device = await lender.lend({ baseURL, locale, colorScheme });
        ends.push(() => lender.takeBack(device, { hasFailed: info.status !== info.expectedStatus }));
        return device.context;
      }
      const context = await browser.newContext({ baseURL });
      ends.push(() => context.close());
      if (!keepsClient) await keepNothing(context);
      await paintNothing(context);
      return context;
    };
    await use(async (name, at = house.url) => {
      const context = await enter(at);
      const thrown = (event: WebError): void => {
        errors.push(`${name}: ${event.error()}`);
      };
      const said = (message: ConsoleMessage): void => {
        if (message.type() === 'error') errors.push(`${name}: ${message.text()}`);
      };
      context.on('weberror', thrown).on('console', said);
      ends.unshift(async () => {
        context.off('weberror', thrown).off('console', said);
      });
      const page = context.pages()[0] ?? (await context.newPage());
      homes.set(page, at);
      await hurry(page);
      // A page that asks for a session itself would be somebody else.
      await ask(page, 'POST', '/api/session', {});
      await ask(page, 'PATCH', '/api/me', { name, face: name.length % FACES });
      await rememberOnce(page);
      return page;
    });
    for (const end of ends) await end();
    expect(
      errors.filter(error => provoked?.test(error) !== true),
      'errors in the console',
    ).toEqual([]);
  },
});

export { expect };

/** Goes to the lobby, and is welcomed: from then on the page is told what happens. */
export async function enterLobby(page: Page): Promise<void> {
  const socket = page.waitForEvent('websocket');
  await page.goto('/lobby');
  await (await socket).waitForEvent('framereceived');
}

/** Sets up a table for these people, in this order, and begins. Answers with its id. */
export async function sitDown(
  pages: readonly Page[],
  order: Partial<TableOrder> & Pick<TableOrder, 'game'>,
): Promise<string> {
  const [host] = pages;
  if (host === undefined) throw new Error('nobody sits down');
  const seats = pages.map(() => ({ kind: 'person' }) as const);
  const usual = { config: {}, seats, visibility: 'link', clock: { kind: 'none' } } as const;
  const { id } = (await ask(host, 'POST', '/api/tables', { ...usual, ...order })) as { id: string };
  for (const [seat, page] of pages.entries()) {
    await ask(page, 'POST', `/api/tables/${id}/sit`, { seat, entropy: `seat ${seat} of a test` });
    await ask(page, 'POST', `/api/tables/${id}/ready`, { isReady: true });
  }
  await ask(host, 'POST', `/api/tables/${id}/begin`, {});
  return id;
}

/** Somebody whose page shows what is `asked`, a selector; null once all is over. */
export async function whoeverIsAsked(pages: readonly Page[], asked: string): Promise<Page | null> {
  let found: Page | null | undefined;
  await expect
    .poll(
      async () => {
        for (const page of pages) {
          if ((await page.locator('dialog[open] .totals').count()) > 0) found = null;
          else if ((await page.locator(asked).count()) > 0) found = page;
          if (found !== undefined) return true;
        }
        return false;
      },
      { intervals: [50], timeout: 30_000 },
    )
    .toBe(true);
  return found ?? null;
}

/** Presses a button of the menu of a table. */
export async function inMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name }).click();
  await expect(menu).toHaveCount(0);
}

/** As web/me/entered.ts does; a page that is loaded again remembers what it remembers. */
async function rememberOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('guest') !== null) return;
    sessionStorage.setItem('guest', 'remembered');
    localStorage.setItem('etagere.online', 'yes');
  });
}

/** Asks the house as a page of it does, with its cookie and its origin. */
async function ask(page: Page, method: string, path: string, data: object): Promise<unknown> {
  const home = homes.get(page) ?? '';
  const response = await page.request.fetch(`${home}${path}`, { method, data, headers: { origin: home } });
  const text = await response.text();
  expect(response.ok(), `${path}: ${text}`).toBe(true);
  return JSON.parse(text);
}
