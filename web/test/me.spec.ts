import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Words } from '#text/words.ts';
import { press } from './hand.ts';
import { troubles } from './layout.ts';
import { expect, test } from './online.ts';
import { expectNoSideways, expectNoViolations, open, shoot } from './pages.ts';
import { fr, phrasesIn, say } from './words.ts';

test('nobody becomes a guest by looking at the settings', async ({ page }) => {
  await open(page, '/settings');
  await expect(page.getByRole('button', { name: fr.label('me.enter') })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await press(page, fr.label('me.enter'));
  await expect(page.getByLabel(fr.label('me.name'))).not.toHaveValue('');
  expect(await page.context().cookies()).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }]);
});

test('a name and a face are kept, and seen by the others', async ({ guest }) => {
  const [ines, paul] = [await guest('Inès'), await guest('Paul')];
  await ines.goto('/mathable/invite');
  await press(ines, fr.label('online.invite.send'));
  await expect(ines).toHaveURL(/\/t\//);
  await paul.goto(ines.url());
  await expect(paul.locator('.waiting-seat').first()).toContainText('Inès');

  await openMe(ines);
  await ines.getByLabel(fr.label('me.name')).fill('Ínês');
  await ines.getByRole('radio', { name: fr.label('me.face.owl') }).check();
  await press(ines, fr.label('me.save'));
  await expect(ines.locator('.me')).toContainText(fr.label('me.saved'));
  await expect(paul.locator('.waiting-seat').first()).toContainText('Ínês');
  await ines.reload();
  await expect(ines.getByLabel(fr.label('me.name'))).toHaveValue('Ínês');
  await expect(ines.getByRole('radio', { name: fr.label('me.face.owl') })).toBeChecked();
});

test.describe('what will not do', () => {
  test.use({ provoked: /status of 400/ });

  test('a name that cannot be read is refused with a sentence', async ({ guest }) => {
    const ines = await guest('Inès');
    await openMe(ines);
    await ines.getByLabel(fr.label('me.name')).fill('\u2800\u2800');
    await press(ines, fr.label('me.save'));
    await expect(ines.getByRole('alert')).toContainText(fr.label('online.trouble.bad-name'));
  });
});

test('a passkey brings a name to another device, until it is removed', async ({ guest }) => {
  const ines = await guest('Inès');
  const device = await ines.context().newCDPSession(ines);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openMe(ines);
  await press(ines, fr.label('me.passkeys.add'));
  await expect(ines.locator('.me')).toContainText(fr.label('me.passkeys.added'));
  await expect(ines.locator('.me-keys li')).toHaveCount(1);

  // As good as another device: nothing is left but the passkey.
  await forgetDevice(ines);
  await ines.reload();
  await press(ines, fr.label('me.enter'));
  await expect(ines.getByLabel(fr.label('me.name'))).not.toHaveValue('Inès');
  await press(ines, fr.label('me.passkeys.enter'));
  await expect(ines.locator('.me')).toContainText(fr.label('me.passkeys.entered', { name: 'Inès' }));
  await expect(ines.getByLabel(fr.label('me.name'))).toHaveValue('Inès');

  await ines.locator('.me-keys button').click();
  await expect(ines.locator('.me-keys li')).toHaveCount(0);
  // Whoever has this device next has no key.
  await device.detach();
});

test('everything can be taken along, and erased', async ({ guest }) => {
  const ines = await guest('Inès');
  await openMe(ines);
  const saving = ines.waitForEvent('download');
  await ines.getByRole('link', { name: fr.label('me.data.export') }).click();
  const file = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as {
    readonly player: { readonly name: string };
  };
  expect(file.player.name).toBe('Inès');

  await press(ines, fr.label('me.data.erase'));
  await expect(ines.getByRole('dialog')).toContainText(fr.label('me.erase.stays'));
  await press(ines, fr.label('me.erase.keep'));
  await expect(ines.getByLabel(fr.label('me.name'))).toHaveValue('Inès');
  await press(ines, fr.label('me.data.erase'));
  await press(ines, fr.label('me.erase.do'));
  await expect(ines.locator('.me')).toContainText(fr.label('me.erased'));
  expect(await ines.context().cookies()).toEqual([]);
  await press(ines, fr.label('me.enter'));
  await expect(ines.getByLabel(fr.label('me.name'))).not.toHaveValue('Inès');
});

test('everybody can see and reach everything', async ({ guest }) => {
  const ines = await guest('Inès');
  await openMe(ines);
  await expect(ines.locator('.me-part')).toHaveCount(2);
  const isPhone = (ines.viewportSize()?.width ?? 0) < 600;
  expect(await troubles(ines, { finger: isPhone })).toEqual([]);
  for (const theme of ['light', 'dark'] as const) {
    await ines.emulateMedia({ colorScheme: theme });
    await expectNoViolations(ines);
    await shoot(ines, `settings-me-${theme}`);
  }
  for (const [width, height] of [
    [320, 568],
    [3840, 2160],
  ] as const) {
    await ines.setViewportSize({ width, height });
    await expectNoSideways(ines);
    expect(await troubles(ines, { finger: false })).toEqual([]);
  }
  await press(ines, fr.label('me.data.erase'));
  await expectNoViolations(ines);
});

test('in English nothing is left in French', async ({ guest }) => {
  const ines = await guest('Inès');
  await ines.addInitScript(() => localStorage.setItem('etagere.language', 'en'));
  await openMe(ines, say.en);
  await press(ines, say.en.label('me.data.erase'));
  const said = await ines.locator('.me').innerText();
  expect(phrasesIn(said, 'fr')).toEqual([]);
});

/** The settings, with all that the server keeps. A device that was never online is asked first. */
async function openMe(page: Page, { label }: Words = fr): Promise<void> {
  await page.goto('/settings');
  const enter = page.getByRole('button', { name: label('me.enter') });
  const form = page.locator('.me-form');
  await expect(enter.or(form)).toBeVisible();
  if (await enter.isVisible()) await enter.click();
  await expect(form).toBeVisible();
}

async function forgetDevice(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('etagere.online'));
}
