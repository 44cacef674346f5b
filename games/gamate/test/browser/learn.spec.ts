import type { Page } from '@playwright/test';
import { makeWords } from '#text/words.ts';
import type { Puzzle } from '#ui/learn/course.ts';
import { beginPuzzle, playNext } from '#ui/learn/puzzle-run.ts';
import shellFr from '#ui/learn/text/fr.json' with { type: 'json' };
import { hurry, press } from '#web/test/hand.ts';
import { expectNoSideways, expectNoViolations, open } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import { COURSE } from '../../learn/course.tsx';
import { STEPS } from '../../learn/lesson.ts';
import learnFr from '../../learn/text/fr.json' with { type: 'json' };
import { isMute } from '../../rules/cards.ts';
import type { Definition } from '../../rules/definition.ts';
import { type Gamate, type Move, WAYS } from '../../rules/types.ts';
import gameFr from '../../text/fr.json' with { type: 'json' };
import playFr from '../../text/fr-play.json' with { type: 'json' };

const words = makeWords('fr', learnFr, shellFr, gameFr, playFr);
const { label } = words;

/** In the middle of the last four tricks. */
const RELOADED = STEPS.findIndex(({ id }) => id === 'dodge');

test('the lesson is played to its end, and goes on where it was left', async ({ page }) => {
  await hurry(page);
  await open(page, '/gamate/learn');
  await page.getByRole('link', { name: label('learn.lesson.begin'), exact: true }).click();
  for (const [index, { id, goal }] of STEPS.entries()) {
    if (index === RELOADED) await page.reload();
    await expect(page.locator('.coach h2')).toHaveText(label(`learn.step.${id}.title`));
    if (goal.tag !== 'read') {
      await expect(page.locator('.coach-task')).toHaveText(label(`learn.step.${id}.task`));
      if (goal.tag === 'answer') await answer(page, goal.right);
      else await play(page, goal.shown);
      await expect(page.locator('.coach-task.done')).toHaveText(label(`learn.step.${id}.done`));
    }
    if (id === 'points') await expect(page.locator('.deal-lines tfoot')).toContainText('46');
    if (index < STEPS.length - 1) await press(page, label('learn.lesson.next'));
  }
  await page.getByRole('link', { name: label('learn.to-puzzles') }).click();
  await expect(page.getByText(label('learn.lesson.done'))).toBeVisible();
});

test('one who answers something else reads why', async ({ page }) => {
  await hurry(page);
  await open(page, '/gamate/learn/lesson');
  await press(page, label('learn.lesson.next'));
  await answer(page, ['2', '4']);
  const remark = page.locator('.coach-remark');
  await expect(remark).toHaveText(label('learn.step.divisors.other', { case: 'extra', number: 4 }));
  await answer(page, ['2', '3', '5', '6']);
  await expect(remark).toHaveText(label('learn.step.divisors.other', { case: 'missing', number: 10 }));
  await expectNoViolations(page);
  await expectNoSideways(page);
  await press(page, label('learn.lesson.show'));
  await expect(page.locator('.coach-task.done')).toHaveText(label('learn.step.divisors.done'));
});

for (const id of ['bid', 'refused'])
  test(`the lesson reads well at “${id}”`, async ({ page }) => {
    await hurry(page);
    await resumeAt(page, id);
    if (id === 'refused') {
      await page.locator('.fan [data-card="3"]').click();
      await expect(page.locator('.rail .asked')).toContainText(/^Le 3 ne va pas sur le/);
    }
    await expectNoViolations(page);
    await expectNoSideways(page);
  });

for (const number of [1, 9])
  test(`puzzle ${number} is solved card by card against the best answers`, async ({ page }) => {
    const puzzle = COURSE.puzzles[number - 1] as Puzzle<Gamate>;
    await hurry(page);
    await open(page, `/gamate/learn/puzzle/${number}`);
    await expect(page.locator('.open-hands li svg').first()).toBeVisible();
    await expectNoSideways(page);
    let run = beginPuzzle(puzzle);
    while (!puzzle.standing(run.envelope.view).over) {
      const prompt = await page.locator('.gamate-board').getAttribute('data-prompt');
      await play(page, puzzle.solve(run.envelope.view));
      await expect(page.locator(`.gamate-board[data-prompt="${prompt}"]`)).toHaveCount(0);
      run = playNext(run);
    }
    await expect(page.locator('.coach-verdict')).toContainText(
      label('learn.puzzle.result.best', { points: puzzle.best }),
    );
    await expect(page.locator('.trick-log tbody tr')).not.toHaveCount(0);
    await expectNoViolations(page);
    await expectNoSideways(page);
    await open(page, '/gamate/learn');
    await expect(page.locator('.puzzle-card.solved')).toHaveCount(1);
  });

test('a puzzle gives hints, and shows its solution', async ({ page }) => {
  const puzzle = COURSE.puzzles[9] as Puzzle<Gamate>;
  await hurry(page);
  await open(page, '/gamate/learn/puzzle/10');
  await press(page, label('learn.puzzle.hint'));
  await expect(page.locator('.coach-remark')).toHaveText(label('learn.puzzle.own.hint'));
  await press(page, label('learn.puzzle.hint'));
  await expect(page.locator('.fan .hinted')).toHaveAttribute('data-card', '7');
  await press(page, label('learn.puzzle.solution'));
  await expect(page.locator('.coach-verdict')).toContainText(
    label('learn.puzzle.shown', { points: puzzle.best }),
  );
  await expect(page.locator('.trick-log')).toContainText(label('learn.puzzle.own.why'));
});

/** Opens the lesson as one who has come so far. */
async function resumeAt(page: Page, id: string): Promise<void> {
  const step = STEPS.findIndex(one => one.id === id);
  await page.addInitScript(
    at => localStorage.setItem('etagere.gamate.learn', JSON.stringify({ step: at })),
    step,
  );
  await open(page, '/gamate/learn/lesson');
  await expect(page.locator('.coach h2')).toHaveText(label(`learn.step.${id}.title`));
}

/** As a player would: touches cards or chips, then the button that says what comes of it. */
async function play(page: Page, move: Move): Promise<void> {
  const primary = page.locator('.rail .actions .primary');
  switch (move.kind) {
    case 'bid':
    case 'oppose':
      await define(page, move.trumps);
      await primary.click();
      return;
    case 'announce':
      await page.locator('.announce .way-chip').nth(WAYS.indexOf(move.way)).click();
      await page.locator('.announce .number', { hasText: String(move.tricks) }).click();
      await primary.click();
      return;
    case 'pass':
    case 'forfeit':
      throw new Error(`nothing here is done by "${move.kind}"`);
    default: {
      const key = isMute(move.card) ? '^="mute"' : `="${move.card}"`;
      await page.locator(`.fan .card[data-card${key}][aria-disabled="false"]`).first().click();
      // What is refused is told as soon as it is touched.
      await expect(page.locator('.rail [data-deed], .rail .refusal').first()).toBeVisible();
      const way = page.locator(`.rail [data-deed="${move.kind}"]:not([aria-disabled="true"])`);
      if ((await way.count()) > 0) await way.click();
    }
  }
}

/** Takes up what is wanted and puts the rest back, then answers. */
async function answer(page: Page, wanted: readonly string[]): Promise<void> {
  await expect(page.locator('[data-choice]').first()).toBeVisible();
  for (const choice of await page.locator('[data-choice]').all()) {
    const isWanted = wanted.includes((await choice.getAttribute('data-choice')) ?? '');
    if (((await choice.getAttribute('aria-pressed')) === 'true') !== isWanted) await choice.click();
  }
  await page.locator('.hand .actions .primary').click();
}

async function define(page: Page, trumps: Definition): Promise<void> {
  const chip = (name: string) =>
    page.locator('.definition-chooser').getByRole('button', { name, exact: true });
  await chip(label(`choose.kind.${trumps.is}`)).click();
  if (trumps.is === 'multiples') await chip(String(trumps.of)).click();
  if (trumps.is === 'colour' || trumps.is === 'only') await chip(label(`colour.${trumps.colour}`)).click();
}
