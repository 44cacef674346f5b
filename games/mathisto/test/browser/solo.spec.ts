import type { Page } from '@playwright/test';
import { makeWords } from '#text/words.ts';
import { press } from '#web/test/hand.ts';
import { expectNoSideways, expectNoViolations, goOffline, open, waitUntilKept } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import { QUESTIONS, type Question } from '../../data/questions.ts';
import { ROUND } from '../../solo/round.ts';
import en from '../../solo/text/en.json' with { type: 'json' };
import fr from '../../solo/text/fr.json' with { type: 'json' };
import gameEn from '../../text/en.json' with { type: 'json' };
import playEn from '../../text/en-play.json' with { type: 'json' };
import gameFr from '../../text/fr.json' with { type: 'json' };
import playFr from '../../text/fr-play.json' with { type: 'json' };

const { label } = makeWords('fr', fr, gameFr, playFr);
const english = makeWords('en', en, gameEn, playEn);
const logicians: readonly Question[] = QUESTIONS.logicians;

test('a round with keys alone: what is missed comes again, and is remembered', async ({ page }) => {
  await open(page, '/mathisto/solo');
  await page.getByRole('link', { name: label('solo.quiz.enter') }).click();
  await page.getByRole('link', { name: label('family.logicians') }).click();
  const missed = await questionOn(page, 'fr');
  await page.keyboard.press(await keyOf(page, 1));
  await expect(page.locator('.solo-told')).toContainText(label('solo.wrong', { answer: missed.fr.answer }));
  await expect(page.locator('.solo-told')).toContainText(missed.fr.because);
  await expectNoViolations(page);
  await expectNoSideways(page);
  for (let asked = 1; asked <= ROUND; asked++) {
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-choice].open')).toHaveCount(4);
    if (asked === ROUND) {
      expect((await questionOn(page, 'fr')).card).toBe(missed.card);
      await expect(page.locator('.solo-again')).toBeVisible();
    }
    await page.keyboard.press(await keyOf(page, 0));
    await expect(page.locator('.solo-told.right')).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    label('solo.done', { right: ROUND - 1, asked: ROUND }),
  );
  await page
    .getByRole('link', { name: label('solo.quiz.back') })
    .last()
    .click();
  await expect(page.getByRole('link', { name: label('family.logicians') })).toContainText(
    label('solo.known', { known: ROUND - 1, of: 27 }),
  );
});

test('the story stands beside its card, and the gallery tells it again once it was asked', async ({
  page,
}) => {
  await open(page, '/mathisto/solo');
  // The quiz prefers what was never asked: here, the questions that tell of somebody.
  await page.evaluate(
    known => localStorage.setItem('etagere.mathisto.solo', JSON.stringify({ known })),
    logicians.filter(({ about }) => about === undefined).map(({ card }) => `logicians ${card}`),
  );
  await open(page, '/mathisto/solo/quiz/logicians');
  const question = await questionOn(page, 'fr');
  const [card] = question.about ?? [];
  if (card === undefined) throw new Error('nobody is told of');
  const name = label(`card.${card}`);
  await expect(page.getByRole('img', { name })).toHaveCount(0);
  await page.keyboard.press(await keyOf(page, 0));
  await expect(page.locator('.solo-story')).toContainText(question.fr.because);
  await expect(page.locator('.solo-story').getByRole('img', { name })).toBeVisible();
  await expectNoViolations(page);
  await expectNoSideways(page);
  await open(page, `/mathisto/solo/gallery/${card}`);
  await page.getByText(question.fr.ask).click();
  await expect(page.getByText(question.fr.because)).toBeVisible();
  await expectNoViolations(page);
  const others = logicians.filter(one => one !== question && one.about?.includes(card) === true);
  for (const other of others) await expect(page.getByText(other.fr.ask)).toHaveCount(0);
});

test.describe('on a device that keeps the client', () => {
  test.use({ keepsClient: true });

  test('without a network, in the other language, answers are typed', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('etagere.language', 'en'));
    await open(page, '/mathisto/solo/quiz');
    await waitUntilKept(page);
    await goOffline(page);
    await press(page, english.label('solo.way', { way: 'typed' }));
    await expectNoViolations(page);
    await page.getByRole('link', { name: english.label('family.logicians') }).click();
    const { en: wording } = await questionOn(page, 'en');
    await page.getByRole('textbox').fill(wording.answer.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.locator('.solo-told')).toContainText(wording.because);
    await expect(page.locator('.solo-told.right')).toBeVisible();
  });
});

async function questionOn(page: Page, language: 'fr' | 'en'): Promise<Question> {
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toBeVisible();
  const text = await heading.textContent();
  const found = QUESTIONS.logicians.find(question => question[language].ask === text);
  if (found === undefined) throw new Error(`no such question: ${text}`);
  return found;
}

/** The key for one of the choices: 0 is the right one. */
async function keyOf(page: Page, choice: number): Promise<string> {
  return (await page.locator(`[data-choice="${choice}"] kbd`).textContent()) ?? '';
}
