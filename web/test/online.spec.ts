import type { Page } from '@playwright/test';
import { playMove, rackOf } from '#games/mathable/test/browser/hand.ts';
import { byPointer, nextMoment, type Player, playOnce } from '#games/mathable/test/browser/player.ts';
import { answer as answerCards } from '#games/matryoshka/test/browser/player.ts';
import { expect, inMenu, sitDown, test, whoeverIsAsked } from './online.ts';
import { expectNoSideways, expectNoViolations, shoot } from './pages.ts';
import { byPointer as byHand } from './touch.ts';
import { passToTheEnd, stepOf } from './turns.ts';

test.describe('a whole game', () => {
  test('two play a whole game of Mathable, and a third watches', async ({ guest }) => {
    const [ines, paul, onlooker] = [await guest('Inès'), await guest('Paul'), await guest('Marie')];
    const id = await sitDown([ines, paul], {
      game: 'mathable',
      clock: { kind: 'fischer', seconds: 1200, increment: 5 },
    });
    for (const page of [ines, paul, onlooker]) await page.goto(`/t/${id}`);
    await expect(onlooker.locator('.online-notes')).toContainText('Vous regardez la partie');
    await expect(ines.locator('.plaques .clock')).toHaveCount(2);

    // Both by hand for a while; then a bot plays on for one of them.
    for (let turns = 0; turns < 5; turns++) {
      const page = await whoseTurn([ines, paul]);
      await playOnce(page, neverPassing(page));
    }
    await expect(onlooker.locator('[data-step]')).toHaveAttribute(
      'data-step',
      await stepOf(await whoseTurn([ines, paul])),
    );
    await expect(onlooker.locator('[data-tile]')).toHaveCount(0);
    await expectNoViolations(ines);
    await shoot(ines, 'online-table');
    await inMenu(paul, 'Laisser un robot jouer pour moi');
    await expect(paul.locator('.online-notes')).toContainText('Un robot joue pour vous.');
    await expect(ines.locator('.seat', { hasText: 'Paul' })).toContainText('un robot joue');
    for (let turns = 0; turns < 2; turns++) await playOnce(ines, neverPassing(ines));
    await paul.getByRole('button', { name: 'Reprendre ma place' }).click();
    await expect(ines.locator('.seat', { hasText: 'Paul' })).not.toContainText('un robot joue');

    // Three rounds without a tile end it.
    await passToTheEnd([ines, paul]);
    for (const page of [ines, paul, onlooker])
      await expect(page.getByRole('dialog')).toContainText(/gagne|partagent/);
    await expectNoViolations(ines);
    await expect(ines.getByRole('link', { name: 'Revoir' }).first()).toHaveAttribute(
      'href',
      `/replay/online/${id}`,
    );
    await ines.getByRole('dialog').getByRole('button', { name: 'Revanche' }).click();
    await expect(ines).not.toHaveURL(new RegExp(id));
    await expect(ines.locator('.waiting-for')).toHaveText('On attend la réponse de Paul.');
    await expect(paul.locator('.the-end')).toContainText('On vous propose une revanche.');
    await expect(
      onlooker.getByRole('dialog').getByRole('link', { name: 'Regarder la revanche' }),
    ).toBeVisible();
    await paul.getByRole('dialog').getByRole('button', { name: 'Accepter la revanche' }).click();
    await expect(paul).toHaveURL(ines.url());
    for (const page of [ines, paul]) await expect(page.locator('[data-tile]')).toHaveCount(7);

    // Both find the new game and the one that was played.
    await ines.goto('/games');
    await expect(ines.locator('.table-card')).toHaveCount(2);
    await expect(ines.locator('.table-card').first()).toContainText(/À vous de jouer|Aux autres de jouer/);
    await expect(ines.locator('.table-card').last()).toContainText(/gagné|partagée/);
    await expectNoViolations(ines);
    await ines.goto('/');
    await expect(ines.locator('.online-place')).toContainText('Mathable contre Paul');
  });

  test('two and a bot play Matryoshka; then bots play to its end', async ({ guest }) => {
    const [ines, paul] = [await guest('Inès'), await guest('Paul')];
    const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', level: 1 }] as const;
    const id = await sitDown([ines, paul], { game: 'matryoshka', seats });
    for (const page of [ines, paul]) await page.goto(`/t/${id}`);
    // Two displays and what is exchanged between them; the rest of a whole game is the same again.
    for (let answered = 0; answered < 12; answered++) {
      const page = await whoeverIsAsked([ines, paul], '.board[data-asked="true"]');
      if (page === null) throw new Error('the game is over too soon');
      await answerCards(page, byHand);
    }
    for (const page of [ines, paul]) await inMenu(page, 'Laisser un robot jouer pour moi');
    for (const page of [ines, paul]) await expect(page.locator('.final h2')).toContainText(/gagne|partagent/);
  });
});

test('a seat is left and taken back, a stop is proposed and refused, and a match is given up', async ({
  guest,
}) => {
  const [ines, paul] = [await guest('Inès'), await guest('Paul')];
  const id = await sitDown([ines, paul], { game: 'mathable' });
  for (const page of [ines, paul]) await page.goto(`/t/${id}`);
  await nextMoment(await whoseTurn([ines, paul]));

  await inMenu(paul, 'Proposer d’arrêter');
  await expect(ines.locator('.online-notes')).toContainText('Paul propose d’arrêter la partie.');
  await expectNoViolations(ines);
  await ines.getByRole('button', { name: 'Continuer', exact: true }).click();
  await expect(ines.locator('.online-notes')).not.toContainText('propose');
  await expect(paul.locator('.online-notes')).not.toContainText('accord');

  await inMenu(paul, 'Laisser un robot jouer pour moi');
  await paul.getByRole('button', { name: 'Reprendre ma place' }).click();
  await expect(paul.locator('.online-notes')).not.toContainText('robot');

  await paul.close();
  await expect(ines.locator('.seat', { hasText: 'Paul' })).toContainText('absent');

  await ines.getByRole('button', { name: 'Menu' }).click();
  await ines.getByRole('button', { name: 'Abandonner' }).click();
  await expectNoViolations(ines);
  await ines
    .getByRole('group', { name: 'Abandonner pour de bon' })
    .getByRole('button', { name: 'Abandonner' })
    .click();
  await expect(ines.getByRole('dialog')).toContainText('Paul gagne');
  await expect(ines.getByRole('dialog')).toContainText('Vous avez abandonné.');
  await expect(ines.locator('.log li').first()).toHaveText('Vous avez abandonné.');
  await expect(ines.locator('.the-end')).toContainText('Paul gagne');
});

test('people talk: escaped, counted, muted, and not too fast', { tag: '@phone' }, async ({ guest }) => {
  const [ines, paul] = [await guest('Inès'), await guest('Paul')];
  const id = await sitDown([ines, paul], { game: 'mathable', chat: true });
  for (const page of [ines, paul]) await page.goto(`/t/${id}`);
  await ines.getByRole('button', { name: 'Discuter' }).click();
  const field = ines.getByLabel('Écrire à la table');
  await expect(field).toBeFocused();
  await field.fill('<b>voyez</b> https://example.com');
  // Whoever is not there yet sees no bubble, and one hangs in the air for seconds only: look before it comes.
  await expect(paul.getByRole('button', { name: 'Discuter' })).toBeVisible();
  const bubble = expect(paul.locator('.seat .says')).toHaveText('<b>voyez</b> https://example.com');
  await ines.keyboard.press('Enter');
  await bubble;
  await expect(field).toHaveValue('');
  await paul.getByRole('button', { name: /^Discuter/ }).click();
  const heard = paul.getByRole('log', { name: 'À la table' });
  await expect(heard).toContainText('<b>voyez</b> https://example.com');
  await expect(heard.getByRole('link')).toHaveCount(0);
  await expectNoViolations(paul);
  await expectNoSideways(paul);
  await shoot(paul, 'online-talk');

  await paul.keyboard.press('Escape');
  await ines.getByRole('button', { name: 'Bien joué' }).click();
  await expect(paul.getByRole('button', { name: 'Discuter 1 nouveau message' })).toBeVisible();
  await paul.getByRole('button', { name: /^Discuter/ }).click();
  await paul.getByRole('button', { name: 'Ne plus lire Inès' }).first().click();
  await expect(heard).toContainText('Personne n’a encore rien dit.');
  await paul.reload();
  await paul.getByRole('button', { name: 'Discuter', exact: true }).click();
  await expect(heard).toContainText('Personne n’a encore rien dit.');
  await paul.getByRole('button', { name: 'Lire de nouveau Inès' }).click();
  await expect(heard).toContainText('Bien joué');

  for (let i = 0; i < 8; i++) await ines.getByRole('button', { name: 'Merci' }).click();
  await expect(ines.locator('.talk-trouble')).toContainText('C’est un peu rapide');

  await ines.getByRole('button', { name: 'Ne plus permettre d’écrire' }).click();
  await expect(paul.locator('.table-talk')).toContainText('On ne s’écrit pas à cette table.');
  await expect(paul.getByLabel('Écrire à la table')).toHaveCount(0);
});

test('one’s turn is in the title, and other tables wait in the bar', async ({ guest }) => {
  const [ines, paul] = [await guest('Inès'), await guest('Paul')];
  const first = await sitDown([ines, paul], { game: 'mathable' });
  for (const page of [ines, paul]) await page.goto(`/t/${first}`);
  const [mover, other] = (await whoseTurn([ines, paul])) === ines ? [ines, paul] : [paul, ines];
  await nextMoment(mover);
  await expect(mover).toHaveTitle('À vous · Mathable · Étagère');
  await expect(other).toHaveTitle('Mathable · Étagère');
  const second = await sitDown([other, mover], { game: 'matryoshka' });
  const badge = other.getByRole('link', { name: 'Une autre table vous attend' });
  await expect(badge).toBeVisible();
  await expectNoViolations(other);
  // On a phone it stands in the same line as the other links.
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto('/settings');
  await expect(badge).toBeVisible();
  const tops = await other
    .locator('.bar :is(.wordmark, nav)')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect()));
  expect(Math.abs((tops[0]?.y ?? 0) - (tops[1]?.y ?? 99))).toBeLessThan(20);
  await badge.click();
  await expect(other).toHaveURL(new RegExp(second));
});

test('a table that does not exist says so', async ({ guest }) => {
  const page = await guest('Inès');
  await page.goto('/t/nothing-of-that-name');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette table n’existe pas');
  await expectNoViolations(page);
});

/** Exchanges where nothing can be laid: a game in which nobody lays anything is soon over. */
function neverPassing(page: Page): Player {
  const hand = byPointer(page);
  const press = async (button: RegExp): Promise<void> => {
    const isPass = await page.getByRole('button', { name: 'Passer', exact: true }).isVisible();
    if (isPass) await playMove(page, { kind: 'exchange', tiles: await rackOf(page) });
    else await hand.press(button);
  };
  return { ...hand, press };
}

async function whoseTurn(pages: readonly [Page, Page]): Promise<Page> {
  const seat = pages[0].locator('.plaques .seat');
  await expect(pages[0].locator('.plaques .seat[aria-current="true"]')).toHaveCount(1);
  const current = await seat.evaluateAll(all => all.findIndex(one => one.ariaCurrent === 'true'));
  return pages[current] as Page;
}
