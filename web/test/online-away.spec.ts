import type { Page } from '@playwright/test';
import { byPointer, nextMoment, playOnce, stepAfter } from '#games/mathable/test/browser/player.ts';
import { AWAY } from '#protocol/limits.ts';
import { hurry } from './hand.ts';
import { expect, sitDown, test } from './online.ts';
import { expectNoViolations, shoot } from './pages.ts';
import { serveHouse } from './serve.ts';

test('for somebody who left, a bot plays on once the other says so, until they are back', async ({
  guest,
}) => {
  // It waits for nobody; a page waits as long as it always does, on a clock that the test can turn.
  const house = await serveHouse({ awayMs: 0 });
  const [ines, paul] = [await guest('Inès', house.url), await guest('Paul', house.url)];
  await ines.clock.install();
  const id = await sitDown([ines, paul], { game: 'mathable' });
  for (const page of [ines, paul]) await page.goto(`/t/${id}`);
  const hisSeat = ines.locator('.seat', { hasText: 'Paul' });
  const relieve = ines.getByRole('button', { name: 'Laisser un robot jouer pour Paul' });
  if ((await onTurn(ines)) === 'Paul') await playTurn(paul);
  await playTurn(ines);
  await expect.poll(() => onTurn(paul)).toBe('Paul');
  await nextMoment(paul);
  const context = paul.context();
  await paul.close();

  await expect(hisSeat).toContainText('absent');
  await ines.clock.fastForward(AWAY - 60_000);
  await expect(relieve).toHaveCount(0);
  await ines.clock.fastForward(90_000);
  await expect(ines.locator('.online-notes')).toContainText('Paul est absent depuis longtemps.');
  await expectNoViolations(ines);
  await shoot(ines, 'online-gone');
  const before = await stepOf(ines);
  await relieve.click();
  await expect(hisSeat).toContainText('un robot joue');
  await expect(relieve).toHaveCount(0);
  await nextMoment(ines);
  expect(await onTurn(ines)).toBe('Inès');
  expect(Number(await stepOf(ines))).toBeGreaterThan(Number(before));
  await playTurn(ines);
  await nextMoment(ines);

  const back = await context.newPage();
  await hurry(back);
  await back.goto(`/t/${id}`);
  await expect(back.locator('.online-notes')).toContainText('les autres ont laissé un robot jouer pour vous');
  await expectNoViolations(back);
  await shoot(back, 'online-relieved');
  await back.getByRole('button', { name: 'Reprendre ma place' }).click();
  await expect(back.locator('.online-notes')).not.toContainText('robot');
  await expect(hisSeat).not.toContainText(/robot|absent/);
  await expect(relieve).toHaveCount(0);
  await playTurn(ines);
  await nextMoment(back);
  expect(await boardOf(back)).toEqual(await boardOf(ines));
  await playTurn(back);
  await expect.poll(() => onTurn(ines)).toBe('Inès');
  await expect.poll(() => boardOf(ines)).toEqual(await boardOf(back));
  // A page that is still open would complain.
  for (const page of [ines, back]) await page.close();
  await house.close();
});

/** One tile if any can be laid, and then no more. */
async function playTurn(page: Page): Promise<void> {
  const hand = byPointer(page);
  if ((await playOnce(page, hand)) !== 'placed') return;
  while ((await nextMoment(page)) === 'bonus') await playOnce(page, hand);
  const step = await stepOf(page);
  await hand.press(/^Finir le tour$/);
  await stepAfter(page, step);
}

async function onTurn(page: Page): Promise<string | null> {
  const current = page.locator('.seat[aria-current="true"] .name');
  await expect(current).toHaveCount(1);
  return current.textContent();
}

async function stepOf(page: Page): Promise<string> {
  return (await page.locator('[data-step]').getAttribute('data-step')) ?? '';
}

/** What lies on the board, as it is told to those who hear it. */
async function boardOf(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-cell]').evaluateAll(cells => cells.map(cell => cell.textContent));
}
