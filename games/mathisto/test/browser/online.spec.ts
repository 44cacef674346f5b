import { expect, inMenu, sitDown, test, whoeverIsAsked } from '#web/test/online.ts';
import { expectNoViolations, shoot } from '#web/test/pages.ts';
import { byPointer } from '#web/test/touch.ts';
import { act, cardsHeld, type Moment } from './player.ts';

test.setTimeout(180_000);

test('two people and a bot play until windows open and close, then bots play to the end', async ({
  guest,
}) => {
  const [ines, paul, onlooker] = [await guest('Inès'), await guest('Paul'), await guest('Marie')];
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', level: 5 }] as const;
  const id = await sitDown([ines, paul], { game: 'mathisto', seats });
  for (const page of [ines, paul, onlooker]) await page.goto(`/t/${id}`);
  await expect(onlooker.locator('.plaques .seat')).toHaveCount(3);
  // Nobody shows a card to onlookers: all they see is backs, as many as each seat holds.
  await expect(onlooker.locator('.mathisto-board')).toBeVisible();
  await expect(onlooker.locator('.held-card')).toHaveCount(0);
  const [backs, stock] = [onlooker.locator('.place .held .card'), onlooker.locator('[data-stock]')];
  await expect
    .poll(async () => (await backs.count()) + Number(await stock.getAttribute('data-stock')))
    .toBe(51);

  const moments: Moment[] = [];
  const windows = (): number => moments.filter(moment => moment === 'counter').length;
  while (windows() < 2 && moments.length < 150) {
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
  expect(windows()).toBeGreaterThan(1);
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
