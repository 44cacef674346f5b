import type { Page } from '@playwright/test';
import { byPointer, playOnce } from '#games/mathable/test/browser/player.ts';
import { expect, type Guest, test } from './online.ts';
import { expectNoViolations, shoot } from './pages.ts';

const TV = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };

/** A big screen, and its code. */
async function openSalon(guest: Guest): Promise<{ readonly screen: Page; readonly code: string }> {
  const screen = await guest('Salon');
  await screen.setViewportSize(TV);
  await screen.goto('/salon');
  const said = await screen.locator('.room-code').textContent();
  return { screen, code: said?.replace(/\s/g, '').toLowerCase() ?? '' };
}

/** Somebody scans the code, and is in. */
async function joins(guest: Guest, code: string, name: string, face: string): Promise<Page> {
  const phone = await guest(name);
  await phone.setViewportSize(PHONE);
  await phone.goto(`/s/${code}`);
  await phone.getByLabel('Nom').fill(name);
  await phone.getByRole('radio', { name: face }).check({ force: true });
  await phone.getByRole('button', { name: 'M’asseoir' }).click();
  await expect(phone.getByRole('heading', { name: `Vous voilà, ${name}.` })).toBeVisible();
  return phone;
}

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
  const asked = (await ines.locator('.rack:not([aria-disabled=true]) button:enabled').count()) > 0 ? ines : paul;
  await asked.reload();
  await expect(asked.locator('[data-tile]')).toHaveCount(7);

  // Another phone says to be Paul: the screen is asked, and the old phone shows nobody's hand any more.
  const other = await guest('Paul bis');
  await other.setViewportSize(PHONE);
  await other.goto(`/s/${code}`);
  await other.getByText('Vous êtes déjà venu').click();
  await other.getByRole('button', { name: 'Je suis Paul' }).click();
  await screen.getByRole('button', { name: 'Oui, c’est Paul' }).click();
  await expect(other.locator('[data-tile]')).toHaveCount(7);
  await expect(paul.locator('[data-tile]')).toHaveCount(0);
  const player = asked === paul ? other : asked;
  await playOnce(player, byPointer(player));
});
