/** How much moves on its own while a screen arrives over a slow network: Chromium's cumulative layout shift. */
import type { Page } from '@playwright/test';
import { uiRegistry } from '#games/registry-ui.ts';
import { visits } from '#web/test/engines/visits.ts';
import { print } from './lib/measure.ts';
import { openSite } from './lib/page-visit.ts';

/** Nobody sees less than this; what search engines call good is 0.1. */
const AT_MOST = 0.02;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** A telephone in the country: 1.6 megabits in a second, and 150 ms until the first of them. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };

interface Shift {
  readonly value: number;
  /** What moved, the first few. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

const wanted = process.env['ETAGERE_SCREENS']?.split(' ') ?? [''];
const addresses = [
  ...visits([]).map(({ address }) => address),
  ...Object.keys(uiRegistry).map(id => `/${id}/play?now`),
].filter(address => wanted.some(word => address.includes(word)));

const site = await openSite();
try {
  for (const address of addresses) {
    for (const size of SIZES) {
      // Whatever becomes of one screen, all are looked at before the bench fails.
      try {
        await lookAt(address, size);
      } catch (error) {
        print({ bench: `layout shift of ${address}`, width: size.width, error: String(error) });
        process.exitCode = 1;
      }
    }
  }
} finally {
  await site.close();
}

async function lookAt(address: string, size: (typeof SIZES)[number]): Promise<void> {
  const context = await site.newVisitor();
  const page = await context.newPage();
  await page.setViewportSize(size);
  await observeShifts(page);
  await slowNetwork(page);
  await page.goto(`${site.url}${address}`);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => window.shifts);
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  print({
    bench: `layout shift of ${address}`,
    width: size.width,
    shift: Math.round(shift * 10_000) / 10_000,
    atMost: AT_MOST,
    ...(shift > AT_MOST && { moved: shifts.flatMap(({ moved }) => moved).slice(0, 6) }),
  });
  if (shift > AT_MOST) process.exitCode = 1;
  await context.close();
}

/** From the very first drawing on. What somebody brings about by touching does not count. */
async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : '';
    window.shifts = [];
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) window.shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
}
