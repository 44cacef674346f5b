import type { Page } from '@playwright/test';
import { expect, test } from '#web/test/site.ts';
import { nextMoment, openAt } from './player.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

test('a card leaves the hand from where it lay, as large as it was, over the others, and is seen once', async ({
  page,
}) => {
  await openAt(page, 'down', 26);
  expect(await nextMoment(page)).toBe('follow');
  const card = page.locator('.gamate-hand .card.fits').first();
  await card.click();
  await page.mouse.move(0, 0);
  await stopped(page);
  const key = await card.getAttribute('data-card');
  const lay = await spotOf(page, `.gamate-hand [data-card="${key}"] > svg`);
  await holdFlights(page);
  await card.evaluate(one => (one as HTMLElement).click());
  const landed = `.pile [data-card="${key}"]`;
  await expect(page.locator('main > .flying')).toHaveCount(1);

  const left = await spotOf(page, 'main > .flying > svg');
  expect(Math.abs(left.x - lay.x) + Math.abs(left.y - lay.y)).toBeLessThan(3);
  expect(Math.abs(left.width - lay.width)).toBeLessThan(2);
  await expect(page.locator(landed)).toHaveCSS('opacity', '0');

  await page.evaluate(() => {
    for (const one of document.getAnimations()) one.currentTime = 259;
  });
  const arrives = await spotOf(page, 'main > .flying > svg');
  const lies = await spotOf(page, `${landed} > svg`);
  expect(Math.abs(arrives.x - lies.x) + Math.abs(arrives.y - lies.y)).toBeLessThan(3);
  expect(Math.abs(arrives.width - lies.width)).toBeLessThan(2);

  await page.keyboard.press('Shift');
  await expect(page.locator('main > .flying')).toHaveCount(0);
  await expect(page.locator(landed)).toHaveCSS('opacity', '1');
});

test('[GA-9] the bidding sheet folds into what comes next, and an opposition is stamped on it once', async ({
  page,
}) => {
  await openAt(page, 'opposed-and-made', 7, 1);
  expect(await nextMoment(page)).toBe('opposition');
  await page.locator('.definition-chooser .kinds .chip').first().click();
  await stopped(page);
  const lay = await spotOf(page, '.bid');
  await holdFlights(page);
  await page.locator('.rail .actions .primary').click();
  const folded = page.locator('.gamate-board > .flying');
  await expect(folded.locator('.bid')).toHaveCount(1);
  const left = await spotOf(page, '.gamate-board > .flying');
  expect(Math.abs(left.x - lay.x) + Math.abs(left.y - lay.y)).toBeLessThan(3);
  await expect(page.locator('.announce[data-sheet]')).toHaveCSS('opacity', '0');
  await expect(page.locator('[data-stamp]')).toHaveCSS('opacity', '0');

  await page.keyboard.press('Shift');
  await expect(folded).toHaveCount(0);
  await expect(page.locator('.announce[data-sheet]')).toHaveCSS('opacity', '1');
  await expect(page.locator('.announce [data-stamp]')).toHaveCSS('opacity', '1');

  // The slip beside the pile wears it already.
  await page.locator('.announce .way-chip').first().click();
  await page.locator('.announce .number').first().click();
  await page.locator('.rail .actions .primary').click();
  await expect(folded.locator('.announce')).toHaveCount(1);
  await expect(page.locator('.contract [data-stamp]')).toHaveCSS('opacity', '1');
});

test('nothing flies where no motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, 'down', 26);
  expect(await nextMoment(page)).toBe('follow');
  await holdFlights(page);
  await page.locator('.gamate-hand .card.fits').first().click();
  await page.locator('.gamate-hand .card[aria-pressed="true"]').click();
  await expect(page.locator('.pile.taken')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['flew'])).toBeUndefined();
});

/** Whatever begins to fly stands still where it leaves. */
async function holdFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(changes => {
      if (!changes.some(({ addedNodes }) => addedNodes.length > 0 && document.querySelector('.flying')))
        return;
      document.documentElement.dataset['flew'] = 'yes';
      for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime = 0;
      }
    }).observe(document.querySelector('main') as Element, { childList: true, subtree: true });
  });
}

async function stopped(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** Its middle, and how wide it is with all that turns it. */
function spotOf(page: Page, selector: string): Promise<Spot> {
  return page
    .locator(selector)
    .first()
    .evaluate(one => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, width };
    });
}
