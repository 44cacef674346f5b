import { askWhat, hurry, press, seatAround } from '#web/test/hand.ts';
import { expectNoSideways, expectNoViolations, open, shoot } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import { byKeyboard, byPointer, byTouch } from '#web/test/touch.ts';
import { answer, nextMoment, PRIMARY, playToTheEnd } from './player.ts';

test('from a cold page to a first choice in two clicks', async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Matryoshka/ })
    .click();
  await page.getByRole('link', { name: 'Jouer', exact: true }).click();
  await expect(page.locator('.hand .card')).toHaveCount(6);
  await expect(page.locator('.seat')).toHaveCount(3);
  await expect(page.locator('.now h2')).toHaveText('Touchez deux cartes');
});

test.describe('a whole game with three seats', () => {
  for (const [name, tag, touch] of [
    ['by pointer', [], byPointer],
    ['by keyboard only', [], byKeyboard],
    ['by touch', ['@touch'], byTouch],
  ] as const) {
    test(name, { tag: [...tag] }, async ({ page }, { project: { name: here } }) => {
      await hurry(page);
      await page.goto('/matryoshka/play?now');
      const { answered } = await playToTheEnd(page, touch);
      // Five displays; in four rounds one card put up, one offer taken, two offers made.
      expect(answered).toBe(5 + 4 * 4);
      await expect(page.locator('.final h2')).toHaveText(/(gagnez?, \d+ à \d+)|partagent/);
      await expect(page.locator('.final .display')).toHaveCount(3);
      await expect(page.locator('.final .display').first().locator('[data-card]')).toHaveCount(13);
      await expect(page.locator('.rank.first .ribbon').first()).toHaveText('gagne');
      await expectNoViolations(page);
      await expectNoSideways(page);
      await shoot(page, `matryoshka-end-${here}`);
      await page.getByRole('button', { name: 'Le résultat' }).click();
      const result = page.getByRole('dialog');
      await expect(result).toContainText(/gagne|gagnez|partagent/);
      await expect(result.locator('.totals tbody tr')).toHaveCount(3);
      await expectNoViolations(page);
    });
  }
});

test('a display says what it would be worth while it grows, and a wrong one says why', async ({ page }) => {
  await hurry(page);
  await page.goto('/matryoshka/play?now');
  await nextMoment(page);
  await expect(page.locator('.sum')).toHaveText('0 point, avec 0 poupée sur 2');
  await page.locator(PRIMARY).click();
  await expect(page.locator('.now .refusal')).toContainText('Le premier étalage compte 2 cartes');
  await page.getByRole('button', { name: 'Règle MY-3' }).click();
  await expect(page.getByRole('dialog').locator('#MY-3')).toBeInViewport();
});

test('five on a phone: a touch opens a shelf large', { tag: '@phone' }, async ({ page }) => {
  await hurry(page);
  await page.goto('/matryoshka/play');
  for (const seats of [4, 5]) {
    await press(page, 'Ajouter un joueur');
    await expect(page.locator('.chair')).toHaveCount(seats);
  }
  await press(page, 'Commencer');
  await nextMoment(page);
  await answer(page, byPointer);
  await nextMoment(page);
  await expectNoSideways(page);
  await expectNoViolations(page);
  await shoot(page, 'matryoshka-five');
  await page
    .getByRole('button', { name: /^Voir en grand/ })
    .first()
    .click();
  const large = page.locator('.large-shelf:popover-open');
  await expect(large.locator('[data-card]')).toHaveCount(2);
  // Plaques were looked at before; now the shelf may lie over half of one.
  await expectNoViolations(page, { except: '.plate' });
  await large.getByRole('button', { name: 'Fermer' }).click();
  await expect(large).toHaveCount(0);
});

test('a keyboard keeps its place in the hand while dolls go to the shelf and back', async ({ page }) => {
  await hurry(page);
  await page.goto('/matryoshka/play?now');
  await nextMoment(page);
  const held = page.locator('.hand .card');
  const names = await held.evaluateAll(all => all.map(card => card.getAttribute('data-card') ?? ''));
  await page.locator('.rail .primary').focus();
  await page.keyboard.press('Shift+Tab');
  while (!(await held.first().evaluate(card => card === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(held.and(page.locator(':focus'))).toHaveAttribute('data-card', names[1] ?? '');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(held.and(page.locator(':focus'))).toHaveAttribute('data-card', names[0] ?? '');
});

test('cards fly where motion is wanted, and a touch ends it', async ({ page }) => {
  await page.goto('/matryoshka/play?now');
  await nextMoment(page);
  // What lets them fly comes once the table is at rest.
  await page.waitForLoadState('networkidle');
  const flying = () => page.locator('main .flying').count();
  await page.locator('.hand .card').last().click();
  expect(await flying()).toBeGreaterThan(0);
  await page.keyboard.press('Shift');
  await expect.poll(flying).toBe(0);
  await expect(page.locator('.my-display [data-card]')).toHaveCount(1);
});

test('a displayed card cannot be given away, and says so', async ({ page }) => {
  await hurry(page);
  await page.goto('/matryoshka/play?now');
  await nextMoment(page);
  await answer(page, byPointer);
  await expect(page.locator('.market')).toBeVisible();
  await nextMoment(page);
  while ((await page.locator('.offers button.card').count()) > 0) await answer(page, byPointer);
  await page.locator('.my-display button').first().click();
  await expect(page.locator('.now .refusal')).toContainText('est exposée');
});

test('a remark hangs from its seat and stands in the story; a choice survives it', async ({ page }) => {
  await hurry(page);
  await page.goto('/matryoshka/play?now');
  await nextMoment(page);
  const first = page.locator('.hand .card').first();
  const card = await first.getAttribute('data-card');
  await first.click();
  await page.getByRole('button', { name: 'Parler' }).click();
  await page.getByRole('button', { name: 'Je cherche un 5.' }).click();
  await expect(page.locator('.seat.own .says')).toHaveText('Je cherche un 5.');
  await expect(page.locator('.log')).toContainText('Je cherche un 5.');
  await expect(page.locator('.my-display [data-card]')).toHaveAttribute('data-card', card ?? '');
});

test('around one device everybody chooses behind a curtain', async ({ page }) => {
  await hurry(page);
  await page.goto('/matryoshka/play');
  await seatAround(page, 'Inès', 'Paul', 'Zoé');
  const curtain = page.locator('.curtain');
  for (const name of ['Inès', 'Paul', 'Zoé']) {
    await expect(curtain).toContainText(name);
    await expect(page.locator('.hand .card')).toHaveCount(0);
    // Advice is for one hand: neither behind the curtain nor for the next player.
    await expect(page.getByRole('status').filter({ hasText: /[A-J][1-7]/ })).toHaveCount(0);
    await curtain.getByRole('button').click();
    await expect(page.locator('.story .hint')).toHaveCount(0);
    await askWhat(page);
    await expect(page.locator('.story .hint')).toContainText(/Exposez [A-J][1-7] et [A-J][1-7]/);
    await answer(page, byPointer);
  }
  // All displays are open now. The device goes to the first player, unless they hold it already.
  await expect(page.locator('[data-step="1"]')).toBeVisible();
  if (await curtain.isVisible()) await curtain.getByRole('button').click();
  await expect(page.locator('.display [data-card]')).toHaveCount(6);
});
