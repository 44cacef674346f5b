import type { Page } from '@playwright/test';
import { hurry, press } from '#web/test/hand.ts';
import { open } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import { fr } from '#web/test/words.ts';
import { STEPS, type Step } from '../../learn/lesson.ts';
import { readMove } from '../../learn/position.ts';
import { makeCell } from '../../rules/cells.ts';
import { playMove, tryOn } from './hand.ts';

/** Somewhere in the middle, while the second hand plays. */
const RELOADED = STEPS.findIndex(({ id }) => id === 'double');

test('the lesson is played to its end, and goes on where it was left', async ({ page }) => {
  await hurry(page);
  await open(page, '/mathable/learn');
  await page.getByRole('link', { name: fr.label('learn.lesson.begin'), exact: true }).click();
  for (const [index, step] of STEPS.entries()) {
    await doStep(page, step);
    if (index === RELOADED) {
      await page.reload();
      // The step begins again, the ones before it do not.
      await doStep(page, step);
    }
    if (step.id !== 'finish') await press(page, fr.label('learn.lesson.next'));
  }
  await expect(page.locator('.coach-hands .score')).toHaveText(['39', '121']);

  await page.getByRole('link', { name: fr.label('learn.to-puzzles') }).click();
  await expect(page.getByText(fr.label('learn.lesson.done'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(fr.label('learn.lesson.done'))).toBeVisible();
});

test('one who is stuck is shown, and may go back', async ({ page }) => {
  await hurry(page);
  await open(page, '/mathable/learn/lesson');
  await press(page, fr.label('learn.lesson.next'));
  await press(page, fr.label('learn.lesson.show'));
  await expect(page.locator('.coach-task.done')).toHaveText(fr.label('learn.step.product.done'));
  await press(page, fr.label('learn.lesson.next'));
  await expect(page.locator('.coach h2')).toHaveText(fr.label('learn.step.column.title'));
  await press(page, fr.label('learn.lesson.previous'));
  await expect(page.locator('.coach h2')).toHaveText(fr.label('learn.step.product.title'));
  await expect(page.locator('.coach-task')).toHaveText(fr.label('learn.step.product.task'));
});

/** First what the lesson has a word about though it does not ask for it, then what it asks for. */
async function doStep(page: Page, { id, goal, other }: Step): Promise<void> {
  await expect(page.locator('.coach h2')).toHaveText(fr.label(`learn.step.${id}.title`));
  if (goal.tag === 'read') return;
  await expect(page.locator('.coach-task')).toHaveText(fr.label(`learn.step.${id}.task`));
  if (other !== undefined) {
    await playMove(page, other);
    await expect(page.locator('.coach-remark')).toHaveText(fr.label(`learn.step.${id}.other`));
    // What was laid lies there until it is taken back.
    if (readMove(other).kind === 'place') await press(page, fr.label('ui.take-back'));
  }
  const move = readMove(goal.move);
  if (goal.tag === 'move') await playMove(page, move);
  else if (move.kind === 'place') {
    await tryOn(page, move.tile, makeCell(move.cell));
    await expect(page.locator('.why')).toContainText(goal.rule);
  }
  await expect(page.locator('.coach-task.done')).toHaveText(fr.label(`learn.step.${id}.done`));
}
