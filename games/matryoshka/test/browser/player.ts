import { expect, type Page } from '@playwright/test';
import type { Touch } from '#web/test/touch.ts';

/** The one button that says what comes next. */
export const PRIMARY = '.rail .primary';

/** Whether something is asked, or all is over. */
export async function nextMoment(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(primary => {
    if (document.querySelector('.board.final')) return 'over';
    return document.querySelector(primary) === null ? null : 'asked';
  }, PRIMARY);
  return (await found.jsonValue()) as 'asked' | 'over';
}

/** Chooses the first cards that will do, confirms, and waits until that is no longer asked. */
export async function answer(page: Page, touch: Touch): Promise<void> {
  const prompt = await page.locator('.board').getAttribute('data-prompt');
  await choose(page, touch);
  await expect(page.locator(PRIMARY)).not.toHaveClass(/unready/);
  await touch(page.locator(PRIMARY));
  await expect(page.locator(`.board[data-prompt="${prompt}"][data-asked="true"]`)).toHaveCount(0);
}

/** Chooses the first cards that will do: an offer, or as many of the hand as are asked for. */
export async function choose(page: Page, touch: Touch): Promise<void> {
  const offers = page.locator('.offers button.card');
  const loose = page.locator('.hand .card[aria-pressed="false"]');
  if ((await offers.count()) > 0) {
    await touch(offers.first());
    return;
  }
  // With others elsewhere, what was asked a moment ago may be over.
  while ((await page.locator(`${PRIMARY}.unready`).count()) > 0) {
    const left = await loose.count();
    // The last card of a fan is covered by no other.
    await touch(loose.last());
    await expect(loose).toHaveCount(left - 1);
  }
}

export async function playToTheEnd(page: Page, touch: Touch): Promise<{ answered: number }> {
  for (let answered = 0; answered < 100; answered++) {
    if ((await nextMoment(page)) === 'over') return { answered };
    await answer(page, touch);
  }
  throw new Error('the game does not end');
}
