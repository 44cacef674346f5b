import type { BrowserType, LaunchOptions } from '@playwright/test';
import { asCall, type Engine, WINDOW } from './engine.ts';

/** Chromium, and Playwright's own builds of the others where somebody has installed them. */
export async function byPlaywright(
  name: string,
  type: BrowserType,
  options: LaunchOptions = {},
): Promise<Engine> {
  const browser = await type.launch(options);
  const page = await browser.newPage({ locale: 'fr-FR', viewport: WINDOW });
  return {
    name: `${name} ${browser.version()}`,
    goTo: async url => {
      await page.goto(url);
    },
    call: (work, given) => page.evaluate(asCall(work, given)),
    press: ({ x, y }) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}
