import type { Page } from '@playwright/test';
import { makeWords } from '#text/words.ts';
import shellFr from '#ui/learn/text/fr.json' with { type: 'json' };
import { hurry, press } from '#web/test/hand.ts';
import { expectNoSideways, expectNoViolations, open } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import { STEPS } from '../../learn/lesson.ts';
import { answerOf, PUZZLES, type Puzzle } from '../../learn/puzzles.ts';
import learnFr from '../../learn/text/fr.json' with { type: 'json' };
import type { Move } from '../../rules/types.ts';
import gameFr from '../../text/fr.json' with { type: 'json' };
import playFr from '../../text/fr-play.json' with { type: 'json' };
import { sayRemark } from '../../ui/remarks.ts';
import { PRIMARY } from './player.ts';

const words = makeWords('fr', learnFr, shellFr, gameFr, playFr);
const { label } = words;

const GOALS = ['take', 'display'] as const;
/** Somewhere in the middle of an exchange. */
const RELOADED = STEPS.findIndex(({ id }) => id === 'offer');

test('the lesson is played to its end, and goes on where it was left', async ({ page }) => {
  await hurry(page);
  await open(page, '/matryoshka/learn');
  await page.getByRole('link', { name: label('learn.lesson.begin'), exact: true }).click();
  for (const [index, { id, goal }] of STEPS.entries()) {
    if (index === RELOADED) await page.reload();
    await expect(page.locator('.coach h2')).toHaveText(label(`learn.step.${id}.title`));
    if (goal.tag !== 'read') {
      await expect(page.locator('.coach-task')).toHaveText(label(`learn.step.${id}.task`));
      if (goal.tag === 'move') await play(page, goal.shown);
      else {
        await page.locator('.my-display [data-card] button').first().click();
        await expect(page.locator('.now .refusal')).toBeVisible();
        await expect(page.locator('.now .refusal')).toContainText('MY-5');
      }
      await expect(page.locator('.coach-task.done')).toHaveText(label(`learn.step.${id}.done`));
    }
    if (index < STEPS.length - 1) await press(page, label('learn.lesson.next'));
  }
  await expect(page.locator('.display figcaption .worth')).toHaveText(
    // Olga's, Micha's, one's own.
    [31, 25, 31].map(points => label('ui.points', { points })),
  );
  await page.getByRole('link', { name: label('learn.to-puzzles') }).click();
  await expect(page.getByText(label('learn.lesson.done'))).toBeVisible();
});

test('one who chooses something else reads why, and may see the best display', async ({ page }) => {
  await hurry(page);
  await open(page, '/matryoshka/learn/lesson');
  await press(page, label('learn.lesson.next'));
  await play(page, { kind: 'display', cards: ['B4', 'B5'] });
  await expect(page.locator('.coach-remark')).toHaveText(
    label('learn.step.column.other', { cards: 'B4 B5', points: 2 }),
  );
  await press(page, label('learn.help.best'));
  await expect(page.locator('.coach-remark')).toHaveText(/2 points/);
  // B4 stands on the shelf already: D4 is marked in the hand, and where it would stand.
  await expect(page.locator('.hand .hinted')).toHaveAttribute('data-card', 'D4');
  await expect(page.locator('.my-display .ghost')).toHaveCount(1);
  await expectNoViolations(page);
  await expectNoSideways(page);
  await press(page, label('learn.lesson.show'));
  await expect(page.locator('.coach-task.done')).toHaveText(label('learn.step.column.done'));
});

test('the answer of a puzzle solves it, whatever it asks for', async ({ page }) => {
  await hurry(page);
  const chosen = GOALS.map(goal => PUZZLES.find(one => one.goal === goal) as Puzzle);
  for (const puzzle of chosen) {
    await open(page, `/matryoshka/learn/puzzle/${puzzle.number}`);
    await play(page, answerOf(puzzle));
    await expect(page.locator('.coach-verdict')).toContainText(
      label('learn.puzzle.result.best', { points: puzzle.best }),
    );
    await expectNoSideways(page);
  }
  await open(page, '/matryoshka/learn');
  await expect(page.locator('.puzzle-card.solved')).toHaveCount(chosen.length);
});

for (const goal of GOALS) {
  test(`a puzzle (${goal}) gives hints, and shows its answer`, async ({ page }) => {
    const { number, best, answer } = PUZZLES.find(one => one.goal === goal) as Puzzle;
    await hurry(page);
    await open(page, `/matryoshka/learn/puzzle/${number}`);
    await press(page, label('learn.puzzle.hint'));
    await expect(page.locator('.coach-remark')).toBeVisible();
    await press(page, label('learn.puzzle.solution'));
    await expect(page.locator('.coach-verdict')).toContainText(
      label('learn.puzzle.shown', { goal, points: best, cards: answer }),
    );
    await expectNoViolations(page);
  });
}

/** As a player would: touches cards, then the one button that says what comes next. */
async function play(page: Page, move: Move): Promise<void> {
  if (move.kind === 'remark') {
    await page.locator('.rail [popovertarget]').click();
    await page.getByRole('button', { name: sayRemark(move.remark, words), exact: true }).click();
    return;
  }
  if (move.kind === 'take') await page.locator(`.offers [data-card="${move.card}"]`).click();
  else await choose(page, 'cards' in move ? move.cards : [move.card]);
  await page.locator(PRIMARY).click();
}

/** Takes up what is wanted; puts back what stands on the shelf and is not. */
async function choose(page: Page, wanted: readonly string[]): Promise<void> {
  await expect(page.locator('.hand [data-card]').first()).toBeVisible();
  const shelf = page.locator('.choosing .my-display [data-card]');
  const taken = await shelf.evaluateAll(all => all.map(doll => doll.getAttribute('data-card') ?? ''));
  for (const card of taken)
    if (!wanted.includes(card)) await page.locator(`.my-display [data-card="${card}"] button`).click();
  for (const card of wanted)
    if (!taken.includes(card)) await page.locator(`.hand [data-card="${card}"]`).click();
}
