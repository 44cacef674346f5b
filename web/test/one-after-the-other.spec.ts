import type { Page } from '@playwright/test';
import { cutBeforePlay } from '#games/calculator/test/browser/player.ts';
import { hurry } from './hand.ts';
import { keepOnDevice } from './kept.ts';
import { MOMENTS } from './moments.ts';
import { open, turnTo } from './pages.ts';
import { expect, test } from './site.ts';

/** Tables whose games call things by the same names, each at a moment at which nothing happens by itself. */
const TABLES = ['gamate-follow', 'mathisto-question', 'matryoshka-take', 'last-equals-literal-four-players'];

test('a table looks the same whatever was played before', async ({ page }) => {
  await hurry(page);
  const kept = Object.values(MOMENTS).flatMap(moments => moments());
  await keepOnDevice(page, ...kept, cutBeforePlay('last-equals-literal-four-players', 1).kept);
  const alone = new Map<string, readonly string[]>();
  for (const table of TABLES) {
    await open(page, `/table/${table}`);
    alone.set(table, await boxesOf(page));
  }
  // From here on all of their style sheets are there.
  for (const table of [...TABLES, ...TABLES]) {
    await turnTo(page, `/table/${table}`);
    await expect.poll(() => boxesOf(page), table).toEqual(alone.get(table));
  }
});

/** Where everything is that is no part of a drawing. */
async function boxesOf(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main[data-step] .hand').first()).toBeVisible();
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(one => one.closest('svg') === null)
      .map(one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return `${one.className} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
  );
}
