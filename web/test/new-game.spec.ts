import { existsSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gameIds, makeRegistry, makeUiRegistry } from '#tools/registry.ts';
import { ProjectCopy } from '#tools/test/project-copy.ts';
import { hurry, seatAround } from './hand.ts';
import { test as base, expect, sitDown, whoeverIsAsked } from './online.ts';
import { expectNoSideways, expectNoViolations, open, shoot } from './pages.ts';
import { ServerProcess } from './server-process.ts';
import { byKeyboard, byPointer, type Touch } from './touch.ts';

/**
 * A game that somebody has just made, in a copy of the project, built and served as people would; and there the
 * five games of the shelf have lost their pages too, so that the plain one serves them all.
 */
const test = base.extend({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const copy = new ProjectCopy();
      await copy.run('tools/new-game.ts', ['demo']);
      const isThere = (path: string): boolean =>
        existsSync(copy.path(path)) && !path.endsWith('ui/index.tsx');
      const ids = [...gameIds(), 'demo'].sort();
      writeFileSync(copy.path('games/registry.ts'), makeRegistry(ids, isThere));
      writeFileSync(copy.path('games/registry-ui.ts'), makeUiRegistry(ids, isThere));
      await copy.run('tools/build/main.ts', [copy.path('dist', 'web')]);
      const house = new ServerProcess(copy.root);
      await house.start();
      await use({ url: house.url, close: () => house.close() });
      await house.close();
      copy.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One copy, one build for all of them.
test.describe.configure({ mode: 'serial' });

const ASKED = '.plain-choices .button';

/** Plays whatever comes first until all is over, and gives how often that was. */
async function playOn(page: Page, touch: Touch): Promise<number> {
  for (let played = 0; ; played++) {
    if ((await whoeverIsAsked([page], ASKED)) === null) return played;
    const step = await page.locator('.table').getAttribute('data-step');
    await touch(page.locator(ASKED).first());
    await expect(page.locator(`.table[data-step="${step}"]`)).toHaveCount(0);
  }
}

test('it stands on the shelf, and none of its pages is blank', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: /Demo/ }).first()).toBeVisible();
  for (const path of ['', '/play', '/invite', '/rules', '/learn', '/solo']) {
    await open(page, `/demo${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Demo/);
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
  await page.goto('/demo');
  await expect(page.getByRole('link', { name: 'Jouer' })).toBeVisible();
  for (const absent of ['Apprendre', 'Seul'])
    await expect(page.getByRole('link', { name: absent })).toHaveCount(0);
});

test('alone against a bot, by keys, with a hint, to the end and back again', async ({ page }) => {
  await hurry(page);
  await open(page, '/demo');
  await page.getByRole('link', { name: 'Jouer', exact: true }).click();
  await expect(page.locator(ASKED).first()).toBeVisible();
  await expectNoViolations(page);
  await expectNoSideways(page);
  await shoot(page, 'new-game-table');
  await page.getByRole('button', { name: 'Un indice' }).click();
  await expect(page.locator('.hint')).toContainText('Je choisirais');
  await expect(page.locator('.button.advised')).toHaveCount(1);
  expect(await playOn(page, byKeyboard)).toBe(5);
  const result = page.getByRole('dialog');
  await expect(result.locator('.totals tbody tr')).toHaveCount(2);
  await expectNoViolations(page);
  // Ten cards were laid, and each was told.
  await expect(page.locator('.log li').filter({ hasText: /carte \d+/ })).toHaveCount(10);
  await result.getByRole('link', { name: 'Revoir' }).click();
  await expect(page.locator('.plain-board')).toContainText('Plis');
  await page.goto('/games');
  await expect(page.locator('.plain-thumbnail')).toHaveCount(1);
});

test('two people around one device see their own hands only', async ({ page }) => {
  await hurry(page);
  await open(page, '/demo/play');
  await seatAround(page, 'Ana', 'Ben');
  const curtain = page.locator('.curtain');
  const hand = page.locator('[data-field="hand"] li');
  const seen = new Set<string>();
  for (let card = 0; card < 10; card++) {
    await expect(page.locator(`.table[data-step="${card}"]`)).toBeVisible();
    // Whoever took a trick goes on, and keeps the device.
    await expect(curtain.or(page.locator(ASKED).first())).toBeVisible();
    if (await curtain.isVisible()) {
      await expect(hand).toHaveCount(0);
      await curtain.getByRole('button').click();
    }
    await expect(page.locator(ASKED).first()).toBeVisible();
    seen.add((await hand.allTextContents()).join());
    await page.locator(ASKED).first().click();
  }
  expect(seen.size).toBe(10);
  const result = page.getByRole('dialog');
  await expect(result.locator('.totals tbody tr')).toHaveCount(2);
  // Both look at it: neither is "you".
  await expect(result.getByRole('heading', { level: 2 })).toHaveText(/^(Ana|Ben) gagne/);
  await expect(result.locator('.end-margin')).toHaveText(/pour (Ana|Ben)\s/);
  await expect(result).not.toContainText(/vous/i);
});

test('two people online, and a bot', async ({ guest }) => {
  const pages = [await guest('Inès'), await guest('Paul')];
  const person = { kind: 'person' } as const;
  const id = await sitDown(pages, { game: 'demo', seats: [person, person, { kind: 'bot', level: 3 }] });
  for (const page of pages) await page.goto(`/t/${id}`);
  for (let card = 0; card <= 10; card++) {
    const page = await whoeverIsAsked(pages, ASKED);
    if (page === null) break;
    const step = await page.locator('.table').getAttribute('data-step');
    await byPointer(page.locator(ASKED).last());
    // Whoever takes the trick is asked at once again, perhaps for one of as many cards: the step tells.
    await expect(page.locator(`.table[data-step="${step}"]`)).toHaveCount(0);
  }
  for (const page of pages) await expect(page.getByRole('dialog').locator('.totals tbody tr')).toHaveCount(3);
});

for (const id of gameIds())
  test(`the plain page serves ${id} too`, async ({ page }) => {
    await hurry(page);
    await page.goto(`/${id}/play?now`);
    await whoeverIsAsked([page], ASKED);
    await expect(page.locator('.plain-field').first()).toBeVisible();
    await expectNoViolations(page);
    await expectNoSideways(page);
    await shoot(page, `plain-${id}`);
    const step = await page.locator('.table').getAttribute('data-step');
    await page.locator(ASKED).first().click();
    await expect(page.locator(`.table[data-step="${step}"]`)).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page);
  });
