import type { Page } from '@playwright/test';
import { makeWords } from '#text/words.ts';
import shellFr from '#ui/learn/text/fr.json' with { type: 'json' };
import { hurry, press } from '#web/test/hand.ts';
import { expectNoSideways, expectNoViolations, open } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import { STEPS } from '../../learn/lesson.ts';
import { PUZZLES } from '../../learn/puzzles.ts';
import learnFr from '../../learn/text/fr.json' with { type: 'json' };
import { familyOf } from '../../rules/cards.ts';
import type { Move } from '../../rules/types.ts';
import gameFr from '../../text/fr.json' with { type: 'json' };
import playFr from '../../text/fr-play.json' with { type: 'json' };
import { familyOn } from './player.ts';

const { label } = makeWords('fr', learnFr, shellFr, gameFr, playFr);

const at = (id: string): number => STEPS.findIndex(step => step.id === id);

test('the lesson is played by hand, goes on where it was left, and ends', async ({ page }) => {
  await hurry(page);
  await open(page, '/mathisto/learn');
  await page.getByRole('link', { name: label('learn.lesson.begin'), exact: true }).click();
  await learn(page, 0, at('recall'));
  await page.reload();
  await learn(page, at('recall'), at('lucky'));
  // Bluffs, families and plain counters are played in the same way: on to the great one.
  await page.evaluate(
    ([step]) => localStorage.setItem('etagere.mathisto.learn', JSON.stringify({ step })),
    [at('super')],
  );
  await page.reload();
  await learn(page, at('super'), STEPS.length - 1);
  await expectNoSideways(page);
  await page.getByRole('link', { name: label('learn.to-puzzles') }).click();
  await expect(page.getByText(label('learn.lesson.done'))).toBeVisible();
});

test('the answer of a puzzle of each kind solves it', async ({ page }) => {
  await hurry(page);
  const some = (['sure', 'points', 'lead'] as const).flatMap(
    goal => PUZZLES.find(puzzle => puzzle.goal === goal) ?? [],
  );
  for (const { number, goal, best, answer } of some) {
    await open(page, `/mathisto/learn/puzzle/${number}`);
    await play(page, answer);
    await expect(page.locator('.coach-verdict')).toContainText(
      label(`learn.puzzle.${goal}.best`, { points: best }),
    );
  }
  await expectNoViolations(page);
  await expectNoSideways(page);
  await open(page, '/mathisto/learn');
  await expect(page.locator('.puzzle-card.solved')).toHaveCount(some.length);
});

/** From a step to another, which is reached and not done. */
async function learn(page: Page, from: number, to: number): Promise<void> {
  for (const { id, goal } of STEPS.slice(from, to)) {
    await expect(page.locator('.coach h2')).toHaveText(label(`learn.step.${id}.title`));
    if (goal.tag === 'move') await play(page, goal.shown);
    if (goal.tag === 'refusal') {
      await page.locator('.not-held button').first().click();
      await expect(page.locator('.now .refusal')).toContainText('MH-6');
    }
    if (goal.tag !== 'read')
      await expect(page.locator('.coach-task.done')).toHaveText(label(`learn.step.${id}.done`));
    await press(page, label('learn.lesson.next'));
  }
  await expect(page.locator('.coach h2')).toHaveText(label(`learn.step.${STEPS[to]?.id}.title`));
}

/** As a player would: touches a card and a player, or takes up what is offered and confirms it. */
async function play(page: Page, move: Move): Promise<void> {
  const confirm = page.locator('.rail .actions .primary');
  switch (move.kind) {
    case 'call':
      await familyOn(page, familyOf(move.card)).click();
      // A card that one holds is called only by those who want to bluff.
      if ((await page.locator(`.held-card[data-card="${move.card}"]`).count()) > 0)
        await page.locator('[data-bluff]').click();
      await page.locator(`[data-want="${move.card}"]`).click();
      await page.locator(`[data-ask="${move.from}"]`).first().click();
      break;
    case 'pose':
      // One family is ready, and its best way is offered.
      await page.locator('.rail [data-pose]:not([data-pose="discoveries"])').click();
      await confirm.click();
      break;
    case 'discoveries':
      await page.locator('.rail [data-pose="discoveries"]').click();
      await confirm.click();
      break;
    case 'choose':
      await page.locator(`[data-choice="${move.choice}"]`).click();
      await confirm.click();
      break;
    case 'counter':
      await page.locator(`[data-counter="${move.with}"]`).click();
      await confirm.click();
      break;
    case 'draw':
    case 'decline':
      await page.locator(`[data-move="${move.kind}"]`).click();
      break;
    case 'type':
    case 'silence':
      throw new Error('the lesson does not ask for that');
  }
}
