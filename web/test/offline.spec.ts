import { goOffline, open, waitUntilKept } from './pages.ts';
import { serveClient } from './serve.ts';
import { expect, test } from './site.ts';

test.use({ keepsClient: true });

test('after one visit everything works without a network, a new table included', async ({ page }) => {
  const client = await serveClient();
  await open(page, `${client.url}/`);
  await waitUntilKept(page);
  await goOffline(page);
  // The browser's switch does not reach the worker: the server must be gone.
  await client.close();
  const at = (address: string): string => `${client.url}${address}`;

  for (const address of ['/', '/mathable', '/mathable/rules', '/settings', '/games']) {
    await open(page, at(address));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }

  await page.goto(at('/mathable/play?now'));
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  await expect(page.locator('[data-cell="8I"]')).toBeVisible();
  const table = page.url();

  await page.reload();
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  expect(page.url()).toBe(table);
});

test('the client can be installed', async ({ page, request }) => {
  await open(page, '/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Étagère', start_url: '/', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.ok(), src).toBe(true);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (type !== 'image/png') continue;
    // A PNG says its width in bytes 16 to 19.
    const width = (await icon.body()).readUInt32BE(16);
    expect(sizes).toBe(`${width}x${width}`);
  }
});
