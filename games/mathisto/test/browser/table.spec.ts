import type { Page } from '@playwright/test';
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
import { familiesOn, laidOut, nextMoment, PRIMARY, playToTheEnd, sitDown } from './player.ts';

test('a game by pointer from its second family to its end, windows and questions included', async ({
  page,
}) => {
  await hurry(page);
  // Of sixty seeds, one with a short game for somebody who knows what the others hold.
  await sitDown(page, { seed: 'short 15', until: ({ view }) => view.posed.length === 2 && isMyTurn(view) });
  const moments = await playToTheEnd(page, byPointer);
  // Each family but one's own opens a window; there are seven.
  expect(moments.filter(moment => moment === 'counter' || moment === 'question').length).toBeGreaterThan(3);
  await expectTheEnd(page);
  await shoot(page, 'mathisto-end-desktop');
});

test('the second half of a game by touch', { tag: '@touch' }, async ({ page }) => {
  await hurry(page);
  await sitDown(page, { seed: 'short 29', until: ({ view }) => view.posed.length >= 3 && isMyTurn(view) });
  const moments = await playToTheEnd(page, byTouch);
  expect(moments).toContain('turn');
  expect(moments.filter(moment => moment === 'counter' || moment === 'question').length).toBeGreaterThan(0);
  await expectTheEnd(page);
  await shoot(page, 'mathisto-end-phone');
});

async function expectTheEnd(page: Page): Promise<void> {
  const result = page.getByRole('dialog');
  await expect(result).toContainText(/gagne|gagnez|partagent/);
  await expect(result.locator('.posed-family')).toHaveCount(7);
  await expect(page.locator('.the-end h2')).toHaveText('La partie est finie');
  await expectNoViolations(page);
  await expectNoSideways(page);
}

test('[MH-17] a super-counter by clicks: both cards, the joker, a question, the family', async ({ page }) => {
  await hurry(page);
  await sitDown(page, { seed: 'super-counter 58', until: ({ view }) => canSuper(view) });
  await nextMoment(page);
  await expect(page.locator('.option')).toHaveCount(4);
  await expectNoViolations(page);
  await shoot(page, 'mathisto-counter');
  await page.locator('[data-counter="super"]').click();
  await page.locator(PRIMARY).click();
  // Tokens are turned together: mine lies before me, the others' before them.
  await expect(page.locator('.own-posed .token')).toHaveText('Super-contre');
  await expect(page.locator('.place .token').first()).toBeVisible();
  const question = page.locator('.question:not(.answered)');
  await expect(question.locator('[data-choice]')).toHaveCount(4);
  await expectNoViolations(page);
  await question.locator('[data-choice="1"]').click();
  await page.locator(PRIMARY).click();
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
    await page.locator(PRIMARY).click();
    await expect(page.locator('.log')).toContainText('+10');
    // What was typed is seen by all, and that it is right.
    await expect(page.locator('.said .right')).toBeVisible();
    await page.reload();
    await expect(page.locator('.own-posed .known')).toHaveText('+10');
  });
});

test('on a small phone the names of all can be read, and what is asked can be touched', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const seats of [4, 5, 6]) {
    await sitDown(page, { seed: 'small phone', seats });
    await expect(page.locator('.place .name')).toHaveCount(seats - 1);
    const cut = await page
      .locator('.place .name')
      .evaluateAll(names =>
        names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent),
      );
    expect(cut, `${seats} seats`).toEqual([]);
    await expectNoSideways(page);
    await familiesOn(page).first().click();
    await page.locator('[data-want]').first().click();
    for (const ask of await page.locator('[data-ask]').all()) await expect(ask).toBeInViewport();
  }
});

test('[MH-14] a window shows all four choices; what cannot be done says why, and is refused with its rule', async ({
  page,
}) => {
  await hurry(page);
  await sitDown(page, { seed: 'unable', until: ({ view }) => isUnable(view) });
  await nextMoment(page);
  await expect(page.locator('.option')).toHaveCount(4);
  const cannot = page.locator('[data-counter="discovery"]');
  await expect(cannot).toHaveClass(/cannot/);
  await expect(cannot).toContainText(/il vous manque|y est déjà/);
  await expect(cannot).toBeEnabled();
  await expect(page.locator('[data-counter="nothing"]')).not.toHaveClass(/cannot/);
  await cannot.click();
  await page.locator(PRIMARY).click();
  await expect(page.locator('.now .refusal')).toContainText('MH-16');
  await page.keyboard.press('1');
  await expect(page.locator('[data-counter="nothing"]')).toHaveAttribute('aria-pressed', 'true');
  await page.locator(PRIMARY).click();
  await expect(page.locator('.log')).toContainText(
    /Personne ne contre|contre de la découverte|contre du joker/,
  );
});

test('a call by keyboard: a family, a card, the number of a player; Escape goes back', async ({ page }) => {
  await hurry(page);
  await sitDown(page, { seed: 'keyboard' });
  await nextMoment(page);
  const families = page.locator('.families');
  await families.locator('button[tabindex="0"]').focus();
  await page.keyboard.press('End');
  await expect(families.locator('button').last()).toBeFocused();
  await page.keyboard.press('Home');
  const tab = familiesOn(page).first();
  await expect(tab).toBeFocused();
  await page.keyboard.press('Enter');
  const wanted = page.locator('[data-want]');
  await expect(wanted.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(wanted.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ask]').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-ask]').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(wanted.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tab).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await expect(page.locator('.call-event')).toBeVisible();
});

test('on a slow device no key is lost, however quickly it follows another or a touch', async ({ page }) => {
  await hurry(page);
  // In the middle of a match all parts of the table are there before it is seen: no key waits for one.
  await sitDown(page, { seed: 'keyboard', until: ({ view }) => isMyTurn(view) && view.past.length > 0 });
  await nextMoment(page);
  const family = familiesOn(page).first();
  await family.focus();
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const wanted = page.locator('[data-want]');
  // No drawing is waited for between these.
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(wanted.nth(1)).toHaveAttribute('aria-pressed', 'true');
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await expect(wanted).toHaveCount(0);
  await expect(family).toBeFocused();

  await family.click();
  await page.keyboard.press('Escape');
  await family.click();
  await laidOut(page, family);
  await wanted.first().click();
  await page.keyboard.press('2');
  await expect(page.locator('.call-event')).toBeVisible();
});

test('[MH-6] a card in hand is looked at, and called only as a bluff; a family one has none of says why', async ({
  page,
}) => {
  await hurry(page);
  await sitDown(page, { seed: 'keyboard' });
  await nextMoment(page);
  await familiesOn(page).first().click();
  await page.getByRole('button', { name: 'Mes cartes' }).click();
  await expect(page.getByRole('dialog').locator('.mathisto-card.full').first()).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.locator('[data-bluff]').click();
  await page.locator('[data-want]').first().click();
  await expect(page.locator('.now')).toContainText('c’est un bluff');
  await expect(page.locator('.want[aria-pressed="true"] .tag')).toHaveText('je bluffe');
  // Back from the card to one's own cards, to what is missing, to the beginning.
  for (let i = 0; i < 3; i++) await page.locator('.actions .back').click();
  await page.locator('[data-not-held]').first().click();
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
