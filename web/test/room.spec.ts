import type { Page } from '@playwright/test';
import { byPointer, playOnce } from '#games/mathable/test/browser/player.ts';
import { expect, test } from './online.ts';
import { expectNoSideways, expectNoViolations, shoot } from './pages.ts';
import { joins, openSalon } from './room.ts';

/** A code that leads nowhere is a 404, which the console notes. */
test.use({ provoked: /status of 404/ });

const PHONE = { width: 390, height: 844 };

test('a screen and two phones: people join, play Mathable, reload, and change phones', async ({ guest }) => {
  const { screen, code } = await openSalon(guest);
  await expect(screen.locator('.way-in .qr')).toBeVisible();
  await expectNoViolations(screen);
  const ines = await joins(guest, code, 'Inès', 'Renard');
  const paul = await joins(guest, code, 'Paul', 'Hibou');
  await expect(screen.locator('.room-seats')).toContainText('Inès');
  await expect(screen.locator('.room-seats')).toContainText('Paul');
  await expect(paul.getByText('Inès choisit la boîte.')).toBeVisible();
  await expectNoViolations(paul);
  await ines.getByRole('button', { name: /Mathable/ }).click();
  await expectNoViolations(ines);
  await shoot(screen, 'room-lobby');
  await shoot(ines, 'room-wait');
  await ines.getByRole('button', { name: 'Commencer' }).click();
  for (const page of [screen, ines, paul]) await expect(page.locator('[data-step]')).toBeVisible();
  // A hand on each phone, and none on the screen.
  for (const page of [ines, paul]) await expect(page.locator('[data-tile]')).toHaveCount(7);
  await expect(screen.locator('[data-tile]')).toHaveCount(0);
  await expectNoViolations(screen);
  await shoot(screen, 'room-mathable');

  // Asleep and back: what one had is there.
  const isPauls = /Paul/.test((await screen.locator('.seat[aria-current="true"]').textContent()) ?? '');
  await ines.reload();
  await expect(ines.locator('[data-tile]')).toHaveCount(7);

  // Another phone says to be Paul: the screen is asked, and the old phone shows nobody's hand any more.
  const other = await guest('Paul bis');
  await other.setViewportSize(PHONE);
  await other.goto(`/s/${code}`);
  await other.getByText('Vous êtes déjà venu').click();
  await other.getByRole('button', { name: 'Je suis Paul' }).click();
  await screen.getByRole('button', { name: 'Oui, c’est Paul' }).click();
  await expect(other.locator('[data-tile]')).toHaveCount(7);
  await expect(paul.locator('[data-tile]')).toHaveCount(0);
  // The phone that is asked plays, and the screen shows it.
  const player = isPauls ? other : ines;
  const step = await screen.locator('[data-step]').getAttribute('data-step');
  await playOnce(player, byPointer(player));
  await expect(screen.locator('[data-step]')).not.toHaveAttribute('data-step', step ?? '');
});

test('somebody without a phone plays at the screen, whose hand is hidden until they ask for it', async ({
  guest,
}) => {
  const { screen, code } = await openSalon(guest);
  await joins(guest, code, 'Inès', 'Renard');
  await screen.getByRole('button', { name: 'Sans téléphone' }).click();
  await screen.getByLabel('Nom').fill('Mamie');
  await screen.getByRole('button', { name: 'Jouer à l’écran' }).click();
  await expect(screen.locator('.room-seats')).toContainText('joue à l’écran');
  await screen.getByRole('button', { name: /Matryoshka/ }).click();
  await screen.getByRole('button', { name: 'Commencer' }).click();
  await expect(screen.locator('.at-table [data-step]')).toBeVisible();
  await screen.getByRole('button', { name: 'C’est moi, Mamie' }).click();
  await expect(screen.locator('.behind-curtain [data-step]')).toBeVisible();
  await expect(screen.locator('.behind-curtain .own')).toContainText('Mamie');
  await screen.getByRole('button', { name: 'Cacher ma main' }).click();
  await expect(screen.locator('.at-table [data-step]')).toBeVisible();
  // It is reloaded, and is the same screen of the same room with the same people.
  await screen.reload();
  await expect(screen.getByRole('button', { name: 'C’est moi, Mamie' })).toBeVisible();
  await expect(screen.locator('.own')).toHaveCount(0);
});

test('a tile that is laid and not confirmed is told to the big screen, and taken back', async ({ guest }) => {
  const { screen, code } = await openSalon(guest);
  const tried: unknown[] = [];
  screen.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { t: string; move?: unknown };
      if (message.t === 'trying') tried.push(message.move);
    });
  });
  // Its socket is heard from its beginning.
  await screen.reload();
  const ines = await joins(guest, code, 'Inès', 'Renard');
  await ines.getByRole('button', { name: /Mathable/ }).click();
  await ines.getByRole('button', { name: 'Commencer' }).click();
  await expect(ines.locator('.hand-bar h1')).toHaveText('À vous, Inès', { timeout: 60_000 });
  const open = ines.locator('[data-cell][aria-label*="rapporterait"]');
  for (let slot = 6; slot >= 0; slot--) {
    await ines.locator('[data-tile]').nth(slot).click();
    await expect(ines.locator('.board[aria-busy="false"]')).toBeVisible();
    if ((await open.count()) > 0) break;
  }
  await open.first().click();
  await expect.poll(() => tried).toEqual([expect.objectContaining({ kind: 'place' })]);
  await ines.getByRole('button', { name: 'Reprendre' }).click();
  await expect.poll(() => tried).toEqual([expect.objectContaining({ kind: 'place' }), null]);
});

test('a code that nobody has is said to be none, and the field keeps what was typed', async ({ guest }) => {
  const phone = await guest('Perdu');
  await phone.setViewportSize(PHONE);
  await phone.goto('/s/moki99');
  await expect(phone.getByRole('alert').first()).toContainText('MOKI 99 n’existe pas');
  await expect(phone.getByLabel('Le code du grand écran')).toHaveValue('MOKI 99');
  await expectNoViolations(phone);
  await phone.getByLabel('Le code du grand écran').fill('noix');
  await phone.getByRole('button', { name: 'Entrer' }).click();
  await expect(phone.getByRole('alert').first()).toContainText('un mot et un nombre');
});

for (const { locale, width, words } of [
  {
    locale: 'fr-FR',
    width: 390,
    words: { turn: 'À vous', board: 'Le plateau', cover: 'Cacher ma main', begin: 'Commencer' },
  },
  {
    locale: 'en-GB',
    width: 320,
    words: { turn: 'Your turn', board: 'The board', cover: 'Hide my hand', begin: 'Begin' },
  },
])
  test.describe(`phones of ${width} px, ${locale}`, () => {
    test.use({ locale });

    for (const box of ['Mathable', 'Calculator', 'Gamate', 'Mathisto', 'Matryoshka'])
      test(`${box}: a phone is a hand, and leaves seats and story to the big screen`, async ({ guest }) => {
        const { screen, code } = await openSalon(guest);
        const phones: Page[] = [];
        for (const name of ['Inès', 'Paul']) {
          const phone = await guest(name);
          await phone.setViewportSize({ width, height: 844 });
          await phone.goto(`/s/${code}`);
          await phone.locator('form input:not([type="radio"])').fill(name);
          await phone.locator('form .primary').click();
          await expect(phone.locator('.me h1')).toBeVisible();
          phones.push(phone);
        }
        await screen.getByRole('button', { name: new RegExp(box) }).click();
        await screen.getByRole('button', { name: words.begin, exact: true }).click();
        for (const phone of phones) {
          await expect(phone.locator('.hand-bar')).toBeVisible();
          await expect(
            phone.locator('.table-bar, .open-log, .seat:not(:has(.aim))').filter({ visible: true }),
          ).toHaveCount(0);
          await shoot(phone, `hand-${box}-${phones.indexOf(phone)}`);
          await expectNoSideways(phone);
          await expectNoViolations(phone);
        }
        const asked = screen.locator('.seat[aria-current="true"]');
        for (const phone of phones) {
          const name = phone === phones[0] ? 'Inès' : 'Paul';
          const [board, hand] = [phone.locator('main > .board'), phone.locator('main > .hand')];
          if ((await asked.filter({ hasText: name }).count()) > 0) {
            await expect(phone.locator('.hand-bar h1')).toHaveText(`${words.turn}, ${name}`);
            await expect(board).toBeVisible();
            continue;
          }
          await expect(phone.locator('.who-plays h2')).toBeVisible();
          await expect(board).toBeHidden();
          await phone.getByRole('button', { name: words.board, exact: true }).click();
          await expect(board).toBeVisible();
          await phone.getByRole('button', { name: words.board, exact: true }).click();
          await phone.getByRole('button', { name: words.cover }).click();
          await expect(hand).toBeHidden();
        }
      });
  });
