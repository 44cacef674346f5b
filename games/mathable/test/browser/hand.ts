import { expect, type Page } from '@playwright/test';
import type { Words } from '#text/words.ts';
import { press, settled } from '#web/test/hand.ts';
import { fr } from '#web/test/words.ts';
import { readMove } from '../../learn/position.ts';
import { makeCell } from '../../rules/cells.ts';
import type { Move } from '../../rules/types.ts';

/** Takes a tile of that number from the rack and touches a cell: `8I`. */
export async function tryOn(page: Page, tile: number, cell: string): Promise<void> {
  const there = page.locator(`[data-tile="${tile}"]`).first();
  // It may be in hand already, after a cell that said no.
  if ((await there.getAttribute('aria-pressed')) !== 'true') await there.click();
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  await page.locator(`[data-cell="${cell}"]`).click();
}

/** Plays a move as a player would: `8I 12`, `exchange 17 42`, `draw`. */
export async function playMove(page: Page, move: Move | string, words: Words = fr): Promise<void> {
  const wanted = typeof move === 'string' ? readMove(move) : move;
  switch (wanted.kind) {
    case 'place':
      await tryOn(page, wanted.tile, makeCell(wanted.cell));
      // Until it lies there, the first button may still be the one that ends the turn.
      await expect(page.locator('.laid-tile')).toBeVisible();
      await settled(page);
      await page.getByRole('button', { name: words.label('ui.confirm') }).click();
      break;
    case 'exchange':
      await press(page, words.label('ui.exchange'));
      for (const tile of wanted.tiles)
        await page.locator(`[data-tile="${tile}"][aria-pressed="false"]`).first().click();
      await press(page, words.label('ui.exchange-now', { tiles: wanted.tiles.length }));
      break;
    default:
      await press(page, words.label(`ui.${wanted.kind}`));
  }
}

/** The numbers on the rack, from left to right. */
export async function rackOf(page: Page): Promise<number[]> {
  await expect(page.locator('.rack')).toBeVisible();
  return page
    .locator('[data-tile]')
    .evaluateAll(tiles => tiles.map(tile => Number(tile.getAttribute('data-tile'))));
}
