import type { Page } from '@playwright/test';

/** What follows a touch one paint later is there, the rail of a table among it. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>(done =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done()))),
      ),
  );
}
