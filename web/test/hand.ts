import { expect, type Page } from '@playwright/test';
import { readMove } from '#games/mathable/learn/position.ts';
import { makeCell } from '#games/mathable/rules/cells.ts';
import type { Move } from '#games/mathable/rules/types.ts';
import type { Words } from '#text/words.ts';
import { fr } from './words.ts';

/** The others' moves at once and nothing in motion, so that a whole game takes seconds. */
export async function hurry(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('etagere.speed', '0'));
}

/** At the sheet of a game: these people sit around this device, and the match begins. */
export async function seatAround(page: Page, ...names: readonly string[]): Promise<void> {
  for (const [seat, name] of names.entries()) {
    const chair = page.getByRole('group', { name: `Joueur ${seat + 1}` });
    await chair.getByRole('button', { name: 'Une personne, ici' }).click();
    await chair.getByLabel('Prénom').fill(name);
  }
  await press(page, 'Commencer');
}

/** Takes a tile of that number from the rack and touches a cell: `8I`. */
export async function tryOn(page: Page, tile: number, cell: string): Promise<void> {
  const there = page.locator(`[data-tile="${tile}"]`).first();
  // It may be in hand already, after a cell that said no.
  if ((await there.getAttribute('aria-pressed')) !== 'true') await there.click();
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  await page.locator(`[data-cell="${cell}"]`).click();
}

/** Until everything on the table speaks of the tile in hand. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.board')?.getAttribute('aria-busy') !== 'true');
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
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
      await page.locator('.hand .actions .primary').click();
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
