/**
 * Pictures for people to look at: every moment of the three card games and the main screens of the others, at four
 * widths, by day and in the evening. `npm run shots` writes them; no test is made of them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { CARD_TABLES } from './card-tables.ts';
import { hurry } from './hand.ts';
import { keepOnDevice } from './kept.ts';
import { VISITS } from './screens.ts';
import { test } from './site.ts';
import { SHOTS } from './unseen.ts';
import { fr } from './words.ts';

/** A laptop, a desktop, a large screen; a telephone is another device. */
const SIZES = {
  desktop: [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ],
  phone: [{ width: 390, height: 844 }],
} as const;

/** The tables of the card games by their moments, and all screens that are tested. */
const ALL = [...CARD_TABLES, ...VISITS];

for (const { name, kept, screens } of ALL) {
  test(`pictures: ${name}`, { tag: '@phone' }, async ({ page }, { project }) => {
    test.setTimeout(600_000);
    await mkdir(SHOTS, { recursive: true });
    await hurry(page);
    const matches = kept();
    if (matches.length > 0) await keepOnDevice(page, ...matches);
    for (const screen of screens) {
      await screen.show(page, fr);
      // Plates and backs are drawn when the rest is there.
      await page.waitForLoadState('networkidle');
      for (const size of SIZES[project.name === 'phone' ? 'phone' : 'desktop']) {
        await page.setViewportSize(size);
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme });
          await take(page, theme === 'light' ? screen.name : `${screen.name}-evening`, size.width);
        }
      }
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}

/** WebP, which every browser opens and which is a fifth as large. */
async function take(page: Page, name: string, width: number): Promise<void> {
  // What places itself by the size of the window has done so by the second frame.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  await session.detach();
  await writeFile(resolve(SHOTS, `${name}-${width}.webp`), Buffer.from(data, 'base64'));
}
