import type { BrowserContext, Page } from '@playwright/test';
import { goOffline, open, waitUntilKept } from './pages.ts';
import { serveCopy } from './serve.ts';
import { expect, test } from './site.ts';
import { fr } from './words.ts';

test.use({ keepsClient: true });

test('a new version is offered to whoever does not play, and loaded only when asked for', async ({
  context,
}) => {
  const copy = await serveCopy();
  try {
    const page = await visit(context, copy.url);
    const old = await versionOf(page);
    const offer = page.getByText('Une nouvelle version est prête.');
    await page.goto(`${copy.url}/mathable/play?now`);
    await expect(page.locator('[data-tile]').first()).toBeVisible();
    copy.putNewVersion('aaaaaaaaaaaa', 'page');
    await mark(page);
    await lookForUpdate(page);
    await expect(offer, 'nobody is told while playing').toBeHidden();

    await page.getByRole('link', { name: fr.label('nav.shelf') }).click();
    await expect(offer).toBeVisible();
    expect(await isMarked(page), 'nothing reloads by itself').toBe(true);
    // Another page of the same visit still comes from the old version.
    await page.getByRole('link', { name: 'Réglages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible();
    expect(await versionOf(page)).toBe(old);
    // And so does a page that is loaded while the newer one waits.
    await page.reload();
    await expect(offer).toBeVisible();
    expect(await versionOf(page)).toBe(old);

    await page.getByRole('button', { name: 'La charger' }).click();
    await expect.poll(() => versionOf(page)).toBe('aaaaaaaaaaaa');
    await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible();
    await expect(offer).toBeHidden();
    await expect.poll(() => cacheNames(page)).toEqual(['etagere aaaaaaaaaaaa']);
  } finally {
    await copy.close();
  }
});

test('a tab that stays with the old version keeps its files', async ({ context }) => {
  const copy = await serveCopy();
  try {
    const first = await visit(context, copy.url);
    const old = await versionOf(first);
    const second = await visit(context, copy.url);
    copy.putNewVersion('bbbbbbbbbbbb', 'all');
    await mark(first);
    await lookForUpdate(second);
    await second.getByRole('button', { name: 'La charger' }).click();
    await expect.poll(() => versionOf(second)).toBe('bbbbbbbbbbbb');

    // The first tab was not touched, is told, and still finds every file of its version without a network.
    await expect(first.getByText('Une nouvelle version est prête.')).toBeVisible();
    expect(await isMarked(first)).toBe(true);
    expect(await versionOf(first)).toBe(old);
    await expect
      .poll(async () => (await cacheNames(first)).toSorted())
      .toEqual([`etagere ${old}`, 'etagere bbbbbbbbbbbb'].toSorted());
    await goOffline(first);
    await copy.close();
    await first.getByRole('link', { name: 'Réglages' }).click();
    await expect(first.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible();
    expect(await isMarked(first)).toBe(true);

    // Once it is closed, the next page drops the old version.
    await first.close();
    // A browser may take a moment to notice that a tab is gone.
    await expect(async () => {
      await second.reload();
      expect(await cacheNames(second)).toEqual(['etagere bbbbbbbbbbbb']);
    }).toPass();
  } finally {
    await copy.close();
  }
});

async function visit(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await open(page, `${url}/`);
  await waitUntilKept(page);
  return page;
}

/** What a browser does by itself after a while, or when somebody comes back; until the newer version lies there. */
async function lookForUpdate(page: Page): Promise<void> {
  const isWaiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    // To fetch every file takes as long as it takes: no clock is set for that.
    if (installing !== null)
      await new Promise(done => installing.addEventListener('statechange', done, { once: true }));
    return registration.waiting !== null;
  });
  expect(isWaiting, 'a newer version waits').toBe(true);
}

function versionOf(page: Page): Promise<string> {
  // While a page reloads there is nobody to ask.
  return page
    .evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '')
    .catch(() => '');
}

/** Gone as soon as the page is loaded again. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['marked'] === 'yes');
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys()).catch(() => []);
}
