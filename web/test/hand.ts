import { expect, type Locator, type Page } from '@playwright/test';

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

/** Until everything on the board speaks of what is in hand, or laid. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.board')?.getAttribute('aria-busy') !== 'true');
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** A hint, and the next: where to look, then what to do. The judge thinks as long as it needs. */
export async function askWhat(
  page: Page,
  touch: (button: Locator) => Promise<unknown> = button => button.click(),
): Promise<void> {
  const hint = page.locator('.story .hint');
  await touch(page.getByRole('button', { name: 'Un indice' }));
  await expect(hint).toBeVisible({ timeout: 60_000 });
  const where = await hint.textContent();
  await touch(page.getByRole('button', { name: /^Que faire/ }));
  await expect(hint).not.toHaveText(where ?? '');
}
