import { nextMoment } from '#games/mathable/test/browser/player.ts';
import { hurry } from './hand.ts';
import { cut, keepOnDevice, kept, keptIds, readReplay } from './kept.ts';
import { open } from './pages.ts';
import { expect, test } from './site.ts';
import { fr } from './words.ts';

const file = readReplay('out-of-tiles-two-players');
const DONE = kept('done', file, { hoursAgo: 5 });
const BEGUN = kept('begun', cut(file, 40), { hoursAgo: 2 });

test('without a game, the list leads to the shelf', async ({ page }) => {
  await open(page, '/games');
  await expect(page.getByRole('heading', { name: fr.label('games.empty') })).toBeVisible();
  await page.getByRole('link', { name: fr.label('games.choose') }).click();
  await expect(page.getByRole('heading', { name: fr.label('shelf.title') })).toBeVisible();
});

test('games are continued and seen again from the list', async ({ page }) => {
  await hurry(page);
  await keepOnDevice(page, DONE, BEGUN);
  await page.goto('/');
  await page.getByRole('link', { name: fr.label('nav.games') }).click();
  const parts = page.locator('.cards-part');
  await expect(parts.getByRole('heading', { level: 2 })).toHaveText([
    fr.label('games.unfinished'),
    fr.label('games.finished'),
  ]);
  await expect(parts.first().locator('.game-scores li')).toHaveCount(2);
  await expect(parts.first().locator('.thumbnail')).toBeVisible();

  await parts
    .last()
    .getByRole('link', { name: /^Revoir/ })
    .click();
  await expect(page).toHaveURL(/\/replay\/done/);
  await page.getByRole('link', { name: fr.label('nav.games') }).click();
  await parts
    .first()
    .getByRole('link', { name: /^Continuer/ })
    .click();
  await expect(page).toHaveURL(/\/table\/begun$/);
  await nextMoment(page);
});

test('a game that one deletes comes back if one thinks better of it', async ({ page }) => {
  await hurry(page);
  await keepOnDevice(page, DONE, BEGUN);
  await open(page, '/games');
  const remove = page.getByRole('button', { name: /^Supprimer/ });
  await expect(remove).toHaveCount(2);
  await remove.first().click();
  await expect(page.locator('.game-card')).toHaveCount(1);
  const undo = page.getByRole('button', { name: fr.label('games.undo') });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(page.locator('.game-card')).toHaveCount(2);
  await expect.poll(async () => (await keptIds(page)).toSorted()).toEqual(['begun', 'done']);

  await remove.last().click();
  await expect.poll(() => keptIds(page)).toEqual(['begun']);
  await page.reload();
  await expect(page.locator('.game-card')).toHaveCount(1);
});

test('the shelf offers the game that was left', async ({ page }) => {
  await hurry(page);
  await keepOnDevice(page, DONE, BEGUN);
  await open(page, '/');
  const place = page.locator('.left-off');
  await expect(place).toContainText('il y a 2 heures');
  await place.getByRole('link', { name: fr.label('shelf.resume') }).click();
  await expect(page).toHaveURL(/\/table\/begun$/);
});

test('whoever has beaten one character is shown their record, and led to the next', async ({ page }) => {
  await hurry(page);
  // What a bot plays in one's place is not won by oneself.
  const entries = file.entries.map(one => (one.seat === 0 ? { ...one, by: 'player' } : one));
  await keepOnDevice(page, { ...kept('won', { ...file, entries }), ranks: [1, 2] });
  await open(page, '/mathable/play');
  await expect(page.getByRole('group', { name: fr.label('seat', { seat: 2 }) })).toContainText(
    fr.label('bot.record', { played: 1, won: 1 }),
  );
  await open(page, '/mathable');
  const name = fr.label('bot.3.name');
  const level = fr.label('bot.level-short', { level: 3 });
  await page.getByRole('link', { name: fr.label('sheet.rival', { name, level }) }).click();
  await expect(page.locator('.seat .name')).toHaveText([fr.label('table.you'), name]);
});
