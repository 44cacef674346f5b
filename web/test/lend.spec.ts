import { makeWords } from '#text/words.ts';
import pagesFr from '../text/fr.json' with { type: 'json' };
import menuFr from '../text/menu/fr.json' with { type: 'json' };
import { hurry, press } from './hand.ts';
import { keepOnDevice, kept, opening } from './kept.ts';
import { expectNoViolations, open, shoot } from './pages.ts';
import { expect, test } from './site.ts';

const { label } = makeWords('fr', pagesFr, menuFr);

test.beforeEach(({ page }) => hurry(page));

test('alone: a bot plays for me until I take my seat back, across a reload @phone', async ({ page }) => {
  await keepOnDevice(page, kept('mine', opening('super-bonus').file));
  await open(page, '/table/mine');
  const step = Number(await page.locator('[data-step]').getAttribute('data-step'));
  await press(page, label('table.menu'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('table.lend') })
    .click();
  const back = page.getByRole('button', { name: label('table.take-back') });
  await expect(back).toBeVisible();
  await expect(page.locator('.seat').first()).toContainText(label('table.lent'));
  await expect
    .poll(async () => Number(await page.locator('[data-step]').getAttribute('data-step')))
    .toBeGreaterThan(step);
  await expectNoViolations(page);
  await shoot(page, 'lent');
  await page.reload();
  await expect(back).toBeVisible();
  await back.click();
  await expect(back).toHaveCount(0);
  await expect(page.locator('.seat').first()).not.toContainText(label('table.lent'));
  // The bot of the other seat answers, then it is mine again.
  await expect(page.getByRole('button', { name: /^(Passer|Finir le tour|Ne pas piocher)$/ })).toBeVisible({
    timeout: 20_000,
  });
});

test('around one device: one of two lends their seat, and the device stays with the other', async ({
  page,
}) => {
  const one = kept('two', opening('super-bonus').file);
  const chairs = ['Ada', 'Ben'].map(name => ({ kind: 'person', name }) as const);
  await keepOnDevice(page, { ...one, chairs });
  await open(page, '/table/two');
  await page
    .getByRole('button', { name: /Ada|Voir|prêt|Montrer/ })
    .first()
    .click();
  await press(page, label('table.menu'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('table.lend') })
    .click();
  await expect(
    page.getByRole('button', { name: label('table.take-back-of', { name: 'Ada' }) }),
  ).toBeVisible();
  // A bot ends Ada's turn: the curtain falls for Ben.
  await expect(page.locator('.curtain')).toContainText('Ben', { timeout: 20_000 });
  await expectNoViolations(page);
});
