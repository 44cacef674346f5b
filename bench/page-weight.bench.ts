/** What a first visit costs, and how fast a table answers on a slow phone. Real server, real build, real Chromium. */
import type { Page } from '@playwright/test';
import { uiRegistry } from '#games/registry-ui.ts';
import { LEAF, putMatches } from '#web/test/kept.ts';
import { quantile } from './lib/figures.ts';
import { print } from './lib/measure.ts';
import { longestTaskDuring, observe, slowDown, tap, watch } from './lib/page-interaction.ts';
import { fetchedAtRest, openSite, type Site, weigh, workerFiles } from './lib/page-visit.ts';
import { TOUCHES, type Touches, touchedTables } from './lib/touches.ts';

/** kB of JavaScript and CSS, with gzip, for a first visit to the shelf. */
const SHELF_BUDGET = 55;
/** The same straight to a table that is newly dealt. */
const TABLE_BUDGET = 75;
/** Six times slower than this machine: about a phone of four years ago. */
const SLOWER = 6;
/** At each table. */
const PRESSES = 60;
/** Milliseconds from pointer to paint that nineteen in twenty touches keep to. */
const PAINT_BUDGET = 50;
/** What the shelf says of its last box: it has been told of all. */
const LAST_LINE = '.contents li:last-child .line:not(:empty)';
const MY_TURN = '[data-tile]:not([aria-disabled="true"])';

const site = await openSite();
try {
  await firstLoad(site, { address: '/', until: LAST_LINE, budget: SHELF_BUDGET });
  for (const [id, { ui }] of Object.entries(uiRegistry)) {
    if (ui === undefined) continue;
    await firstLoad(site, { address: `/${id}/play?now`, until: 'main .board', budget: TABLE_BUDGET });
  }
  await touching(site);
  await thinking(site);
} finally {
  await site.close();
}

interface Visit {
  readonly address: string;
  readonly until: string;
  readonly budget: number;
}

async function firstLoad({ url, newVisitor, takeRequests }: Site, visit: Visit): Promise<void> {
  const context = await newVisitor();
  const page = await context.newPage();
  takeRequests();
  await page.goto(`${url}${visit.address}`);
  await page.locator(visit.until).first().waitFor();
  await page.waitForLoadState('networkidle');
  const requests = takeRequests();
  const forBots = workerFiles(requests);
  const atRest = await fetchedAtRest(page);
  const forPage = requests.filter(file => !forBots.has(file) && !atRest.has(file));
  const scriptAndStyleKb = weigh(forPage, /\.(js|css)$/);
  // All are weighed before the bench fails.
  if (scriptAndStyleKb > visit.budget) process.exitCode = 1;
  print({
    bench: `first load of ${visit.address}`,
    scriptAndStyleKb,
    atMostKb: visit.budget,
    fontsKb: weigh(forPage, /\.woff2$/),
    botsKb: weigh(
      requests.filter(file => forBots.has(file)),
      /\.js$/,
    ),
    files: forPage.length,
    atRestKb: weigh(
      [...atRest].filter(file => !forBots.has(file)),
      /\.(js|css)$/,
    ),
  });
  await context.close();
}

/** One device with a table of each game. */
async function touching({ url, newVisitor }: Site): Promise<void> {
  const context = await newVisitor();
  const page = await context.newPage();
  await observe(page);
  await watch(page);
  await page.goto(`${url}${LEAF}`);
  await page.evaluate(putMatches, await touchedTables());
  for (const touches of TOUCHES) {
    await page.goto(`${url}/table/${touches.table}`);
    const times = await touchAll(page, touches);
    const p95Ms = quantile(times, 0.95);
    if (p95Ms > PAINT_BUDGET) process.exitCode = 1;
    print({
      bench: `from pointer to paint at ${touches.table}`,
      cpuSlower: SLOWER,
      interactions: times.length,
      medianMs: quantile(times, 0.5),
      p95Ms,
      p95AtMostMs: PAINT_BUDGET,
      mostMs: quantile(times, 1),
    });
  }
  await context.close();
}

async function touchAll(page: Page, { turns }: Touches): Promise<number[]> {
  for (const selector of turns.slice(0, 1)) await page.locator(selector).first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page, SLOWER);
  const step = await page.locator('[data-step]').getAttribute('data-step');
  const times: number[] = [];
  const changed = new Set<string>();
  for (let time = 0; times.length < PRESSES; time++)
    for (const selector of turns) {
      const { ms, changes } = await tap(page, selector, time);
      times.push(ms);
      if (changes > 0) changed.add(selector);
    }
  for (const selector of turns) if (!changed.has(selector)) throw new Error(`${selector} answers no touch`);
  if ((await page.locator('[data-step]').getAttribute('data-step')) !== step)
    throw new Error('a touch was a move');
  await slowDown(page, 1);
  return times;
}

/** The strongest bot thinks for a turn: the page must stay free. */
async function thinking({ url, newVisitor }: Site): Promise<void> {
  const context = await newVisitor();
  const page = await context.newPage();
  await observe(page);
  await page.goto(`${url}/mathable/play`);
  await page.getByRole('group', { name: 'Joueur 2' }).getByRole('button', { name: 'Carambole' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.locator(MY_TURN).first().waitFor({ timeout: 120_000 });
  await slowDown(page, SLOWER);
  const start = performance.now();
  const longest = await longestTaskDuring(page, () => exchangeAndWait(page));
  print({
    bench: 'longest task while the strongest bot plays a turn',
    cpuSlower: SLOWER,
    longestTaskMs: longest,
    turnMs: Math.round(performance.now() - start),
  });
  await context.close();
}

/** The quickest way to give the turn away: one tile goes back into the bag. */
async function exchangeAndWait(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Échanger' }).click();
  await page.locator('[data-tile]').first().click();
  await page.locator('.actions .primary').click();
  await page.locator('[data-tile][aria-disabled="true"]').first().waitFor();
  await page.locator(MY_TURN).first().waitFor({ timeout: 120_000 });
}
