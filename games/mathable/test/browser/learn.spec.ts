import type { Page } from '@playwright/test';
import { playMove as playIn } from '#ui/learn/scripted.ts';
import { hurry, press } from '#web/test/hand.ts';
import { open } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import { fr } from '#web/test/words.ts';
import { STEPS, type Step } from '../../learn/lesson.ts';
import { readMove } from '../../learn/position.ts';
import { openPuzzle, PUZZLES, type Puzzle } from '../../learn/puzzles.ts';
import { standingOf } from '../../learn/standing.ts';
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

for (const goal of ['all', 'best'] as const) {
  test(`a puzzle (${goal}): what is less is said to be, and the answer solves it`, async ({ page }) => {
    const puzzle = PUZZLES.find(one => one.goal === goal) as Puzzle;
    const { number, best, solution } = puzzle;
    await hurry(page);
    await open(page, `/mathable/learn/puzzle/${number}`);
    const verdict = page.locator('.coach-verdict');

    await layAll(page, solution.slice(0, 2));
    await press(page, fr.label('ui.end'));
    await expect(verdict).toContainText(
      fr.label(goal === 'all' ? 'learn.puzzle.result.left' : 'learn.puzzle.result.less', {
        ...pointsOf(puzzle, 2),
        best,
      }),
    );
    await expect(verdict).toBeFocused();

    await press(page, fr.label('learn.puzzle.restart'));
    await layAll(page, solution);
    if (goal === 'best') await press(page, fr.label('ui.end'));
    await expect(verdict).toContainText(
      fr.label(goal === 'all' ? 'learn.puzzle.result.seven-best' : 'learn.puzzle.result.best', {
        points: best,
      }),
    );
    // Kept by then.
    await expect(verdict).toBeFocused();

    await open(page, '/mathable/learn');
    const card = page.getByRole('link', { name: fr.label('learn.puzzle', { number }) }).first();
    await expect(card).toContainText(fr.label('learn.puzzle.solved'));
  });
}

test('a puzzle gives a hint, and shows its answer', async ({ page }) => {
  const { number, best, solution } = PUZZLES[0] as Puzzle;
  await hurry(page);
  await open(page, `/mathable/learn/puzzle/${number}`);
  await press(page, fr.label('learn.puzzle.hint'));
  await expect(page.locator('.coach-remark')).toContainText(/^Essayez \d+ en \d+[A-N]/);
  await press(page, fr.label('learn.puzzle.solution'));
  await expect(page.locator('.coach-verdict')).toContainText(
    fr.label('learn.puzzle.shown', { points: best }),
  );
  await expect(page.locator('.placed li')).toHaveCount(solution.length + 1);
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

async function layAll(page: Page, moves: readonly string[]): Promise<void> {
  for (const [index, move] of moves.entries()) {
    await playMove(page, move);
    await expect(page.locator('.placed li').nth(index)).toBeVisible();
  }
}

/** What a turn that ends after so many tiles of the solution is worth. */
function pointsOf(puzzle: Puzzle, tiles: number): { points: number; left: number } {
  const match = openPuzzle(puzzle);
  for (const text of [...puzzle.solution.slice(0, tiles), 'end']) playIn(match, readMove(text));
  const { points, left } = standingOf(match.envelope(0).view, puzzle);
  return { points, left };
}
