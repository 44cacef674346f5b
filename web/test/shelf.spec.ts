import { expectNoViolations, open, shoot } from './pages.ts';
import { expect, test } from './site.ts';

test.describe('in a French browser', () => {
  test('the shelf opens in French', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Que sort-on de l’étagère ?');
  });

  test('a box opens on its sheet', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Mathable/ })
      .click();
    await expect(page).toHaveURL(/\/mathable$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Mathable' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Jouer', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.against')).toContainText('Amande, niveau 2 sur 5');
  });
});

test('from the shelf one opens a big screen, or types the code of one', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/');
  const together = page.locator('.together');
  await expect(together.getByRole('link', { name: 'Sur un grand écran' })).toHaveAttribute('href', '/salon');
  await expectNoViolations(page);
  await shoot(page, 'shelf-together');
  await together.getByRole('link', { name: 'J’ai un code' }).click();
  await expect(page.getByLabel('Le code du grand écran')).toBeEditable();
  await expectNoViolations(page);
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('the shelf opens in English', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expectNoViolations(page);
    await shoot(page, 'shelf-en');
  });
});

test('an address that leads nowhere says so', async ({ page }) => {
  await open(page, '/mathable/nowhere');
  await expect(page.getByRole('heading', { name: 'Il n’y a rien à cette adresse' })).toBeVisible();
});
