import type { Page } from '@playwright/test';
import { rackOf } from '#games/mathable/test/browser/hand.ts';
import { hurry } from './hand.ts';
import { cut, keepOnDevice, kept, type MatchFile, readReplay, rebuild } from './kept.ts';
import { open } from './pages.ts';
import { expect, test } from './site.ts';
import { fr } from './words.ts';

const NAME = 'out-of-tiles-two-players';

test.describe('a finished match', () => {
  const file = readReplay(NAME);
  const last = file.entries.length;

  test.beforeEach(async ({ page }) => {
    await hurry(page);
    await keepOnDevice(page, kept('done', file));
  });

  test('is leafed through by slider, buttons and keys', async ({ page }) => {
    await open(page, '/replay/done');
    await expectStep(page, 0, last);
    await page.getByRole('slider').fill('42');
    await expectStep(page, 42, last);
    await letGo(page);
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 43, last);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectStep(page, 41, last);
    await page.keyboard.press('End');
    await expectStep(page, last, last);
    await expect(page.locator('.outcome')).toContainText(/gagne/);
    await page.keyboard.press('Home');
    await expectStep(page, 0, last);

    for (const [button, step] of [
      ['replay.last', last],
      ['replay.back', last - 1],
      ['replay.on', last],
      ['replay.first', 0],
    ] as const) {
      await page.getByRole('button', { name: fr.label(button), exact: true }).click();
      await expectStep(page, step, last);
    }
  });

  test('turns its pages by itself until it is told to stop', async ({ page }) => {
    await open(page, '/replay/done?step=3');
    await letGo(page);
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: fr.label('replay.pause') })).toBeVisible();
    await expect.poll(async () => Number(await page.getByRole('slider').inputValue())).toBeGreaterThan(4);
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: fr.label('replay.play'), exact: true })).toBeVisible();
  });

  test('opens at the move that its address names, and names the one on show', async ({ page }) => {
    await open(page, '/replay/done?step=57&seat=1');
    await expectStep(page, 57, last);
    await letGo(page);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/step=58&seat=1$/);
    await page.reload();
    await expectStep(page, 58, last);
  });

  test('is seen through the eyes that one chooses', async ({ page }) => {
    await open(page, '/replay/done?step=60&seat=1');
    const eyes = page.getByLabel(fr.label('replay.eyes'));
    for (const seat of [0, 1]) {
      await eyes.selectOption(String(seat + 1));
      await expect.poll(() => rackOf(page)).toEqual(rackAt(file, 60, seat));
      await expectStep(page, 60, last);
    }
    await eyes.selectOption('spectator');
    await expect(page.locator('[data-tile]')).toHaveCount(0);
    await expect(page).toHaveURL(/step=60&seat=spectator$/);
  });
});

test('before the end nobody looks into another hand', async ({ page }) => {
  await hurry(page);
  const file = cut(readReplay(NAME), 60);
  await keepOnDevice(page, kept('begun', file));
  await open(page, '/replay/begun?step=60&seat=2');
  await expect(page.getByText(fr.label('replay.eyes-closed'))).toBeVisible();
  await expect.poll(() => rackOf(page)).toEqual(rackAt(file, 60, 0));
  await expect(page.getByLabel(fr.label('replay.eyes'))).toHaveCount(0);
});

/** Leaves the slider, which has keys of its own. */
async function letGo(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
}

async function expectStep(page: Page, step: number, last: number): Promise<void> {
  await expect(page.locator('.slider output')).toHaveText(fr.label('replay.step', { step, last }));
}

function rackAt(file: MatchFile, entries: number, seat: number): readonly number[] {
  return rebuild(cut(file, entries)).envelope(seat).view.rack;
}
