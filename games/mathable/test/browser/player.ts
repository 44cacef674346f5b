import { expect, type Page } from '@playwright/test';
import { settled } from '#web/test/hand.ts';

/** How a hand reaches the table. All three must be able to play a whole game. */
export interface Player {
  readonly takeTile: (slot: number) => Promise<void>;
  readonly putOn: (cell: string) => Promise<void>;
  readonly confirm: () => Promise<void>;
  readonly press: (button: RegExp) => Promise<void>;
}

export function byPointer(page: Page): Player {
  const press = (name: RegExp): Promise<void> => page.getByRole('button', { name }).click();
  return {
    takeTile: slot => page.locator('[data-tile]').nth(slot).click(),
    putOn: cell => page.locator(`[data-cell="${cell}"]`).click(),
    confirm: () => press(/^Valider/),
    press,
  };
}

export function byTouch(page: Page): Player {
  const press = (name: RegExp): Promise<void> => page.getByRole('button', { name }).tap();
  return {
    takeTile: slot => page.locator('[data-tile]').nth(slot).tap(),
    putOn: cell => page.locator(`[data-cell="${cell}"]`).tap(),
    confirm: () => press(/^Valider/),
    press,
  };
}

/** Digits take tiles, Page keys go from open cell to open cell, Enter lays and confirms; Tab reaches the buttons. */
export function byKeyboard(page: Page): Player {
  return {
    takeTile: slot => page.keyboard.press(String(slot + 1)),
    putOn: async cell => {
      await page.locator('[role="gridcell"][tabindex="0"]').focus();
      const target = page.locator(`[data-cell="${cell}"]`);
      for (let i = 0; i < 60 && !(await target.evaluate(el => el === document.activeElement)); i++) {
        await page.keyboard.press('PageDown');
      }
      await expect(target).toBeFocused();
      await page.keyboard.press('Enter');
    },
    confirm: async () => {
      await expect(page.getByRole('button', { name: /^Valider/ })).toBeVisible();
      await page.keyboard.press('Enter');
    },
    press: async name => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    },
  };
}

/** What the page waits for: its own words, as anybody reads them. */
export type Moment = 'place' | 'bonus' | 'over';

export async function nextMoment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction((): Moment | null => {
    if (document.querySelector('dialog[open] .totals')) return 'over';
    const buttons = [...document.querySelectorAll('.hand .actions button')].map(el => el.textContent ?? '');
    if (buttons.some(text => /Piocher un jeton/.test(text))) return 'bonus';
    return buttons.some(text => /Passer|Finir le tour/.test(text)) ? 'place' : null;
  });
  return (await found.jsonValue()) as Moment;
}

/** Until the table has gone one step on from `step`. */
export async function stepAfter(page: Page, step: string | null): Promise<void> {
  await expect(page.locator('[data-step]')).not.toHaveAttribute('data-step', step ?? '');
}

/** Plays tile after tile, the highest first, wherever the page says it can go, until the game is over. */
export async function playToTheEnd(page: Page, player: Player): Promise<{ placed: number }> {
  let placed = 0;
  for (let guard = 0; guard < 400; guard++) {
    const done = await playOnce(page, player);
    if (done === 'over') return { placed };
    if (done === 'placed') placed += 1;
  }
  throw new Error('the game does not end');
}

/** Waits until something is asked, and answers it. */
export async function playOnce(page: Page, player: Player): Promise<'placed' | 'passed' | 'over'> {
  const moment = await nextMoment(page);
  if (moment === 'over') return 'over';
  const step = await page.locator('[data-step]').getAttribute('data-step');
  const isPlaced = moment === 'place' && (await placeSomething(page, player));
  if (moment === 'bonus') await player.press(/^Ne pas piocher$/);
  else if (!isPlaced) await player.press(/^(Finir le tour|Passer)$/);
  await stepAfter(page, step);
  return isPlaced ? 'placed' : 'passed';
}

async function placeSomething(page: Page, player: Player): Promise<boolean> {
  const tiles = await page.locator('[data-tile]').count();
  for (let slot = tiles - 1; slot >= 0; slot--) {
    const tile = page.locator('[data-tile]').nth(slot);
    await player.takeTile(slot);
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await settled(page);
    const cell = await openCell(page);
    if (cell !== null) {
      await player.putOn(cell);
      await player.confirm();
      return true;
    }
    await player.takeTile(slot);
    await expect(tile).toHaveAttribute('aria-pressed', 'false');
  }
  return false;
}

/** The first cell that says it would take the tile in hand. */
async function openCell(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')];
    const open = cells.find(cell => cell.getAttribute('aria-label')?.includes('rapporterait'));
    return open?.dataset['cell'] ?? null;
  });
}
