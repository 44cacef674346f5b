import { hurry, settled } from '#web/test/hand.ts';
import { keepOnDevice } from '#web/test/kept.ts';
import { expectContrast, expectNoSideways, expectNoViolations, open, shoot } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import { byPointer, byTouch } from '#web/test/touch.ts';
import { nameOf } from '../../rules/cells.ts';
import { cutBeforePlay, handIn, hole, layAll, nextMoment, pass, playHint, token, touchOf } from './player.ts';

const GAME = cutBeforePlay('shared-win-two-players', 2);
const TABLE = `/table/${GAME.kept.id}`;

test('from a cold page to a first turn in two clicks', async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Calculator/ })
    .click();
  await page.getByRole('link', { name: 'Jouer', exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect(await nextMoment(page)).toBe('asked');
  await expect(page.locator('.peg-rack [data-token]')).toHaveCount(6);
});

test.describe('a whole game against Pépin', () => {
  test.setTimeout(240_000);
  for (const [name, tag, touch] of [
    ['by pointer', [], byPointer],
    ['by touch', ['@touch'], byTouch],
  ] as const) {
    test(name, { tag: [...tag] }, async ({ page }, { project: { name: here } }) => {
      await hurry(page);
      await page.goto('/calculator/play');
      await page.getByRole('group', { name: 'Joueur 2' }).getByRole('button', { name: 'Pépin' }).click();
      await page.getByRole('button', { name: 'Commencer' }).click();
      let played = 0;
      for (let turn = 0; (await nextMoment(page)) === 'asked'; turn++) {
        expect(turn).toBeLessThan(60);
        // Once as the page advises, beside what the other has laid; then that one may finish the game alone.
        if (turn > 0 && played === 0) played += (await playHint(page, touch)) === 'played' ? 1 : 0;
        else await pass(page, touch);
      }
      expect(played).toBeGreaterThan(0);
      const result = page.getByRole('dialog');
      await expect(result).toContainText(/gagne|gagnez|partagent/);
      await expect(result.locator('.turns > li').first()).toBeVisible();
      await expectNoViolations(page);
      await expectNoSideways(page);
      await shoot(page, `calculator-end-${here}`);
    });
  }
});

test.describe('a turn', () => {
  test.beforeEach(async ({ page }) => {
    await hurry(page);
    await keepOnDevice(page, GAME.kept);
    await page.goto(TABLE);
    await nextMoment(page);
  });

  test('is explained for each sign = before it is handed in, and told afterwards', async ({ page }, {
    project,
  }) => {
    const touch = touchOf(project.name);
    await layAll(page, GAME.tokens, touch);
    await expect(page.locator('.now .lines .points')).toHaveCount(GAME.gains.length);
    const primary = page.locator('.hand .actions .primary');
    await expect(primary).toContainText(`${GAME.points} point`);
    await expectNoViolations(page);
    await expectNoSideways(page);
    await shoot(page, `calculator-laid-${project.name}`);
    const before = GAME.envelope.view.scores[0] ?? 0;
    await handIn(page, touch);
    await expect(page.locator('.plaques .seat').first().locator('.score')).toHaveText(
      String(before + GAME.points),
    );
    await expect(page.locator('.log')).toContainText('Vous jouez');
  });

  test('that is wrong says why, leads to the rule, and can be taken back', async ({ page }, { project }) => {
    const touch = touchOf(project.name);
    const [first] = GAME.tokens;
    await layAll(page, GAME.tokens.slice(0, 1), touch);
    await touch(page.locator('.hand .actions .primary'));
    const why = page.locator('.why');
    await expect(why).toBeVisible();
    await expectNoViolations(page);
    const rule = why.getByRole('button', { name: /^Règle CA-\d+$/ });
    const id = ((await rule.textContent()) ?? '').replace('Règle ', '');
    await touch(rule);
    await expect(page.getByRole('dialog').locator(`#${id}`)).toBeInViewport();
    await page.keyboard.press('Escape');
    await touch(page.getByRole('button', { name: 'Tout reprendre' }));
    await expect(page.locator('.laid-token')).toHaveCount(0);
    await expect(page.locator('.peg-rack [data-token]')).toHaveCount(6);
    expect(first).toBeDefined();
  });

  test('a token that was laid can be moved, and a hole takes tokens one after the other', async ({ page }, {
    project,
  }) => {
    const touch = touchOf(project.name);
    const free = GAME.envelope.view.board.flatMap((there, cell) => (there === null ? [nameOf(cell)] : []));
    const [from = '', to = ''] = free.filter(name => /^[fgh]\d$/.test(name));
    await touch(token(page, '+'));
    await touch(hole(page, from));
    await expect(hole(page, from)).toHaveAccessibleName(/votre plus/);
    await touch(hole(page, from));
    await expect(page.locator('.tray [data-token="+"]')).toHaveAttribute('aria-pressed', 'true');
    await touch(hole(page, to));
    await expect(hole(page, to)).toHaveAccessibleName(/votre plus/);
    await expect(hole(page, from)).toHaveAccessibleName(/vide/);
    await touch(page.getByRole('button', { name: 'Tout reprendre' }));
    await touch(hole(page, from));
    await expect(page.locator('.waiting-hole')).toHaveCount(1);
    await touch(page.locator('.peg-rack [data-token]').first());
    await touch(token(page, '='));
    await expect(page.locator('.laid-token')).toHaveCount(2);
  });

  test('can be an exchange of some numbers', { tag: '@phone' }, async ({ page }, { project }) => {
    const touch = touchOf(project.name);
    await touch(page.getByRole('button', { name: 'Échanger', exact: true }));
    await expect(page.locator('.hand .actions .primary')).toHaveText('Passer');
    await touch(page.locator('.peg-rack [data-token]').first());
    await touch(page.locator('.peg-rack [data-token]').last());
    await expect(page.locator('.hand .actions .primary')).toHaveText('Échanger 2 jetons');
    await expectNoViolations(page);
    await handIn(page, touch);
    await expect(page.locator('.log')).toContainText('Vous échangez 2 nombres');
  });

  test('can be typed', async ({ page }) => {
    const [number = 0] = GAME.envelope.view.rack ?? [];
    const free = GAME.envelope.view.board.flatMap((there, cell) => (there === null ? [nameOf(cell)] : []));
    await hole(page, 'g7').focus();
    // From the star upwards to the first hole that is free, then along the top row to its end.
    await page.keyboard.press('ArrowUp');
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    const row = free.filter(name => name.startsWith('a'));
    test.skip(row.length < 13, 'the top row is not empty');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type(`${number}=`);
    await expect(hole(page, 'a2')).toHaveAccessibleName(new RegExp(`^a2, votre ${number}`));
    await expect(hole(page, 'a3')).toHaveAccessibleName(/égale/);
    await expect(hole(page, 'a4')).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(hole(page, 'a3')).toHaveAccessibleName(/vide/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.why')).toBeVisible();
    // A number that leaves the rack takes its button along: the next one has the focus.
    await hole(page, 'a5').click();
    const left = await page.locator('.peg-rack [data-token]').count();
    await page.locator('.peg-rack [data-token]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.peg-rack [data-token]')).toHaveCount(left - 1);
    await expect(page.locator('.peg-rack [data-token]').first()).toBeFocused();
    // Arrows put it elsewhere on the rack.
    const order = (): Promise<(string | null)[]> =>
      page.locator('.peg-rack [data-slot]').evaluateAll(all => all.map(one => one.getAttribute('data-slot')));
    const seen = await order();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.peg-rack [data-token]').nth(1)).toBeFocused();
    expect(await order()).toEqual([seen[1], seen[0], ...seen.slice(2)]);
  });

  test('tokens can be dragged onto the board, about it and off it', async ({ page }) => {
    const free = GAME.envelope.view.board.flatMap((there, cell) => (there === null ? [nameOf(cell)] : []));
    const [first = '', second = ''] = free;
    const drag = async (from: string, to: string): Promise<void> => {
      const [a, b] = [
        await page.locator(from).first().boundingBox(),
        await page.locator(to).first().boundingBox(),
      ];
      if (a === null || b === null) throw new Error('nothing to drag');
      await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
      await page.mouse.down();
      await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 8 });
      await page.mouse.up();
      await settled(page);
    };
    await drag('.peg-rack [data-token]', `[data-cell="${first}"]`);
    await expect(hole(page, first)).toHaveAccessibleName(/votre/);
    await drag(`[data-cell="${first}"]`, `[data-cell="${second}"]`);
    await expect(hole(page, second)).toHaveAccessibleName(/votre/);
    await drag(`[data-cell="${second}"]`, '.table-bar h1');
    await expect(page.locator('.laid-token')).toHaveCount(0);
  });

  test('the sign of division is the reader’s own', async ({ page }) => {
    await page.getByRole('button', { name: 'Aide-mémoire' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '12 ÷ 3 = 4' }).click();
    await expect(dialog.getByRole('button', { name: '12 ÷ 3 = 4' })).toHaveAttribute('aria-pressed', 'true');
    await expectNoViolations(page);
    await page.reload();
    await nextMoment(page);
    await page.getByRole('button', { name: 'Aide-mémoire' }).click();
    await expect(dialog.getByRole('button', { name: '12 ÷ 3 = 4' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('[CA-11] with penalty nothing is checked before, and a wrong hand-in loses the turn', async ({ page }, {
  project,
}) => {
  const touch = touchOf(project.name);
  const strict = cutBeforePlay('penalty-with-lost-turns-three-players', 0);
  await hurry(page);
  await keepOnDevice(page, strict.kept);
  await page.goto(`/table/${strict.kept.id}`);
  await nextMoment(page);
  await layAll(page, strict.tokens.slice(0, 1), touch);
  await expect(page.locator('.now .lines')).toHaveCount(0);
  await expect(page.locator('.now')).toContainText('Rien n’est vérifié');
  await handIn(page, touch);
  await expect(page.locator('.log')).toContainText('Vous vous trompez');
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a table can be read, in both themes', { tag: '@phone' }, async ({ page }, { project }) => {
    await hurry(page);
    await keepOnDevice(page, GAME.kept);
    await page.goto(TABLE);
    await nextMoment(page);
    await layAll(page, GAME.tokens, touchOf(project.name));
    await expect(page.locator('.hand .actions .primary')).toContainText(`Hand in ${GAME.points} point`);
    await expectNoViolations(page, { cells: true });
    await expectNoSideways(page);
    await shoot(page, `calculator-english-light-${project.name}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    await shoot(page, `calculator-english-dark-${project.name}`);
  });
});
