/** Lessons and puzzles of every game: what lies on the table lies on it, and the coach beside it or above. */
import type { Page } from '@playwright/test';
import { boxRegistry } from '#games/registry-box.ts';
import { hurry } from './hand.ts';
import { expectNoSideways, open } from './pages.ts';
import { expect, test } from './site.ts';

const TAUGHT = Object.keys(boxRegistry).filter(id => boxRegistry[id]?.learn !== undefined);

for (const game of TAUGHT) {
  test(`a lesson and a puzzle of ${game} lie in order`, { tag: '@phone' }, async ({ page }) => {
    await hurry(page);
    const found: string[] = [];
    for (const room of ['lesson', 'puzzle/1']) {
      await open(page, `/${game}/learn/${room}`);
      await expect(page.locator('.study > .coach')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoSideways(page);
      found.push(...(await disorder(page)).map(trouble => `${room}: ${trouble}`));
    }
    expect(found).toEqual([]);
  });
}

/** Parts of the page that lie over another, and parts of the table that lie beside it. */
function disorder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = (one: Element): string => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`;
    const seen = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true }) && !one.matches('.unseen, .unseen *');
    const parts = [...document.querySelectorAll('.study > *')].filter(one => {
      const { position } = getComputedStyle(one);
      // What sticks to the lower edge lies over the rest on purpose.
      return seen(one) && (position === 'static' || position === 'relative');
    });
    const overlaps = parts.flatMap((one, i) =>
      parts.slice(i + 1).flatMap(other => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return width > 1 && height > 1 ? [`${named(one)} lies over ${named(other)}`] : [];
      }),
    );
    const board = document.querySelector('.study > .board');
    const edge = board?.getBoundingClientRect();
    // A board that is a window shows a part of itself.
    const beside =
      board === null || edge === undefined || board.querySelector('.zoom-window') !== null
        ? []
        : [...board.querySelectorAll('*')].filter(one => {
            const { left, right, width } = one.getBoundingClientRect();
            return seen(one) && width > 0 && (left < edge.left - 2 || right > edge.right + 2);
          });
    const [coach] = document.querySelectorAll('.study > .coach');
    const isNarrow = (coach?.getBoundingClientRect().width ?? 0) < Math.min(280, innerWidth * 0.9);
    return [
      ...overlaps,
      ...beside.slice(0, 3).map(one => `${named(one)} lies beside the board`),
      ...(isNarrow ? ['the coach is squeezed'] : []),
    ];
  });
}
