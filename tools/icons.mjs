/** `node tools/run.mjs tools/icons.mjs` draws web/public/icon-*.png from icon.svg. Run it when that changes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from './setup/browser.mjs';
import { inRoot } from './setup/root.mjs';

const PAPER = '#f5f1e8';

/** A maskable icon is cut to a circle or a drop: the drawing keeps to the middle, the paper goes to the edge. */
const ICONS = [
  { name: 'icon-180', size: 180, share: 0.9, edge: PAPER },
  { name: 'icon-192', size: 192, share: 1, edge: 'transparent' },
  { name: 'icon-512', size: 512, share: 1, edge: 'transparent' },
  { name: 'icon-maskable-192', size: 192, share: 0.8, edge: PAPER },
  { name: 'icon-maskable-512', size: 512, share: 0.8, edge: PAPER },
];

const drawing = readFileSync(inRoot('web', 'public', 'icon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: await findOrInstallBrowser(process.execPath),
  args: ['--no-sandbox'],
});
for (const { name, size, share, edge } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>
    body { margin: 0; background: ${edge}; height: 100vh; display: grid; place-items: center; }
    svg { width: ${share * 100}%; }
  </style>${drawing}`);
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(inRoot('web', 'public', `${name}.png`), png);
  await page.close();
}
await browser.close();
