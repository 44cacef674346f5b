import type { Page } from '@playwright/test';

/** The browser's own clock from input to the next paint, in ms. It reports nothing under 16. */
const SHORTEST_REPORTED = 16;
/** How long a finger rests on glass; ms. */
const ON_GLASS = 80;

declare global {
  interface Window {
    slowest: number;
    /** Attributes, texts and elements that are not as they were. */
    changes: number;
    longTasks: number[];
  }
}

/** Starts the browser's own measurements, before anything of ours runs. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.slowest = 0;
    window.changes = 0;
    window.longTasks = [];
    new MutationObserver(list => {
      window.changes += list.length;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    new PerformanceObserver(list => {
      // A finger, not what hovers on its way there.
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) window.slowest = Math.max(window.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** Looks at the page all the time, from afar: where nobody looks, Chromium may forget to say when a paint was seen. */
export async function watch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ sessionId }) => {
    // Whatever was on its way when the page was closed is not answered.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 39, maxHeight: 84 });
}

export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Tap {
  /** Until what it changed was painted. */
  readonly ms: number;
  readonly changes: number;
}

/** Taps one of the elements that a finger can reach, another one each time. */
export async function tap(page: Page, selector: string, time: number): Promise<Tap> {
  const spots = await page.evaluate(withinReach, selector);
  const spot = spots[time % Math.max(1, spots.length)];
  if (spot === undefined) throw new Error(`${selector} is not within reach`);
  await page.evaluate(() => {
    window.slowest = 0;
    window.changes = 0;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  await page.waitForTimeout(ON_GLASS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  // Entries arrive after the paint they speak of.
  await page.waitForTimeout(250);
  const { slowest, changes } = await page.evaluate(() => ({
    slowest: window.slowest,
    changes: window.changes,
  }));
  return { ms: Math.max(SHORTEST_REPORTED, slowest), changes };
}

/** Runs in the page: everything it needs is inside. Of a card that others lie on, its corner can be reached. */
function withinReach(selector: string): Spot[] {
  return [...document.querySelectorAll(selector)].flatMap(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const spots = [0.5, 0.12].map(part => ({ x: left + width * part, y: top + height * part }));
    const isThere = ({ x, y }: Spot): boolean => one.contains(document.elementFromPoint(x, y));
    return spots.filter(isThere).slice(0, 1);
  });
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
