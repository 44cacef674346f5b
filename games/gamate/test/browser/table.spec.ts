import { makeWords } from '#text/words.ts';
import { askWhat, hurry, seatAround } from '#web/test/hand.ts';
import { expectNoSideways, expectNoViolations, open, shoot } from '#web/test/pages.ts';
import { expect, test } from '#web/test/site.ts';
import { byKeyboard, byPointer, byTouch } from '#web/test/touch.ts';
import chairsEn from '#web/text/chairs/en.json' with { type: 'json' };
import chairsFr from '#web/text/chairs/fr.json' with { type: 'json' };
import pagesEn from '#web/text/en.json' with { type: 'json' };
import pagesFr from '#web/text/fr.json' with { type: 'json' };
import gameEn from '../../text/en.json' with { type: 'json' };
import optionsEn from '../../text/en-options.json' with { type: 'json' };
import playEn from '../../text/en-play.json' with { type: 'json' };
import gameFr from '../../text/fr.json' with { type: 'json' };
import optionsFr from '../../text/fr-options.json' with { type: 'json' };
import playFr from '../../text/fr-play.json' with { type: 'json' };
import { act, dealOnce, nextMoment, openAt, playToTheEnd } from './player.ts';

const say = {
  fr: makeWords('fr', gameFr, playFr, optionsFr, pagesFr, chairsFr),
  en: makeWords('en', gameEn, playEn, optionsEn, pagesEn, chairsEn),
};
const { label, refusal } = say.fr;

test('from a cold page to a hand of cards in two clicks', async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Gamate/ })
    .click();
  await page.getByRole('link', { name: 'Jouer', exact: true }).click();
  await expect(page.locator('.gamate-hand .card')).toHaveCount(13);
  // The others over the rim with backs that can be counted, oneself at the rail.
  await expect(page.locator('.plaques .seat')).toHaveCount(3);
  await expect(page.locator('.rail .seat')).toHaveCount(1);
  for (const backs of await page.locator('.plaques .held').all())
    await expect(backs.locator('.card')).toHaveCount(13);
});

test.describe('a whole deal with its auction', () => {
  for (const [name, tag, touch, language] of [
    ['by pointer, in French', [], byPointer, 'fr'],
    ['by keyboard only, in English', [], byKeyboard, 'en'],
    ['by touch, in French', ['@touch'], byTouch, 'fr'],
  ] as const) {
    test(name, { tag: [...tag] }, async ({ page }, { project: { name: here } }) => {
      const words = say[language];
      await hurry(page);
      await page.addInitScript(one => localStorage.setItem('etagere.language', one), language);
      await dealOnce(page, words.label);
      await playToTheEnd(page, touch, language);
      const result = page.getByRole('dialog');
      await expect(page.locator('.now:visible')).toHaveCount(1);
      await expect(page.locator('.now:visible')).not.toContainText('Un instant');
      await expect(result.locator('.totals tbody tr')).toHaveCount(2);
      await expect(result.locator('.past-deals li')).toHaveCount(1);
      const log = page.locator('.log');
      await expect(log).toContainText(words.label('tell.over'));
      await expect(log).toContainText(/Contrat (réussi|chuté)|Contract (made|down)/);
      await expectNoViolations(page);
      await expectNoSideways(page);
      await shoot(page, `gamate-end-${here}`);
    });
  }
});

test('[GA-10] [GA-11] a declarer sees dummy, announces, and plays both hands', async ({ page }) => {
  await hurry(page);
  await openAt(page, 'down', 10);
  const dummy = page.locator('.dummy .fan');
  await expect(dummy.locator('.card')).toHaveCount(13);
  await expect(dummy.locator('[data-group="trumps"]').first()).toBeVisible();
  // Not before both parts are chosen.
  const primary = page.locator('.rail .actions .primary');
  await expect(primary).toHaveClass(/unready/);
  await page.locator('.announce .way-chip').first().click();
  await page.locator('.announce .number', { hasText: '7' }).click();
  await expect(primary).toHaveText(label('ui.announce', { tricks: 7 }));
  await expect(page.locator('.rail .asked')).toContainText(
    label('rail.announce.chosen', { way: 'up', tricks: 7 }),
  );
  await primary.click();
  await expect(page.locator('.contract .count')).toHaveText(
    label('ui.tricks-of', { who: 'you', name: '', taken: 0, announced: 7, left: 7 }),
  );
  await expect(page.locator('.track span')).toHaveCount(13);
  await expect(page.locator('.track span').nth(6)).toHaveAttribute('data-goal', '');
  // The first lead comes from either hand: here from dummy.
  await dummy.locator('.card').first().click();
  await page.locator('.rail [data-deed="lead"]').click();
  await expect(dummy.locator('.card')).toHaveCount(12);
  // With three tricks to go, three cards of dummy and three of one's own are asked for; the last moment is the end.
  await openAt(page, 'down', 51);
  const moments = await playToTheEnd(page, byPointer);
  expect(moments).toHaveLength(7);
});

test('[GA-14] cards that beat the pile stand higher, and what another cannot do it says', async ({
  page,
}) => {
  await hurry(page);
  await openAt(page, 'down', 11);
  const open = page.locator('.fan .card[aria-disabled="false"]');
  const misfit = page.locator('.fan .card[aria-disabled="false"]:not(.fits)');
  // What bots play is theirs to choose: onto some piles every card goes.
  do await act(page, byPointer);
  while ((await nextMoment(page)) !== 'follow' || (await misfit.count()) === 0);
  const onPile = page.locator('.rail .actions .button').last();
  await expect(open.locator('visible=true').first()).toBeVisible();
  for (const card of await open.all()) {
    await card.click();
    const fits = (await card.getAttribute('class'))?.split(' ').includes('fits') === true;
    // The rail says what it would do to the card on top, or why it does not go there.
    await expect(onPile).toHaveAttribute('aria-disabled', String(!fits));
    await expect(page.locator('.rail .asked h2')).toHaveText(
      fits ? /(force|coupe|esquive)/ : /ne va pas sur le/,
    );
    await expect(page.locator('.rail .asked p')).not.toBeEmpty();
    await expect(page.locator('.rail [data-deed="renounce"]')).toBeVisible();
  }
  await misfit.first().click();
  await expect(onPile).toHaveClass(/cannot/);
  await byKeyboard(onPile);
  await expect(page.locator('.now .refusal')).toBeVisible();
  await page.getByRole('button', { name: label('ui.rule', { rule: 'GA-14' }) }).click();
  await expect(page.getByRole('dialog').locator('#GA-14')).toBeInViewport();
});

test('[GA-12] a forfeit is asked for twice', async ({ page }) => {
  await hurry(page);
  await openAt(page, 'down', 10);
  await page.getByRole('button', { name: label('ui.forfeit') }).click();
  await expect(page.getByRole('group', { name: label('ui.forfeit') })).toContainText(
    label('ui.forfeit-sure'),
  );
  await page.getByRole('button', { name: label('ui.forfeit-no') }).click();
  await expect(page.locator('.announce')).toBeVisible();
  await page.getByRole('button', { name: label('ui.forfeit') }).click();
  await page
    .getByRole('group', { name: label('ui.forfeit') })
    .locator('.primary')
    .click();
  await expect(page.getByRole('dialog')).toContainText('26');
});

test('[GA-5] a definition that makes too many trumps is explained, not proposed', async ({ page }) => {
  await hurry(page);
  await openAt(page, 'down', 6);
  await nextMoment(page);
  await page.locator('.rail .actions .primary').click();
  await expect(page.getByRole('status').filter({ hasText: label('ui.miss-trumps') })).toHaveCount(1);
  await page.locator('.definition-chooser button', { hasText: 'suite' }).last().click();
  const from = page.locator('.definition-chooser input').first();
  await expect(from).toBeVisible();
  await from.fill('1');
  await page.locator('.definition-chooser input').last().fill('48');
  await page.locator('.rail .actions .primary').click();
  await expect(page.locator('.now .refusal')).toContainText(
    refusal('GA-5', { case: 'many', count: 48, least: 2, most: 24 }),
  );
});

test('[GA-5] what a hint proposes is chosen at once, and one may confirm it', async ({ page }) => {
  await hurry(page);
  await openAt(page, 'down', 6);
  await nextMoment(page);
  const primary = page.locator('.rail .actions .primary');
  await expect(primary).toHaveClass(/unready/);
  await askWhat(page);
  const said = await page.locator('.hint').textContent();
  const [, trumps = ''] = /«\u202F(.+)\u202F»/.exec(said ?? '') ?? [];
  await expect(primary).not.toHaveClass(/unready/);
  // It is chosen on the sheet, marked on the small deck and in the hand.
  await expect(page.locator('.definition-chooser [aria-pressed="true"]').first()).toBeVisible();
  await expect(page.locator('.small-deck .marked').first()).toBeVisible();
  await primary.click();
  await expect(page.locator('.log')).toContainText(trumps);
});

test('[GA-10] whoever has a bot for a partner plays the contract of both from both hands', async ({
  page,
}) => {
  await hurry(page);
  // Seat 2 is dummy, and its partner, a bot, is the declarer: about to announce, then to lead.
  await openAt(page, 'down', 10, 2);
  expect(await nextMoment(page)).toBe('announce');
  await expect(page.locator('.dummy .fan .card')).toHaveCount(13);
  await expect(page.locator('.gamate-hand .card')).toHaveCount(13);
  await act(page, byPointer);
  expect(await nextMoment(page)).toBe('lead');
  await expect(page.locator('.rail .asked')).toContainText(label('rail.lead', { from: 'either' }));
  await page.locator('.dummy .card').first().click();
  await page.locator('.rail [data-deed="lead"]').click();
  await expect(page.locator('.dummy .fan .card')).toHaveCount(12);
  // What is not possible is refused as to a declarer.
  while ((await nextMoment(page)) !== 'follow') await act(page, byPointer);
  await expect(page.locator('.fan .card[aria-disabled="false"]').first()).toBeVisible();
  await act(page, byPointer);
  await expect(page.locator('.rail .own')).toContainText(label('ui.role.dummy'));
});

test('[GA-16] between two deals, how the first came out stays until one goes on', async ({ page }) => {
  await hurry(page);
  // Seat 0 is about to lead to the third trick from the end, in the first of two deals or more.
  await openAt(page, 'rubber-two-nil', 51);
  while ((await nextMoment(page)) !== 'deal') await act(page, byPointer);
  const result = page.locator('.deal-result');
  await expect(result.locator('.deal-lines tfoot')).toContainText(/\d+/);
  // The tricks of both camps lie below it; the next deal waits.
  await expect(page.locator('.won-tricks svg')).toHaveCount(13);
  await expect(page.locator('.gamate-hand .card')).toHaveCount(0);
  await expectNoViolations(page);
  await shoot(page, 'gamate-deal');
  await page.getByRole('button', { name: label('ui.next-deal') }).click();
  await expect(result).toHaveCount(0);
  await expect(page.locator('.gamate-hand .card')).toHaveCount(13);
});

test('with letters and arrows a hand is played from the keyboard', async ({ page }) => {
  await hurry(page);
  await openAt(page, 'down', 11);
  const own = page.locator('.gamate-hand .card');
  await own.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(own.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(own.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press(label('ui.key.lead'));
  await expect(own).toHaveCount(12);
});

test('around one device nobody sees another’s hand', async ({ page }) => {
  await hurry(page);
  await page.goto('/gamate/play');
  await seatAround(page, 'Inès', 'Paul', 'Zoé', 'Malo');
  const curtain = page.locator('.curtain');
  for (let turn = 0; turn < 3; turn++) {
    await expect(curtain).toBeVisible();
    // The others' backs lie there, but no card with a face.
    await expect(page.locator('[data-card]')).toHaveCount(0);
    await curtain.getByRole('button').click();
    await expect(page.locator('.gamate-hand .card')).toHaveCount(13);
    expect(await nextMoment(page)).toBe('auction');
    await page.getByRole('button', { name: label('ui.pass'), exact: true }).click();
  }
  await expect(curtain).toBeVisible();
});

test('[GA-7] a bid is said again by touching it where it was said', async ({ page }) => {
  await hurry(page);
  await openAt(page, 'rubber-two-nil', 64);
  await page.getByRole('button', { name: label('ui.next-deal') }).click();
  const said = page.locator('.place button.say').first();
  await said.click();
  const primary = page.locator('.rail .actions .primary');
  await expect(primary).toHaveText(label('ui.repeat'));
  await expect(page.locator('.small-deck .marked').first()).toBeVisible();
  // Another choice takes its place.
  await page.locator('.definition-chooser .kinds .chip').nth(1).click();
  await expect(primary).toHaveText(label('ui.bid'));
});
