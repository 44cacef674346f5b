import type { Page } from '@playwright/test';
import { stepAfter } from '#games/mathable/test/browser/player.ts';
import { whoeverIsAsked } from './online.ts';

/** Nobody lays anything any more, until it is over. */
export async function passToTheEnd(pages: readonly Page[]): Promise<void> {
  const ways = /^(Passer|Finir le tour|Ne pas piocher)$/;
  for (let passed = 0; passed < 20; passed++) {
    const page = await whoeverIsAsked(pages, `.hand .actions button:text-matches("${ways.source}")`);
    if (page === null) return;
    const step = await stepOf(page);
    await page.getByRole('button', { name: ways }).click();
    await stepAfter(page, step);
  }
  throw new Error('the game does not end');
}

/** The page of the one whose turn it is, as the first page tells. */
export async function stepOf(page: Page): Promise<string> {
  return (await page.locator('[data-step]').getAttribute('data-step')) ?? '';
}
