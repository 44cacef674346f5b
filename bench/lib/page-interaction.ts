import type { Page } from '@playwright/test';

/** The browser's own clock from input to the next paint, in ms. It reports nothing under 16. */
const SHORTEST_REPORTED = 16;

declare global {
  interface Window {
    slowest: number;
    longTasks: number[];
  }
}

/** Starts the browser's own measurements, before anything of ours runs. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.slowest = 0;
    window.longTasks = [];
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) window.slowest = Math.max(window.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Presses the middle of an element, whatever lies over it; ms until what it changed was painted. */
export async function press(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the page`);
  await page.evaluate(() => {
    window.slowest = 0;
  });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  // Entries arrive after the paint they speak of.
  await page.waitForTimeout(250);
  return Math.max(SHORTEST_REPORTED, await page.evaluate(() => window.slowest));
}

/** The longest stretch in which the page could not answer, while something happens; 0 if all were under 50 ms. */
export async function longestTaskDuring(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.longTasks = [];
  });
  await work();
  await page.waitForTimeout(250);
  return page.evaluate(() => Math.round(Math.max(0, ...window.longTasks)));
}
