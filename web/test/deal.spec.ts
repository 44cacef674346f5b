import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Milliseconds that no deal takes longer than. */
const AT_MOST = 2000;
const GAMES = ['gamate', 'mathisto', 'matryoshka'] as const;

interface Flight {
  /** Whether it belongs to one's own hand. */
  readonly isMine: boolean;
  /** Milliseconds. */
  readonly leaves: number;
  readonly ends: number;
}

for (const game of GAMES)
  test(`a new table of ${game} is dealt: backs to each hand in turn, one’s own then turned`, {
    tag: '@phone',
  }, async ({ page }) => {
    await watchDeal(page, game);
    const flights = await flightsOf(page);
    const held = await page.locator('.place .held > *').count();
    const mine = await page.locator('main > .hand [data-card]').count();
    expect(flights.filter(({ isMine }) => !isMine)).toHaveLength(held);
    await expect(page.locator('main > .flying')).toHaveCount(mine);
    // One after the other, and nobody gets two before all have one.
    const order = flights.toSorted((a, b) => a.leaves - b.leaves).map(({ isMine }) => isMine);
    const hands = (await page.locator('.place').count()) + 1;
    expect(order.slice(0, hands).filter(Boolean)).toHaveLength(1);
    expect(Math.max(...flights.map(({ ends }) => ends))).toBeLessThanOrEqual(AT_MOST);
    await expect(page.locator('main > .hand')).toHaveCSS('opacity', '0');

    // In the end both sides are gone, and all lies where it is touched.
    await page.keyboard.press('Shift');
    await expect(page.locator('main > .flying')).toHaveCount(0);
    await expect(page.locator('main > .hand')).toHaveCSS('opacity', '1');
  });

test('a touch ends the deal, and is a touch of the card that lies there', async ({ page }) => {
  await watchDeal(page, 'matryoshka');
  const card = page.locator('main > .hand [data-card]').nth(2);
  const key = await card.getAttribute('data-card');
  await card.click();
  await expect(page.locator(`.my-display [data-card="${key}"]`)).toBeVisible();
  await expect(page.locator('main > .flying')).toHaveCount(0);
});

test('nothing is dealt where no motion is wanted, nor at a table that has begun', async ({ page }) => {
  await holdDeal(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/matryoshka/play?now');
  await expect(page.locator('main > .hand')).toHaveCSS('opacity', '1');
  await expect(page.locator('main.undealt')).toHaveCount(0);
  await page.locator('main > .hand [data-card]').nth(0).click();
  await page.locator('main > .hand [data-card]').nth(0).click();
  await page.locator('.rail .primary').click();
  await expect(page.locator('main:not([data-step="0"])')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await expect(page.locator('main > .hand [data-card]').first()).toBeVisible();
  await expect(page.locator('main.undealt')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset['flew'])).toBeUndefined();
});

test('where what deals does not come, the cards lie there soon', async ({ page }) => {
  await page.route('**/deal-*.js', () => undefined);
  await page.goto('/gamate/play?now');
  await expect(page.locator('main > .hand [data-card]')).toHaveCount(13);
  await expect(page.locator('main.undealt')).toHaveCount(0);
  await expect(page.locator('main > .hand')).toHaveCSS('opacity', '1');
  await expect(page.locator('main > .flying')).toHaveCount(0);
});

/** Opens tables until one is dealt: where what deals comes late, as on a machine that is busy, the cards just lie there. */
async function watchDeal(page: Page, game: string): Promise<void> {
  await holdDeal(page);
  await expect(async () => {
    await page.goto(`/${game}/play?now`);
    await expect(page.locator('main > .flying').first()).toBeAttached({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
}

/** Whatever begins to fly stands still where it leaves. */
async function holdDeal(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.flying') === null || document.documentElement.dataset['flew']) return;
      document.documentElement.dataset['flew'] = 'yes';
      for (const one of document.getAnimations()) one.pause();
    }).observe(document, { childList: true, subtree: true });
  });
}

function flightsOf(page: Page): Promise<readonly Flight[]> {
  return page.evaluate(() => {
    const seen = document.querySelectorAll('main > .flying, .place .held > *');
    return [...seen].flatMap(element => {
      const times = element.getAnimations().map(one => one.effect?.getComputedTiming());
      const isMine = element.matches('.flying');
      const leaves = Math.min(...times.map(time => Number(time?.delay)));
      return times.length === 0
        ? []
        : [{ isMine, leaves, ends: Math.max(...times.map(time => Number(time?.endTime))) }];
    });
  });
}
