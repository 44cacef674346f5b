import { stepAfter } from '#games/mathable/test/browser/player.ts';
import { makeWords } from '#text/words.ts';
import pagesFr from '../text/fr.json' with { type: 'json' };
import onlineFr from '../text/online/fr.json' with { type: 'json' };
import { press } from './hand.ts';
import { expect, inMenu, sitDown, test, whoeverIsAsked } from './online.ts';
import { expectNoViolations, shoot } from './pages.ts';
import { stepOf } from './turns.ts';

const { label } = makeWords('fr', pagesFr, onlineFr);

test('an online game goes on around one device, if all agree, and back to each one’s own @phone', async ({
  guest,
}) => {
  const [ines, paul] = [await guest('Inès'), await guest('Paul')];
  const id = await sitDown([ines, paul], { game: 'mathable' });
  for (const page of [ines, paul]) await page.goto(`/t/${id}`);
  const tiles = async (page: typeof ines) => (await page.locator('[data-tile]').allInnerTexts()).join();
  await expect(paul.locator('[data-tile]')).toHaveCount(7);
  const hands = { ines: await tiles(ines), paul: await tiles(paul) };

  await inMenu(ines, label('online-table.gather'));
  await expect(paul.locator('.online-notes')).toContainText(
    label('online-table.gather.asked', { name: 'Inès' }),
  );
  await expectNoViolations(paul);
  await shoot(paul, 'gather-asked');
  await press(paul, label('online-table.gather.yes'));
  await expect(paul.locator('.online-notes')).toContainText(label('online-table.held', { name: 'Inès' }));

  // Two turns of each on the one device; nothing of a hand is there in front of the curtain.
  const pass = { name: 'Passer', exact: true } as const;
  const seen = new Set<string>();
  for (let turn = 0; turn < 4; turn++) {
    const curtain = ines.locator('.curtain');
    await expect(curtain.or(ines.getByRole('button', pass))).toBeVisible();
    if (await curtain.isVisible()) {
      await expect(ines.locator('[data-tile]')).toHaveCount(0);
      if (turn === 1) await expectNoViolations(ines);
      if (turn === 1) await shoot(ines, 'gather-curtain');
      await curtain.getByRole('button').click();
    }
    await expect(ines.locator('[data-tile]')).toHaveCount(7);
    seen.add(await tiles(ines));
    const step = await stepOf(ines);
    await ines.getByRole('button', pass).click();
    if (turn < 3) await expect(ines.locator('.curtain')).toBeVisible();
    else await stepAfter(ines, step);
    await expect(paul.locator('[data-step]')).not.toHaveAttribute('data-step', step);
  }
  expect([...seen].toSorted()).toEqual([hands.ines, hands.paul].toSorted());

  await press(paul, label('online-table.take-back'));
  await expect(paul.locator('.online-notes')).not.toContainText(label('online-table.held', { name: 'Inès' }));
  await expect(ines.locator('.curtain')).toHaveCount(0);
  expect(await tiles(ines)).toBe(hands.ines);
  const asked = await whoeverIsAsked([ines, paul], '.hand .actions button:text-is("Passer")');
  await expect(asked?.getByRole('button', pass) ?? ines.locator('nothing')).toBeVisible();
});
