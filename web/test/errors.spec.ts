import type { Page } from '@playwright/test';
import { playMove } from '#games/mathable/test/browser/hand.ts';
import { nextMoment } from '#games/mathable/test/browser/player.ts';
import { registry } from '#games/registry.ts';
import { hurry } from './hand.ts';
import { keepOnDevice, kept, keptIds, opening } from './kept.ts';
import { expectNoViolations, open, shoot } from './pages.ts';
import { expect, test } from './site.ts';
import { fr } from './words.ts';

test.use({
  provoked: /no room|the bots stopped|net::ERR_FAILED|Failed to fetch dynamically imported module/,
});

const { file } = opening('out-of-tiles-two-players');

test.beforeEach(async ({ page }) => {
  await hurry(page);
  await keepOnDevice(page, kept('begun', file));
});

test('bots that do not come say so, and the move made is kept', async ({ page }) => {
  const bots = /\/bot-worker[^/]*\.js$/;
  await page.route(bots, route => route.abort());
  await open(page, '/table/begun');
  await playMove(page, 'pass');
  await expectSentence(page);
  await expectNoViolations(page);
  await shoot(page, 'oops');

  await page.unroute(bots);
  await page.getByRole('button', { name: fr.label('oops.reload') }).click();
  await expect(page.locator('.log')).toContainText(fr.label('tell.pass', { who: 'you' }));
  expect(await nextMoment(page)).toBe('place');
});

test('a match that was damaged on the device is told as such', async ({ page }) => {
  const entries = file.entries.map((entry, i) => (i === 3 ? { ...entry, print: 'ffffffffffffffff' } : entry));
  await keepOnDevice(page, { ...kept('damaged', file), file: { ...file, entries } });
  await page.goto('/table/damaged');
  await expect(page).toHaveURL(/\/replay\/damaged/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.label('replay.changed'));
});

test('a game that cannot be deleted stays', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await open(page, '/games');
  await page.getByRole('button', { name: /^Supprimer/ }).click();
  await expectSentence(page);
  expect(await keptIds(page)).toEqual(['begun']);
});

test('a part of the client that does not arrive is said to be missing', async ({ page }) => {
  await open(page, '/');
  await page.route(/\/settings-page[^/]*\.js$/, route => route.abort());
  await page.getByRole('link', { name: fr.label('nav.settings') }).click();
  await expectSentence(page);
});

test('lids that are not here yet show their card and their name, and nothing moves when they come', async ({
  page,
}) => {
  const covers = /\/cover-[^/]*\.js$/;
  const held: (() => void)[] = [];
  await page.route(covers, route =>
    new Promise<void>(resolve => held.push(resolve)).then(() => route.continue()),
  );
  await open(page, '/');
  const lids = page.locator('.shelf :is(.box-drawing, .plate)');
  for (const { meta } of Object.values(registry))
    await expect(page.locator('.shelf .plain-title', { hasText: meta.name })).toBeVisible();
  const before = await lids.evaluateAll(boxesIn);
  await expect.poll(() => held.length).toBe(Object.keys(registry).length);
  for (const letGo of held) letGo();
  await expect(page.locator('.shelf .lid > svg')).toHaveCount(Object.keys(registry).length);
  expect(await lids.evaluateAll(boxesIn)).toEqual(before);
});

function boxesIn(elements: readonly Element[]): string[] {
  return elements.map(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${x} ${y} ${width} ${height}`;
  });
}

test('before any word has arrived the page speaks both languages', async ({ page }) => {
  // Of the catalogues only those of the pages stand in the way of the first drawing.
  await page.route(/\/(fr|en)-[^/]*\.js$/, route => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Something went wrong');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fr.label('oops.title'));
  await page.unroute(/\/(fr|en)-[^/]*\.js$/);
});

test('a device that keeps nothing can still read', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('no room', 'InvalidStateError');
    };
  });
  await open(page, '/');
  await expect(page.getByRole('heading', { name: fr.label('shelf.first') })).toBeVisible();
  await open(page, '/mathable/rules');
  await open(page, '/mathable/learn/lesson');
  await open(page, '/games');
  await expectSentence(page);
});

async function expectSentence(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: fr.label('oops.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: fr.label('nav.shelf') })).toBeVisible();
}
