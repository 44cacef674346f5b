import { hurry } from '#web/test/hand.ts';
import {
  expectNoSideways,
  expectNoViolations,
  goOffline,
  open,
  shoot,
  waitUntilKept,
} from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import { byPointer, byTouch } from '#web/test/touch.ts';
import { QUESTIONS } from '../../data/questions.ts';
import type { Family } from '../../rules/cards.ts';
import { missingDiscovery, standsFor } from '../../rules/posing.ts';
import type { View } from '../../rules/types.ts';
import { nextMoment, playToTheEnd, sitDown } from './player.ts';

test(
  'a whole game with three seats, windows and questions included',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await hurry(page);
    await sitDown(page, { seed: 'whole game' });
    const moments = await playToTheEnd(page, project.name === 'phone' ? byTouch : byPointer);
    // Each family but one's own opens a window; there are seven.
    expect(moments.filter(moment => moment === 'counter' || moment === 'question').length).toBeGreaterThan(3);
    const result = page.getByRole('dialog');
    await expect(result).toContainText(/gagne|gagnez|partagent/);
    await expect(result.locator('.posed-family')).toHaveCount(7);
    await expect(page.locator('.mathisto-now h2')).toHaveText('La partie est finie');
    await expectNoViolations(page);
    await expectNoSideways(page);
    await shoot(page, `mathisto-end-${project.name}`);
  },
);

test('[MH-17] a super-counter by clicks: both cards, the joker, a question, the family', async ({ page }) => {
  await hurry(page);
  await sitDown(page, { seed: 'super-counter 58', until: ({ view }) => canSuper(view) });
  await nextMoment(page);
  await expect(page.locator('.counter-option')).toHaveCount(4);
  await expectNoViolations(page);
  await shoot(page, 'mathisto-counter');
  await page.locator('[data-counter="super"]').click();
  await page.locator('.mathisto-hand .primary').click();
  await expect(page.locator('.reveal')).toContainText('Super-contre');
  const question = page.locator('.question:not(.answered)');
  await expect(question.locator('[data-choice]')).toHaveCount(4);
  await expectNoViolations(page);
  await question.locator('[data-choice="1"]').click();
  await page.locator('.mathisto-hand .primary').click();
  await expect(page.locator('.question.answered .because')).toBeVisible();
  await expect(page.locator('.log')).toContainText(/changent de mains|ne change pas de mains/);
});

test.describe('on a device that keeps the client', () => {
  test.use({ keepsClient: true });

  test('[MH-11] a typed answer is judged without a network, and again when the match is opened anew', async ({
    page,
  }) => {
    await hurry(page);
    await open(page, '/');
    await waitUntilKept(page);
    await goOffline(page);
    await sitDown(page, {
      seed: 'typed',
      config: { answers: 'open' },
      until: ({ view: { phase } }) => phase.tag === 'question' && phase.seat === 0,
    });
    const card = page.locator('.question:not(.answered)');
    const { family, number } = await card.evaluate(({ dataset }) => ({
      family: dataset['family'] as Family,
      number: Number(dataset['questionCard']),
    }));
    await card.getByRole('textbox').fill(QUESTIONS[family][number - 1]?.fr.answer ?? '');
    await page.locator('.mathisto-hand .primary').click();
    await expect(page.locator('.log')).toContainText('+10');
    await page.reload();
    await expect(page.locator('.posed-family .known')).toBeVisible();
  });
});

test('on a small phone the names of all can be read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const seats of [4, 5, 6]) {
    await sitDown(page, { seed: 'small phone', seats });
    await expect(page.locator('.place-name')).toHaveCount(seats - 1);
    const cut = await page
      .locator('.place-name, .plaques .name')
      .evaluateAll(names =>
        names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent),
      );
    expect(cut, `${seats} seats`).toEqual([]);
    await expectNoSideways(page);
  }
});

test('[MH-14] in a window all choices look alike; what cannot be done says why when it is chosen', async ({
  page,
}) => {
  await hurry(page);
  await sitDown(page, { seed: 'unable', until: ({ view }) => isUnable(view) });
  await nextMoment(page);
  const looks = await page
    .locator('.counter-option')
    .evaluateAll(all => all.map(one => `${one.className} ${one.getAttribute('aria-disabled')}`));
  expect(new Set(looks).size).toBe(1);
  await page.locator('[data-counter="discovery"]').click();
  await page.locator('.mathisto-hand .primary').click();
  await expect(page.locator('.now .refusal')).toContainText('MH-16');
  await page.keyboard.press('1');
  await expect(page.locator('[data-counter="nothing"]')).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.mathisto-hand .primary').click();
  await expect(page.locator('.log')).toContainText(
    /Personne ne contre|contre de la découverte|contre du joker/,
  );
});

test('a call by keyboard: arrows over the grid, Enter, the number of a player; Escape goes back', async ({
  page,
}) => {
  await hurry(page);
  await sitDown(page, { seed: 'keyboard' });
  await nextMoment(page);
  const grid = page.getByRole('grid');
  await grid.locator('button[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  const last = grid.getByRole('row').nth(1).locator('button').last();
  await expect(last).toBeFocused();
  const missing = grid.getByRole('row').nth(1).locator('button.spine').first();
  while (!(await missing.evaluate(el => el === document.activeElement)))
    await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ask]').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-ask]').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(missing).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await expect(page.locator('.call-event')).toBeVisible();
});

test('[MH-6] a card in hand is looked at, and called only as a bluff; a family one has none of says why', async ({
  page,
}) => {
  await hurry(page);
  await sitDown(page, { seed: 'keyboard' });
  await nextMoment(page);
  await page.locator('.held-card').first().click();
  await page.getByRole('button', { name: 'La regarder' }).click();
  await expect(page.getByRole('dialog').locator('.mathisto-card.full')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.locator('[data-bluff]').click();
  await expect(page.locator('.now')).toContainText('c’est un bluff');
  await page.locator('.actions .back').click();
  await page.locator('.actions .back').click();
  await page.locator('.not-held button').first().click();
  await expect(page.locator('.now .refusal')).toContainText('MH-6');
});

test('the record of calls unfolds and can be narrowed; where the table remembers by itself there is none', async ({
  page,
}) => {
  await hurry(page);
  const calls = ({ past }: View): number => past.filter(({ kind }) => kind === 'called').length;
  await sitDown(page, { seed: 'record', until: ({ view }) => calls(view) >= 6 && isMyTurn(view) });
  await page.getByRole('button', { name: 'Les appels' }).click();
  const lines = page.locator('.recorded li');
  await expect(lines.first()).toBeVisible();
  const all = await lines.count();
  await page.locator('.call-record .chip').first().click();
  expect(await lines.count()).toBeLessThan(all);
  await expectNoViolations(page);

  await sitDown(page, {
    seed: 'record',
    config: { record: 'hidden' },
    until: ({ view }) => calls(view) >= 6 && isMyTurn(view),
  });
  await expect(page.locator('.call-event')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Les appels' })).toHaveCount(0);
  await expect(page.locator('.log')).not.toContainText(/demand/);
});

function isMyTurn({ phase }: View): boolean {
  return phase.tag === 'turn' && phase.seat === 0;
}

function isWindow({ phase }: View): boolean {
  return phase.tag === 'counter' && phase.poser !== 0;
}

function canSuper(view: View): boolean {
  const family = view.posed.at(-1);
  if (!isWindow(view) || family === undefined) return false;
  const [person, discovery] = [standsFor(family), missingDiscovery(family)];
  const hand = view.hands[0] ?? [];
  return person !== null && discovery !== null && hand.includes(person) && hand.includes(discovery);
}

function isUnable(view: View): boolean {
  const family = view.posed.at(-1);
  if (!isWindow(view) || family === undefined) return false;
  const discovery = missingDiscovery(family);
  return discovery === null || view.hands[0]?.includes(discovery) !== true;
}
