import type { Page } from '@playwright/test';
import { makeWords } from '#text/words.ts';
import { hurry, press } from '#web/test/hand.ts';
import { sticksOut, troubles } from '#web/test/layout.ts';
import { expectNoViolations, goOffline, open, shoot, violations, waitUntilKept } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import { makePuzzle } from '../../puzzle/generate.ts';
import { type Hint, hintFor } from '../../puzzle/hint.ts';
import type { Size } from '../../puzzle/lattice.ts';
import { cellName } from '../../solo/desk/names.ts';
import en from '../../solo/text/en.json' with { type: 'json' };
import fr from '../../solo/text/fr.json' with { type: 'json' };

const { label } = makeWords('fr', fr);
const english = makeWords('en', en);

const MADE = makePuzzle(5, 1, 'rose');
const ADDRESS = '/calculator/solo/puzzle/5/1/rose';
/** What is to be laid where. */
const HOLES = MADE.solution.flatMap((token, cell) =>
  token !== null && MADE.puzzle.given[cell] === null ? [{ cell: cellName(5, cell), token }] : [],
);
type Hole = (typeof HOLES)[number];

test('a puzzle is solved by hand, and kept on the way', async ({ page }) => {
  await hurry(page);
  await open(page, ADDRESS);
  const [first, ...rest] = HOLES as [Hole, ...Hole[]];
  // A token, then a hole.
  await page.locator(`[data-token="${first.token}"]`).click();
  await page.locator(`[data-cell="${first.cell}"]`).click();
  await expectLaid(page, first);

  await page.reload();
  await expectLaid(page, first);
  // A hole, then a token.
  for (const { cell, token } of rest) {
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.locator(`[data-token="${token}"]`).click();
  }
  await expect(page.getByRole('heading', { name: label('solo.done') })).toBeVisible();
  await expect(page.locator('.solo-mark.equality')).toHaveCount(6);
  await expectNoViolations(page);
  await shoot(page, 'solo-done');

  await page
    .getByRole('link', { name: label('solo.home') })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: label('solo.title') })).toBeVisible();
});

test('a puzzle is solved with the keyboard alone', async ({ page }) => {
  await hurry(page);
  await open(page, ADDRESS);
  await page.getByRole('grid').waitFor();
  await page.locator('[data-cell="a1"]').focus();
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      const hole = HOLES.find(({ cell }) => cell === cellName(5, row * 5 + column));
      if (hole !== undefined) {
        await expect(page.locator(`[data-cell="${hole.cell}"]`)).toBeFocused();
        await page.keyboard.type(String(hole.token));
      }
      // Between two signs there is nothing: one step goes over it.
      if (row % 2 === 0 || column % 2 === 0) await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.getByRole('heading', { name: label('solo.done') })).toBeVisible();
});

test('hints explain themselves, and lead to the end', async ({ page }) => {
  await hurry(page);
  await open(page, ADDRESS);
  const board = [...MADE.puzzle.given];
  for (let i = 0; i < HOLES.length; i++) {
    const hint = hintFor(MADE.puzzle, MADE.solution, board) as Hint;
    await press(page, label('solo.hint'));
    await expect(page.locator('.solo-told')).toContainText(cellName(5, hint.cell));
    await press(page, label('solo.hint.lay'));
    board[hint.cell] = hint.token;
  }
  await expect(page.getByRole('heading', { name: label('solo.done') })).toBeVisible();
});

test('what is wrong is said: at once by the line, and on request by the solution', async ({ page }) => {
  await hurry(page);
  await open(page, '/calculator/solo/free/5');
  for (const [cell, token] of [
    ['a1', '8'],
    ['a2', '+'],
    ['a3', '3'],
    ['a4', '='],
    ['a5', '12'],
  ]) {
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.locator(`[data-token="${token}"]`).click();
  }
  await expect(page.locator('.solo-wrong')).toContainText('font 11');
  await expect(page.locator('.solo-mark.wrong')).toHaveCount(1);
  // Laid again, and right.
  await page.locator('[data-token="11"]').click();
  await expect(page.locator('.solo-mark.equality')).toHaveCount(1);
  await expectNoViolations(page);

  await open(page, ADDRESS);
  const numbers = HOLES.filter(({ token }) => typeof token === 'number');
  const [one, other] = [numbers[0], numbers.find(({ token }) => token !== numbers[0]?.token)];
  await page.locator(`[data-token="${other?.token}"]`).click();
  await page.locator(`[data-cell="${one?.cell}"]`).click();
  await press(page, label('solo.check'));
  await expect(page.locator('.solo-told')).toHaveText(label('solo.checked', { misplaced: 1 }));
  await press(page, label('solo.undo'));
  await press(page, label('solo.check'));
  await expect(page.locator('.solo-told')).toHaveText(label('solo.checked', { misplaced: 0 }));
});

test.describe('on a device that keeps the client', () => {
  test.use({ keepsClient: true });

  test('the puzzle of the day is there without a network, in both languages', async ({ page }) => {
    await open(page, '/calculator/solo');
    await waitUntilKept(page);
    await goOffline(page);
    await page.getByRole('link', { name: label('solo.day.begin') }).click();
    await expect(page.getByRole('grid', { name: label('solo.board') })).toBeVisible({ timeout: 20_000 });
    await page.addInitScript(() => localStorage.setItem('etagere.language', 'en'));
    await page.reload();
    await expect(page.getByRole('grid', { name: english.label('solo.board') })).toBeVisible({
      timeout: 20_000,
    });
  });
});

test('on paper there are the puzzle, its tokens and its solution', async ({ page }) => {
  await open(page, ADDRESS);
  await page.getByRole('grid').waitFor();
  await expect(page.locator('.solo-sheet')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.solo-sheet svg')).toHaveCount(2 + HOLES.length);
  await expect(page.locator('.solo-sheet-solution')).toBeVisible();
  await expect(page.getByRole('grid')).toBeHidden();
});

for (const size of [5, 9, 13] as const) {
  const name = `everybody can see and reach everything on ${size} × ${size}`;
  test(name, { tag: '@phone' }, async ({ page }, { project }) => {
    const finger = project.name === 'phone';
    // The others have more cells of the same kind.
    const axe = size === 5;
    await hurry(page);
    await open(page, `/calculator/solo/free/${size}`);
    await page.locator('[data-cell="c3"]').click();
    await page.locator('[data-token="12"]').click();
    await expectFine(page, { finger, axe });
    await shoot(page, `solo-free-${size}`);
    await expectCellsForFingers(page, size, finger);
    if (size === 5) {
      await open(page, '/calculator/solo');
      await expectFine(page, { finger, axe });
      await shoot(page, 'solo-home');
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, `/calculator/solo/puzzle/${size}/2/lily`);
    await page.getByRole('grid').waitFor({ timeout: 20_000 });
    await press(page, label('solo.hint'));
    await expect(page.locator('.solo-told')).toBeVisible();
    await expectFine(page, { finger, axe });
    await shoot(page, `solo-puzzle-${size}-dark`);
    const extreme = finger ? { width: 320, height: 568 } : { width: 3840, height: 2160 };
    await page.setViewportSize(extreme);
    expect(await sticksOut(page)).toEqual([]);
  });
}

interface Asked {
  readonly finger: boolean;
  readonly axe: boolean;
}

async function expectFine(page: Page, { finger, axe }: Asked): Promise<void> {
  const found = axe ? await violations(page, { cells: true }) : [];
  expect([...found, ...(await sticksOut(page)), ...(await troubles(page, { finger }))]).toEqual([]);
}

/** A fingertip needs 44 px, a mouse 24. */
async function expectCellsForFingers(page: Page, size: Size, finger: boolean): Promise<void> {
  const box = await page.locator(`[data-cell="${cellName(size, 0)}"]`).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(finger ? 43.5 : 24);
}

async function expectLaid(page: Page, { cell, token }: Hole): Promise<void> {
  const name = label('solo.cell', { cell, holds: 'laid', token: String(token), kind: 'number' });
  await expect(page.getByRole('gridcell', { name, exact: true })).toHaveCount(1);
}
