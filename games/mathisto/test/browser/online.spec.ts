import { expect, inMenu, sitDown, test, whoeverIsAsked } from '#web/test/online.ts';
import { expectNoViolations, shoot } from '#web/test/pages.ts';
import { byPointer } from '#web/test/touch.ts';
import { act, type Moment } from './player.ts';

test.setTimeout(180_000);

test('two people and a bot play until windows open and close, then bots play to the end', async ({
  guest,
}) => {
  const [ines, paul, onlooker] = [await guest('Inès'), await guest('Paul'), await guest('Marie')];
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', level: 5 }] as const;
  const id = await sitDown([ines, paul], { game: 'mathisto', seats });
  for (const page of [ines, paul, onlooker]) await page.goto(`/t/${id}`);
  await expect(onlooker.locator('.plaques .seat')).toHaveCount(3);
  // Nobody shows a card to onlookers.
  await expect(onlooker.locator('.mathisto-board')).toBeVisible();
  await expect(onlooker.locator('.hand-grid')).toHaveCount(0);

  const moments: Moment[] = [];
  const windows = (): number => moments.filter(moment => moment === 'counter').length;
  while (windows() < 2 && moments.length < 150) {
    const page = await whoeverIsAsked([ines, paul], '.mathisto-board[data-asked="true"]');
    if (page === null) break;
    // Two who take turns would else always ask each other, and never the bot.
    moments.push(await act(page, byPointer, Math.floor(moments.length * 1.5)));
  }
  expect(windows()).toBeGreaterThan(1);
  await expect(onlooker.locator('.posed-family').first()).toBeVisible();
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
