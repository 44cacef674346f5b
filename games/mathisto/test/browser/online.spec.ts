import { storedMatch } from '#web/test/adopt.ts';
import { expect, inMenu, test, whoeverIsAsked } from '#web/test/online.ts';
import { expectNoViolations, shoot } from '#web/test/pages.ts';
import { byPointer } from '#web/test/touch.ts';
import { act, cardsHeld, type Moment } from './player.ts';

/** Four families are left, and the first seat can pose one at once. */
const LATE = storedMatch('mathisto', 'discovery-counter-three-players', 83);

test('two people and a bot play until a window opened and closed, then bots play to the end', async ({
  guest,
  goOn,
}) => {
  const [ines, paul, onlooker] = [await guest('Inès'), await guest('Paul'), await guest('Marie')];
  const id = await goOn([ines, paul], LATE);
  for (const page of [ines, paul, onlooker]) await page.goto(`/t/${id}`);
  await expect(onlooker.locator('.plaques .seat')).toHaveCount(3);
  // Nobody shows a card to onlookers: all they see is backs, as many as each seat holds.
  await expect(onlooker.locator('.mathisto-board')).toBeVisible();
  await expect(onlooker.locator('.held-card')).toHaveCount(0);
  for (const [seat, page] of [ines, paul].entries()) {
    const backs = onlooker.locator('.place').nth(seat).locator('.held .card');
    await expect(backs).toHaveCount((await cardsHeld(page)).length);
  }

  const moments: Moment[] = [];
  const windows = (): number => moments.filter(moment => moment === 'counter').length;
  while (windows() < 1 && moments.length < 20) {
    const page = await whoeverIsAsked([ines, paul], '.mathisto-board[data-asked="true"]');
    if (page === null) break;
    // Each knows what the other holds, and asks for it: so a family is soon together.
    const other = page === ines ? paul : ines;
    moments.push(
      await act(page, {
        touch: byPointer,
        turn: moments.length,
        known: async () => new Map([[page === ines ? 1 : 0, await cardsHeld(other)]]),
      }),
    );
  }
  expect(windows()).toBe(1);
  await expect(onlooker.locator('.posed-fan').first()).toBeVisible();
  await expectNoViolations(ines);

  // Nobody waits for people any more.
  for (const page of [ines, paul]) await inMenu(page, 'Laisser un robot jouer pour moi');
  for (const page of [ines, paul, onlooker]) {
    const result = page.getByRole('dialog');
    await expect(result).toContainText(/gagne|gagnez|partagent/, { timeout: 60_000 });
    await expect(result.locator('.posed-family')).toHaveCount(7);
  }
  await expect(onlooker.locator('.log')).toContainText('pose les');
  await expectNoViolations(onlooker);
  await shoot(onlooker, 'mathisto-online-end');
});
