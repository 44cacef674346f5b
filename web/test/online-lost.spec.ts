import type { Page } from '@playwright/test';
import { byPointer, nextMoment, playOnce } from '#games/mathable/test/browser/player.ts';
import { expect, type Guest, sitDown, test } from './online.ts';
import { expectNoViolations, shoot } from './pages.ts';
import { ServerProcess } from './server-process.ts';
import { layWire, type Wire } from './wire.ts';

/** Chromium reports a server that does not answer as an error of the page. */
test.use({ provoked: /WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INTERNET/ });

test('whoever loses the network in the middle of a turn plays on, and comes back', async ({
  guest,
  house,
}) => {
  const wire = await layWire(house.url);
  const { mover, other } = await twoAtTable(guest, wire, house.url);
  await playOnce(mover, byPointer(mover));
  await untilTurn(mover, other);

  // What is open stays open in Chromium: the page believes its device.
  await mover.context().setOffline(true);
  await expect(mover.locator('.online-notes')).toContainText('Connexion perdue');
  wire.cut();
  await expectNoViolations(mover);
  await shoot(mover, 'online-away');
  await finishTurn(mover);
  await expect(mover.locator('.online-notes')).toContainText('Votre coup est gardé.');

  wire.mend();
  await mover.context().setOffline(false);
  await expect(mover.locator('.online-notes')).not.toContainText('Connexion perdue');
  await nextMoment(other);
  await expect(mover.locator('.seat[aria-current="true"] .name')).toHaveText('Paul');
  await playOnce(other, byPointer(other));
  expect(await boardOf(mover)).toEqual(await boardOf(other));
  await wire.close();
});

test('a move that no server has heard of survives the page that made it', async ({ guest, house }) => {
  const wire = await layWire(house.url);
  const { mover, other } = await twoAtTable(guest, wire, house.url);
  await nextMoment(mover);
  wire.cut();
  await expect(mover.locator('.online-notes')).toContainText('Connexion perdue');
  await finishTurn(mover);
  await expect(mover.locator('.online-notes')).toContainText('Votre coup est gardé.');
  const address = mover.url();
  const context = mover.context();
  await mover.close();
  await expect(other.locator('.seat', { hasText: 'Inès' })).toContainText('absent');

  wire.mend();
  const later = await context.newPage();
  await later.goto(address);
  await nextMoment(other);
  await expect(later.locator('.seat[aria-current="true"] .name')).toHaveText('Paul');
  await wire.close();
});

test('a page that is loaded again in the middle of a turn shows the same table', async ({ guest, house }) => {
  const wire = await layWire(house.url);
  const { mover, other } = await twoAtTable(guest, wire, house.url);
  await playOnce(mover, byPointer(mover));
  await expect(other.locator('[data-step]')).toHaveAttribute('data-step', await stepOf(mover));
  const [rack, board, log] = [await rackOf(mover), await boardOf(mover), await logOf(mover)];
  await mover.reload();
  await expect(mover.locator('[data-tile]')).toHaveCount(rack.length);
  expect(await rackOf(mover)).toEqual(rack);
  expect(await boardOf(mover)).toEqual(board);
  await expect.poll(() => logOf(mover)).toEqual(log);
  await wire.close();
});

test('one identity in two tabs stays in step', async ({ guest, house }) => {
  const wire = await layWire(house.url);
  const { mover } = await twoAtTable(guest, wire, house.url);
  const second = await mover.context().newPage();
  await second.goto(mover.url());
  await nextMoment(second);
  // A tab behind another is drawn rarely, and a hand waits for it.
  await mover.bringToFront();
  await playOnce(mover, byPointer(mover));
  await expect.poll(() => boardOf(second)).toEqual(await boardOf(mover));
  await wire.close();
});

test('the server is killed in mid-game and started again: nothing is missing', async ({ guest }) => {
  const server = new ServerProcess();
  await server.start();
  const wire = await layWire(server.url);
  const { mover, other } = await twoAtTable(guest, wire, server.url);
  await playOnce(mover, byPointer(mover));
  await expect(other.locator('[data-step]')).toHaveAttribute('data-step', await stepOf(mover));
  const board = await boardOf(mover);

  await server.kill();
  for (const page of [mover, other])
    await expect(page.locator('.online-notes')).toContainText('Connexion perdue');
  await server.start();
  for (const page of [mover, other])
    await expect(page.locator('.online-notes')).not.toContainText('Connexion perdue');
  expect(await boardOf(mover)).toEqual(board);
  await untilTurn(mover, other);
  await finishTurn(mover);
  await nextMoment(other);
  expect(await boardOf(other)).toEqual(board);
  await other.reload();
  await nextMoment(other);
  expect(await boardOf(other)).toEqual(board);
  await wire.close();
  await server.close();
});

/** Inès at the end of the wire, and Paul, who needs none; it is her turn. */
async function twoAtTable(guest: Guest, wire: Wire, there: string): Promise<{ mover: Page; other: Page }> {
  const [mover, other] = [await guest('Inès', wire.url), await guest('Paul', there)];
  const id = await sitDown([mover, other], { game: 'mathable' });
  for (const page of [mover, other]) await page.goto(`/t/${id}`);
  await untilTurn(mover, other);
  return { mover, other };
}

/** Who begins is drawn, and a rack may have nothing to lay: then the other lets the turn come back. */
async function untilTurn(page: Page, other: Page): Promise<void> {
  const onTurn = page.locator('.seat[aria-current="true"] .name');
  await expect(onTurn).toHaveCount(1);
  if ((await onTurn.textContent()) === 'Paul') await finishTurn(other);
  await nextMoment(page);
}

async function stepOf(page: Page): Promise<string> {
  return (await page.locator('[data-step]').getAttribute('data-step')) ?? '';
}

async function finishTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Passer|Finir le tour)$/ }).click();
}

/** What lies on the board, as it is told to those who hear it. */
async function boardOf(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-cell]').evaluateAll(cells => cells.map(cell => cell.textContent));
}

async function rackOf(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-tile]').evaluateAll(tiles => tiles.map(tile => tile.getAttribute('data-tile')));
}

async function logOf(page: Page): Promise<string[]> {
  return page.locator('.log li').allTextContents();
}
