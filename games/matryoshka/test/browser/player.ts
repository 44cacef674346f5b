import { expect, type Page } from '@playwright/test';
import type { Touch } from '#web/test/touch.ts';

const PRIMARY = '.hand .actions .primary';

/** Whether something is asked, or all is over. */
export async function nextMoment(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(primary => {
    if (document.querySelector('dialog[open] .totals')) return 'over';
    return document.querySelector(primary) === null ? null : 'asked';
  }, PRIMARY);
  return (await found.jsonValue()) as 'asked' | 'over';
}

/** Chooses the first cards that will do, confirms, and waits until that is no longer asked. */
export async function answer(page: Page, touch: Touch): Promise<void> {
  const prompt = await page.locator('.felt').getAttribute('data-prompt');
  const offers = page.locator('.offers button.card');
  const loose = page.locator('.cards .card[aria-pressed="false"]');
  if ((await offers.count()) > 0) await touch(offers.first());
  else {
    const count = await countOf(page);
    // With others elsewhere, what was asked a moment ago may be over.
    if (count === null) return;
    const [chosen = 0, need = 1] = count;
    for (let i = chosen; i < need; i++) {
      await touch(loose.first());
      await expect(page.locator('.card[aria-pressed="true"]')).toHaveCount(i + 1);
    }
  }
  await expect(page.locator(PRIMARY)).not.toHaveClass(/unready/);
  await touch(page.locator(PRIMARY));
  await expect(page.locator(`.felt[data-prompt="${prompt}"][data-asked="true"]`)).toHaveCount(0);
}

/** `Montrer · 2 sur 4`; a button without numbers asks for one card. Null if nothing is asked. */
async function countOf(page: Page): Promise<number[] | null> {
  const text = await page.evaluate(primary => document.querySelector(primary)?.textContent ?? null, PRIMARY);
  return text === null ? null : [...text.matchAll(/\d+/g)].map(Number);
}

export async function playToTheEnd(page: Page, touch: Touch): Promise<{ answered: number }> {
  for (let answered = 0; answered < 100; answered++) {
    if ((await nextMoment(page)) === 'over') return { answered };
    await answer(page, touch);
  }
  throw new Error('the game does not end');
}
