import type { Page } from '@playwright/test';
import { makeWords } from '#text/words.ts';
import shellFr from '#ui/learn/text/fr.json' with { type: 'json' };
import { hurry, press } from '#web/test/hand.ts';
import { expectNoSideways, expectNoViolations, open } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import type { Touch } from '#web/test/touch.ts';
import { STEPS } from '../../learn/lesson.ts';
import { readLaid } from '../../learn/position.ts';
import { answerOf, PUZZLES, type Puzzle } from '../../learn/puzzles.ts';
import learnFr from '../../learn/text/fr.json' with { type: 'json' };
import type { Move } from '../../rules/types.ts';
import gameFr from '../../text/fr.json' with { type: 'json' };
import playFr from '../../text/fr-play.json' with { type: 'json' };
import { writeDivision } from '../../ui/signs.ts';
import { layAll, token, touchOf } from './player.ts';

const { label } = writeDivision(makeWords('fr', learnFr, shellFr, gameFr, playFr), ':');

/** In the middle of a position. */
const RELOADED = STEPS.findIndex(({ id }) => id === 'turned');

test('the lesson is played to its end, and goes on where it was left', async ({ page }, { project }) => {
  const touch = touchOf(project.name);
  await hurry(page);
  await open(page, '/calculator/learn');
  await expectNoViolations(page);
  await page.getByRole('link', { name: label('learn.lesson.begin'), exact: true }).click();
  for (const [index, { id, goal }] of STEPS.entries()) {
    if (index === RELOADED) await page.reload();
    await expect(page.locator('.coach h2')).toHaveText(label(`learn.step.${id}.title`));
    if (goal.tag !== 'read') {
      await expect(page.locator('.coach-task')).toHaveText(label(`learn.step.${id}.task`));
      if (goal.tag === 'answer') await choose(page, goal.right, touch);
      else await play(page, goal.shown, touch);
      await expect(page.locator('.coach-task.done')).toHaveText(label(`learn.step.${id}.done`));
    }
    if (id === 'refused') await expect(page.locator('.why')).toContainText('CA-6');
    if (id === 'lines') await expect(page.locator('.turn-detail .points')).toHaveText(['+12', '+20']);
    if (index < STEPS.length - 1) await press(page, label('learn.lesson.next'));
  }
  await page.getByRole('link', { name: label('learn.to-puzzles') }).click();
  await expect(page.getByText(label('learn.lesson.done'))).toBeVisible();
});

test('one who reads as at school is told why not', async ({ page }, { project }) => {
  const touch = touchOf(project.name);
  await hurry(page);
  await resumeAt(page, 'surprise');
  await touch(page.locator('[data-choice="19"]'));
  await expect(page.locator('.coach-remark')).toHaveText(
    label('learn.step.surprise.other', { choice: '19' }),
  );
  await expectNoViolations(page);
  await expectNoSideways(page);
  await touch(page.locator('[data-choice="40"]'));
  await expect(page.locator('.coach-task.done')).toHaveText(label('learn.step.surprise.done'));
});

test('the table refuses the answer of school, and takes the right one', async ({ page }, { project }) => {
  const touch = touchOf(project.name);
  await hurry(page);
  await resumeAt(page, 'star');
  await play(page, { kind: 'play', tokens: readLaid('g7 across 2+3x4=14') }, touch);
  await expect(page.locator('.why')).toContainText('fait 20 ici, lu de gauche à droite, et non 14');
  await expectNoViolations(page, { cells: true });
  await expectNoSideways(page);
  // The wrong number goes back to the rack, the right one in its place.
  await touch(page.locator('[data-cell="g13"]'));
  await touch(page.locator('.peg-rack [data-token="14"]'));
  await play(page, { kind: 'play', tokens: readLaid('g13 across 20') }, touch);
  await expect(page.locator('.coach-task.done')).toHaveText(label('learn.step.star.done'));
});

test.describe('in English, at night', () => {
  test.use({ locale: 'en-GB', colorScheme: 'dark' });

  test('which pieces may stand can be read and answered', async ({ page }, { project }) => {
    await hurry(page);
    await resumeAt(page, 'stand');
    await expect(page.getByRole('button', { name: '7 ÷ 2' })).toBeVisible();
    await choose(page, ['3+4', '7:2'], touchOf(project.name));
    await expect(page.locator('.coach-remark')).toContainText('7 ÷ 2 may not stand');
    await expectNoViolations(page);
    await expectNoSideways(page);
  });
});

test('the answer of a puzzle solves it, and it is told why', async ({ page }, { project }) => {
  const touch = touchOf(project.name);
  const puzzle = PUZZLES[0] as Puzzle;
  await hurry(page);
  await open(page, '/calculator/learn/puzzle/1');
  await play(page, { kind: 'play', tokens: answerOf(puzzle) }, touch);
  await expect(page.locator('.coach-verdict')).toContainText(
    label('learn.puzzle.result.best', { points: puzzle.best }),
  );
  await expect(page.locator('.coach-table')).toContainText(label('learn.puzzle.arrive.why'));
  await expectNoViolations(page);
  await expectNoSideways(page);
  await open(page, '/calculator/learn');
  await expect(page.locator('.puzzle-card.solved')).toHaveCount(1);
});

test('a puzzle has nothing to exchange, gives hints, and shows its solution', async ({ page }, {
  project,
}) => {
  const touch = touchOf(project.name);
  const puzzle = PUZZLES[9] as Puzzle;
  await hurry(page);
  await open(page, '/calculator/learn/puzzle/10');
  await play(page, { kind: 'exchange', tokens: [] }, touch);
  await expect(page.locator('.coach-remark')).toHaveText(label('learn.puzzle.pass'));
  await press(page, label('learn.puzzle.hint'));
  await expect(page.locator('.coach-remark')).toHaveText(label('learn.puzzle.whole.hint'));
  for (let more = 0; more < 3; more++) await press(page, label('learn.puzzle.hint'));
  await expect(page.locator('.ghost-token')).toHaveCount(answerOf(puzzle).length);
  await press(page, label('learn.puzzle.solution'));
  await expect(page.locator('.coach-verdict')).toContainText(
    label('learn.puzzle.shown', { points: puzzle.best }),
  );
  await expect(page.locator('.turn-detail .points')).toHaveText(['+28', '+28']);
});

/** Opens the lesson as one who has come so far. */
async function resumeAt(page: Page, id: string): Promise<void> {
  const step = STEPS.findIndex(one => one.id === id);
  await page.addInitScript(
    at => localStorage.setItem('etagere.calculator.learn', JSON.stringify({ step: at })),
    step,
  );
  await open(page, '/calculator/learn/lesson');
  await expect(page.locator('.coach h2')).toBeVisible();
}

async function choose(page: Page, answer: readonly string[], touch: Touch): Promise<void> {
  for (const choice of answer) await touch(page.locator(`[data-choice="${choice}"]`));
  if (await page.locator('.peg-choices.lines').isVisible())
    await touch(page.locator('.peg-question .primary'));
}

/** As a player would: touches tokens and their holes, then the button that comes next. */
async function play(page: Page, move: Move, touch: Touch): Promise<void> {
  switch (move.kind) {
    case 'play':
      await layAll(page, move.tokens, touch);
      break;
    case 'exchange':
      await touch(page.locator('.hand .actions .side'));
      for (const number of move.tokens) await touch(token(page, number));
  }
  await touch(page.locator('.hand .actions .primary'));
}
