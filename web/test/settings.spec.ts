import { open } from './pages.ts';
import { expect, test } from './site.ts';

test('settings are kept on the device', async ({ page }) => {
  await open(page, '/settings');
  await page.getByText('Soir', { exact: true }).click();
  await page.getByText('Vitesse double', { exact: true }).click();
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(4);
});
