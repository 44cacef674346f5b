import type { Page } from '@playwright/test';
import { hurry, press, seatAround, settled } from '#web/test/hand.ts';
import { cutWhere, keepOnDevice, kept, readReplay, rebuild } from '#web/test/kept.ts';
import { expectNoViolations, open, shoot } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import { makeCell } from '../../rules/cells.ts';
import { playMove, rackOf, tryOn } from './hand.ts';
import { byKeyboard, byPointer, byTouch, nextMoment, type Player, playToTheEnd } from './player.ts';

test('from a cold page to a first move in two clicks', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Mathable/ })
    .click();
  await page.getByRole('link', { name: 'Jouer', exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect(await nextMoment(page)).toBe('place');
});

test('a wrong cell says why, with rule and numbers, and leads to the paragraph', async ({ page }) => {
  await hurry(page);
  await page.goto('/mathable/play?now');
  await nextMoment(page);
  await page.locator('[data-tile]').last().click();
  await page.locator('[data-cell="7G"]').click();
  await expect(page.locator('.why')).toContainText('7G porte déjà 1');
  await page.locator('.why').getByRole('button', { name: 'Règle MB-9' }).click();
  const book = page.getByRole('dialog');
  await expect(book.getByText('Jeton posé, jeton joué').last()).toBeInViewport();
  await book.getByText('Au clavier').click();
  await expect(book.locator('.keys li').first()).toContainText('Chiffres 1 à 7');
  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();
});

/** Where a turn of the first chair begins and the reserve is nearly empty: a dozen tiles or so are left to lay. */
const WHOLE = readReplay('out-of-tiles-two-players');
const LATE = cutWhere(
  WHOLE,
  ({ view, turn }) => turn?.seats[0] === 0 && view.turn.placements.length === 0 && view.reserveSize < 8,
);

test.describe('a game is played to its end', () => {
  const hands: readonly [string, string[], (page: Page) => Player][] = [
    ['by pointer', [], byPointer],
    ['by keyboard only', [], byKeyboard],
    ['by touch', ['@touch'], byTouch],
  ];
  for (const [name, tag, hand] of hands) {
    test(name, { tag }, async ({ page }, { project: { name: here } }) => {
      await hurry(page);
      await keepOnDevice(page, kept('late', LATE));
      await page.goto('/table/late');
      const { placed } = await playToTheEnd(page, hand(page));
      expect(placed).toBeGreaterThan(2);
      await expect(page.getByRole('dialog')).toContainText(/gagne|partagent/);
      await expectNoViolations(page);
      await shoot(page, `end-${here}`);
      await page.getByRole('dialog').getByRole('link', { name: 'Revoir' }).click();
      await expect(page).toHaveURL(/\/replay\//);
    });
  }
});

/** Where the first chair begins a turn and lays two tiles one after the other, without a square that asks something. */
const TWO_TILES = (() => {
  const { entries } = WHOLE;
  const file = cutWhere(WHOLE, ({ view, turn }, at) => {
    const kinds = entries.slice(at, at + 3).map(({ move }) => move.kind);
    const isNew = view.phase.tag === 'act' && view.turn.placements.length === 0;
    const isMarked = view.past.at(-1)?.seat === 1 && view.past.at(-1)?.did === 'place';
    return turn?.seats[0] === 0 && isNew && isMarked && /^place,place,(place|end)$/.test(kinds.join());
  });
  const next = entries.slice(file.entries.length, file.entries.length + 2);
  const tiles = next.flatMap(({ move }) =>
    move.kind === 'place' ? [{ tile: move.tile, cell: makeCell(move.cell) }] : [],
  );
  const last = rebuild(file).envelope('spectator').view.past.at(-1);
  return { file, tiles, marked: last?.placements.length ?? 0 };
})();

test('tiles stay where they were laid, one button plays the whole turn, and the other’s is marked', {
  tag: '@phone',
}, async ({ page }) => {
  const { file, tiles, marked } = TWO_TILES;
  await hurry(page);
  await keepOnDevice(page, kept('two', file));
  await page.goto('/table/two');
  await nextMoment(page);
  await expect(page.locator('.mathable-board .mark')).toHaveCount(marked);
  const rack = page.locator('.rack');
  const before = await rack.boundingBox();
  for (const { tile, cell } of tiles) await tryOn(page, tile, cell);
  await expect(page.locator('.laid-tile')).toHaveCount(2);
  // What can be pressed changes; what is held stays as it is, where it is.
  expect(await rack.boundingBox()).toEqual(before);
  await settled(page);
  await expectNoViolations(page);
  await shoot(page, 'mathable-two-tiles');
  const step = Number(await page.locator('[data-step]').getAttribute('data-step'));
  await press(page, 'Finir le tour');
  await expect(page.locator('.log')).toContainText(/Vous finissez votre tour avec \d+ points/);
  for (const { tile, cell } of tiles)
    await expect(page.locator('.log')).toContainText(`Vous posez ${tile} en ${cell}`);
  // Two tiles and the end of the turn.
  await expect
    .poll(async () => Number(await page.locator('[data-step]').getAttribute('data-step')))
    .toBeGreaterThanOrEqual(step + 3);
});

test('a game survives a reload and a closed tab', async ({ page, context }) => {
  await hurry(page);
  await page.goto('/mathable/play?now');
  await nextMoment(page);
  const before = await page.locator('[data-tile]').evaluateAll(tiles => tiles.map(tile => tile.textContent));
  const address = page.url();
  await page.close();
  const later = await context.newPage();
  await later.goto(address);
  await nextMoment(later);
  expect(
    await later.locator('[data-tile]').evaluateAll(tiles => tiles.map(tile => tile.textContent)),
  ).toEqual(before);
});

test('of two tabs one plays; the other may take the game over, and goes on when that one is closed', async ({
  page,
  context,
}) => {
  await hurry(page);
  await page.goto('/mathable/play?now');
  await nextMoment(page);
  const other = await context.newPage();
  const isElsewhere = (tab: Page): Promise<void> =>
    expect(tab.getByRole('heading', { level: 1 })).toHaveText(
      'Cette partie est ouverte dans un autre onglet',
    );
  await other.goto(page.url());
  await isElsewhere(other);
  await other.getByRole('button', { name: 'Jouer ici' }).click();
  await nextMoment(other);
  await isElsewhere(page);
  await page.reload();
  await isElsewhere(page);
  await other.close();
  await nextMoment(page);
});

test('on one device a curtain falls between players', async ({ page }) => {
  await page.goto('/mathable/play');
  await seatAround(page, 'Inès', 'Paul');
  const curtain = page.locator('.curtain');
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-tile]')).toHaveCount(0);
  const first = (await curtain.getByRole('heading').textContent()) ?? '';
  await curtain.getByRole('button').click();
  await expect(page.locator('[data-tile]')).toHaveCount(7);
  await page.getByRole('button', { name: 'Passer' }).click();
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-tile]')).toHaveCount(0);
  await expect(curtain.getByRole('heading')).not.toHaveText(first);
  // What everybody may know of the move is told at once.
  await expect(curtain).toContainText(/(Inès|Paul) passe/);
});

test('nothing that one player drew is told while the curtain is down', async ({ page }) => {
  await hurry(page);
  await open(page, '/mathable/play');
  await seatAround(page, 'Inès', 'Paul');
  const curtain = page.locator('.curtain');
  await curtain.getByRole('button').click();
  const first = Number(await page.locator('[data-tile]').first().getAttribute('data-tile'));
  await playMove(page, { kind: 'exchange', tiles: [first] });
  await expect(curtain).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Vous piochez');
});

test('a tile can be dragged from the rack to a cell', async ({ page }) => {
  await hurry(page);
  await page.goto('/mathable/play?now');
  await nextMoment(page);
  const tile = page.locator('[data-tile]').first();
  const number = await tile.getAttribute('data-tile');
  const [from, to] = [await tile.boundingBox(), await page.locator('[data-cell="1A"]').boundingBox()];
  if (from === null || to === null) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('.why')).toContainText('1A n’est pas à côté de deux jetons alignés');

  // On the rack itself it goes to another place; so it does by keys.
  const seen = await rackOf(page);
  const last = await page.locator('[data-tile]').last().boundingBox();
  if (last === null) throw new Error('nowhere to drop');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2, { steps: 8 });
  await page.mouse.up();
  const arranged = [...seen.slice(1), Number(number)];
  expect(await rackOf(page)).toEqual(arranged);
  await page.locator('[data-tile]').last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-tile]').nth(5)).toBeFocused();
  expect(await rackOf(page)).toEqual([...arranged.slice(0, 5), arranged[6], arranged[5]]);
});

test('the page never stutters while the best bot thinks', async ({ page }) => {
  await page.goto('/mathable/play');
  await page.getByRole('group', { name: 'Joueur 2' }).getByRole('button', { name: 'Carambole' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await nextMoment(page);
  await expect(page.getByRole('heading', { name: 'Mathable' })).toBeVisible();
  const bot = page.locator('.seat', { hasText: 'Carambole' });
  await page.getByRole('button', { name: 'Passer' }).click();
  await expect(bot).toHaveAttribute('aria-current', 'true');
  // The worker thinks: the page still answers at once.
  await page.getByRole('button', { name: /106 nombres/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
