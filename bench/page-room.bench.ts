/** From scanning the code of a room to being seated, on a slow phone that was never here. Real house, build, Chromium. */
import { chromium, type Page } from '@playwright/test';
import { api } from '#protocol/http.ts';
import flags from '#tools/setup/chromium-flags.json' with { type: 'json' };
import { serveHouse } from '#web/test/serve.ts';
import { quantile } from './lib/figures.ts';
import { print } from './lib/measure.ts';
import { slowDown } from './lib/page-interaction.ts';
import { weigh } from './lib/page-visit.ts';

/** kB of JavaScript and CSS, with gzip, until one can say who one is. */
const BUDGET = 45;
/** Milliseconds from the link to the seat, for nineteen in twenty; what a person takes to choose is not in it. */
const SEATED_BUDGET = 2000;
const SLOWER = 6;
/** Bytes a second: 1.6 Mbit/s. */
const NETWORK = 200_000;
const VISITS = 20;

const house = await serveHouse();
const path = process.env['ETAGERE_CHROMIUM'];
const browser = await chromium.launch({
  ...(path === undefined ? {} : { executablePath: path }),
  args: flags,
});
try {
  const seated: number[] = [];
  let weight = 0;
  for (let i = 0; i < VISITS; i++) {
    const visit = await join();
    seated.push(visit.ms);
    weight = visit.kb;
  }
  const p95 = Math.round(quantile(seated, 0.95));
  if (weight > BUDGET || p95 > SEATED_BUDGET) process.exitCode = 1;
  print({ bench: 'joining a room', scriptAndStyleKb: weight, budgetKb: BUDGET });
  print({
    bench: 'from the link to the seat',
    slower: SLOWER,
    medianMs: Math.round(quantile(seated, 0.5)),
    p95Ms: p95,
    budgetMs: SEATED_BUDGET,
  });
} finally {
  await browser.close();
  await house.close();
}

/** In a room of their own: the first of a family waits for nobody. */
async function join(): Promise<{ readonly ms: number; readonly kb: number }> {
  const opened = await api(house.url).openRoom();
  if (!opened.ok) throw new Error(opened.why);
  const context = await browser.newContext({
    locale: 'fr-FR',
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const files = new Set<string>();
    page.on('request', request => files.add(new URL(request.url()).pathname));
    await slowDown(page, SLOWER);
    await slowNetwork(page);
    const start = performance.now();
    await page.goto(`${house.url}/s/${opened.value.code}`, { waitUntil: 'commit' });
    const sit = page.getByRole('button', { name: 'M’asseoir' });
    await sit.waitFor();
    const kb = weigh([...files], /\.(js|css)$/);
    await sit.tap();
    await page.getByText('Vous voilà').waitFor();
    return { ms: performance.now() - start, kb };
  } finally {
    await context.close();
  }
}

async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: NETWORK,
    uploadThroughput: NETWORK,
  });
}
