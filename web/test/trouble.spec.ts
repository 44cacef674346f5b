import type { Page } from '@playwright/test';
import { tryOn } from '#games/mathable/test/browser/hand.ts';
import { keepOnDevice, kept, opening } from './kept.ts';
import { expectNoSideways, expectNoViolations, open, shoot } from './pages.ts';
import { expect, test } from './site.ts';
import { fr } from './words.ts';

// A browser that has run out of room says so in its console, and so does the page; it remembers how much room there was.
test.use({ provoked: /quota/i, isNew: true });

/** Bytes; matches are far smaller. */
const LARGE = 4_000_000;

test('a deal that the device does not keep says so, and can be tried again', async ({ page }) => {
  await open(page, '/');
  const makeRoom = await leaveRoom(page, 0);
  await page.goto('/mathable/play?now');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(fr.label('set-up.failed-store'));
  await expect(alert).toBeInViewport();
  await expectNoSideways(page);
  await expectNoViolations(page);
  await shoot(page, 'set-up-failed');

  const carambole = page.getByRole('button', { name: fr.label('bot.5.name') }).last();
  const begin = page.getByRole('button', { name: fr.label('set-up.begin') });
  await carambole.click();
  await begin.click();
  await expect(alert).toContainText(fr.label('set-up.failed'));
  await expect(carambole).toHaveAttribute('aria-pressed', 'true');

  await makeRoom();
  await begin.click();
  await expect(page).toHaveURL(/\/table\//);
});

test('a move that the device does not keep is not shown; what was shown is there after a reload', async ({
  page,
}) => {
  const { file, tile, cell } = opening('out-of-tiles-two-players');
  const match = kept('a-match', file);
  // A page that keeps nothing: Chromium would else remember for a while that there is room.
  await open(page, '/settings');
  await leaveRoom(page, LARGE / 2);
  await keepOnDevice(page, match);
  await page.goto('/table/a-match');
  const step = await page.locator('[data-step]').getAttribute('data-step');
  const makeRoom = await leaveRoom(page, 0);
  await tryToKeep(page, LARGE);
  await tryOn(page, tile, cell);
  await page.locator('.hand .actions .primary').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.label('oops.title'));
  await expect(page).toHaveTitle(`${fr.label('oops.title')} · Étagère`);
  await expectNoViolations(page);

  await makeRoom();
  await page.getByRole('button', { name: fr.label('oops.reload') }).click();
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', step ?? '');
});

test('a store that the browser closed behind the page is opened again by the next move', async ({ page }) => {
  const { file, tile, cell } = opening('out-of-tiles-two-players');
  await keepOnDevice(page, kept('a-match', file));
  await page.goto('/table/a-match');
  const step = page.locator('[data-step]');
  const before = (await step.getAttribute('data-step')) ?? '';
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await tryOn(page, tile, cell);
  await page.locator('.hand .actions .primary').click();
  await expect(step).not.toHaveAttribute('data-step', before);
  await page.reload();
  await expect(step).not.toHaveAttribute('data-step', before);
});

/**
 * Chromium looks how much room there is when it needs more than it saw the last time: something larger than that,
 * which it refuses, makes it look again.
 */
async function tryToKeep(page: Page, bytes: number): Promise<void> {
  const isKept = await page.evaluate(
    size =>
      new Promise(resolve => {
        const opening = indexedDB.open('etagere');
        opening.addEventListener('success', () => {
          // Nothing that could be packed into less.
          const file = new Uint8Array(size);
          for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(file.subarray(at, at + 65_536));
          const transaction = opening.result.transaction('matches', 'readwrite');
          transaction.objectStore('matches').put({ id: 'large', file });
          transaction.addEventListener('complete', () => resolve(true));
          transaction.addEventListener('abort', () => resolve(false));
        });
      }),
    bytes,
  );
  expect(isKept).toBe(false);
}

/** Leaves room for so many bytes more; returns what gives it all back. */
async function leaveRoom(page: Page, bytes: number): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: Math.round(used + bytes) });
  return () => session.send('Storage.overrideQuotaForOrigin', { origin });
}
