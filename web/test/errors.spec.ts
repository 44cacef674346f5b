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
  // What was fetched before does not fail.
  isNew: true,
  provoked: /no room|the bots stopped|net::ERR_FAILED|status of 404/,
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

for (const [what, file] of [
  ['bots', /\/bot-worker[^/]*\.js$/],
  ['a game of theirs', /\/assets\/bot-(?!worker)[^/]*\.js$/],
] as const) {
  test(`${what} that did not come once are asked for again, and play`, async ({ page }) => {
    const failed = await failOnce(page, file);
    await open(page, '/table/begun');
    await mark(page);
    await playMove(page, 'pass');
    expect(await nextMoment(page)).toBe('place');
    expect(failed()).toBe(1);
    expect(await isMarked(page), 'nothing is loaded anew').toBe(true);
  });
}

for (const [what, file] of [
  ['the words', /\/fr-[^/]*\.js$/],
  ['the table', /\/mathable-table-[^/]*\.js$/],
  ['its style sheet', /\/mathable-table-[^/]*\.css$/],
] as const) {
  test(`a first picture that comes without ${what} comes by itself once that is here`, async ({ page }) => {
    const failed = await failOnce(page, file);
    await page.goto('/table/begun');
    expect(await nextMoment(page)).toBe('place');
    expect(failed()).toBe(1);
  });
}

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

for (const [what, file] of [
  ['its own file', /\/settings-page-[^/]*\.js$/],
  ['a file that others share', /\/session-[^/]*\.js$/],
  ['its style sheet', /\/settings-page-[^/]*\.css$/],
] as const) {
  test(`a page that comes without ${what} says so, is asked for again, and comes`, async ({ page }) => {
    await open(page, '/');
    await mark(page);
    let asked = 0;
    await page.route(file, route => {
      asked += 1;
      return route.abort();
    });
    await page.getByRole('link', { name: fr.label('nav.settings') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.label('missing.page'));
    await expect(page.getByRole('status')).toContainText(fr.label('missing.part'));
    await expect(page.getByRole('link', { name: fr.label('nav.shelf') })).toBeVisible();
    await expectNoViolations(page);
    await shoot(page, 'missing');

    const before = asked;
    await page.getByRole('button', { name: fr.label('missing.again') }).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await page.unroute(file);
    await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(fr.label('missing.part'))).toBeHidden();
    expect(await isMarked(page), 'nothing is loaded anew').toBe(true);
  });
}

test('what opens above a table says that it did not come, and comes by itself with the network', async ({
  page,
}) => {
  await open(page, '/table/begun');
  await mark(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: fr.label('table.rules') }).click();
  await expect(page.getByText(fr.label('missing.part'))).toBeVisible();
  await expectNoViolations(page);
  await shoot(page, 'missing-part');
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: fr.label('table.rules') })).toBeVisible();
  await expect(page.getByText(fr.label('missing.part'))).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});

test('a part that the server no longer has is said to be missing', async ({ page }) => {
  await open(page, '/');
  await page.route(/\/settings-page[^/]*\.js$/, route => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: fr.label('nav.settings') }).click();
  await expectSentence(page);
  await expect(page.getByText(fr.label('update.ready'))).toBeVisible();
});

test('lids that are not here yet show their card and their name, and nothing moves when they come', async ({
  page,
}) => {
  const covers = /-cover-[^/]*\.js$/;
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
  const catalogues = /\/(fr|en)-[^/]*\.js$/;
  await page.route(catalogues, route => route.abort());
  await page.goto('/');
  await expect(page.getByRole('status')).toContainText('A part of the page did not arrive');
  await expect(page.getByRole('status')).toContainText(fr.label('missing.part'));
  await page.unroute(catalogues);
  await page.route(catalogues, route => route.fulfill({ status: 404 }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Something went wrong');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fr.label('oops.title'));
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

/** The first time, such a file does not come; tells how often it did not. */
async function failOnce(page: Page, file: RegExp): Promise<() => number> {
  let failed = 0;
  await page.route(file, route => {
    if (failed > 0) return route.fallback();
    failed += 1;
    return route.abort();
  });
  return () => failed;
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

async function expectSentence(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: fr.label('oops.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: fr.label('nav.shelf') })).toBeVisible();
}
