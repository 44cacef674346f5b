import { storedMatch } from '#web/test/adopt.ts';
import { expect, inMenu, sitDown, test, whoeverIsAsked } from '#web/test/online.ts';
import { expectNoViolations, shoot } from '#web/test/pages.ts';
import { byPointer } from '#web/test/touch.ts';
import { act, type Moment, nextMoment, ONE_DEAL } from './player.ts';

test('two people and two bots play a deal, and a third person watches', async ({ guest }) => {
  const [ines, paul, onlooker] = [await guest('Inès'), await guest('Paul'), await guest('Marie')];
  const bot = { kind: 'bot', level: 1 } as const;
  const person = { kind: 'person' } as const;
  const id = await sitDown([ines, paul], {
    game: 'gamate',
    config: ONE_DEAL,
    seats: [person, person, bot, bot],
  });
  for (const page of [ines, paul, onlooker]) await page.goto(`/t/${id}`);
  await expect(onlooker.locator('.plaques .seat')).toHaveCount(4);
  await expect(onlooker.locator('.plaques .held').first().locator('.card')).toHaveCount(13);
  // [GA-10] Before there is a dummy nobody shows a card to onlookers.
  await expect(onlooker.locator('.gamate-board')).toBeVisible();
  await expect(onlooker.locator('[data-card]')).toHaveCount(0);
  // By hand through the auction and some tricks; whole matches are played below the page (protocol/test).
  const moments: Moment[] = [];
  const whoIsAsked = () => whoeverIsAsked([ines, paul], '.gamate-board[data-asked="true"]');
  let asked = await whoIsAsked();
  while (asked !== null && moments.filter(moment => moment === 'follow').length < 4) {
    moments.push(await act(asked, byPointer));
    asked = await whoIsAsked();
  }
  // Whoever is asked leaves last: until then the bots wait, and the deal does not end under the other's menu.
  const leaving = asked === ines ? [paul, ines] : [ines, paul];
  if (asked !== null) for (const page of leaving) await inMenu(page, 'Laisser un robot jouer pour moi');
  for (const page of [ines, paul, onlooker])
    await expect(page.getByRole('dialog').locator('.totals tbody tr')).toHaveCount(2);
  await expect(onlooker.locator('.log')).toContainText(/Contrat (réussi|chuté)/);
  await expectNoViolations(onlooker);
  await shoot(onlooker, 'gamate-online-end');
});

test('[GA-10] online too whoever has a bot for partner plays the contract from both hands', async ({
  guest,
  goOn,
}) => {
  const [ines, paul] = [await guest('Inès'), await guest('Paul')];
  // Seat 2, a bot, has the contract of the first deal, and Inès would be its dummy: about to announce, then to lead.
  const id = await goOn([ines, paul], storedMatch('gamate', 'combined-definitions-four-deals', 8));
  for (const page of [ines, paul]) await page.goto(`/t/${id}`);
  expect(await nextMoment(ines)).toBe('announce');
  await expect(ines.locator('.dummy .fan .card')).toHaveCount(13);
  await expect(ines.locator('.gamate-hand .card')).toHaveCount(13);
  await act(ines, byPointer);
  expect(await nextMoment(ines)).toBe('lead');
  await ines.locator('.dummy .card').first().click();
  await ines.locator('.rail [data-deed="lead"]').click();
  // The other camp sees the dummy's cards, which are hers, and the declarer's only as they fall.
  await expect(paul.locator('.dummy .fan .card')).toHaveCount(13);
  await expect(paul.locator('.plaques .held [data-card]')).toHaveCount(0);
  await shoot(ines, 'gamate-online-both-hands');
  // Then a card of her own hand is asked for. A page that is opened anew shows the same.
  expect(await nextMoment(ines)).toBe('follow');
  await ines.reload();
  expect(await nextMoment(ines)).toBe('follow');
  await expect(ines.locator('.dummy .fan .card')).toHaveCount(12);
  await act(ines, byPointer);
  expect(await nextMoment(paul)).toBe('follow');
});
